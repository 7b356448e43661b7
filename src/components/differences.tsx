import { Fragment } from 'react';
import type { Difference } from '../../shape/token.ts';
import { Text } from './text.tsx';
import './differences.css';

/** The mark, as it is written in a text. */
const MARK = '*';

/**
 * A text in which each `*` is a link to the note on differences.
 *
 * @param note id of that note
 */
export function Marked({ text, note }: { text: string; note: string }) {
  return text.split(MARK).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a className="difference-mark" href={`#${note}`} aria-labelledby={`${note}-title`}>
          {MARK}
        </a>
      )}
      <Text>{part}</Text>
    </Fragment>
  ));
}

interface Props {
  id: string;
  title: string;
  differences: readonly Difference[];
}

/** Facts with the values that different places give, side by side; nothing without any. */
export function Differences({ id, title, differences }: Props) {
  if (differences.length === 0) return null;
  return (
    <div
      className="differences grid gap-1 px-3 py-2 border border-line rounded-control text-sm break-inside-avoid md:gap-2 md:px-5 md:py-4"
      id={id}
    >
      <p className="font-600" id={`${id}-title`}>
        {title}
      </p>
      <dl>
        {differences.map(({ fact, readings }) => (
          <Fragment key={fact}>
            <dt>{fact}</dt>
            {readings.map(({ value, place }) => (
              <dd key={place}>
                {`${value} `}
                <small>{`(${place})`}</small>
              </dd>
            ))}
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
