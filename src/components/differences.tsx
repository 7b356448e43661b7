import { Fragment } from 'react';
import type { Difference } from '../../shape/token.ts';
import { SectionLink } from './links.tsx';
import { Text } from './text.tsx';
import './differences.css';

/** The mark, as it is written in a text. */
const MARK = '*';
/** Id of the ledger's title. */
const TITLE_ID = 'readings';
/** Id of a fact's row in the ledger. */
const rowId = (fact: string): string => `reading-${fact}`;

/**
 * A text in which each `*` is a link to a fact's row in the ledger.
 *
 * @param fact the fact's id; without one, a `*` is a letter like any other
 */
export function Marked({ text, fact }: { text: string; fact?: string }) {
  if (fact === undefined) return <Text>{text}</Text>;
  return text.split(MARK).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a className="difference-mark" href={`#${rowId(fact)}`} aria-labelledby={`${TITLE_ID} ${rowId(fact)}-name`}>
          {MARK}
        </a>
      )}
      <Text>{part}</Text>
    </Fragment>
  ));
}

/** The facts that are stated in two ways: of each, both values side by side, with links to their places. */
export function Ledger({ title, differences }: { title: string; differences: readonly Difference[] }) {
  return (
    <div className="ledger pt-4 lg:pt-0">
      <h3 className="pb-3 text-heading" id={TITLE_ID}>
        {title}
      </h3>
      <dl>
        {differences.map(({ id, fact, readings }) => (
          <div key={id} id={rowId(id)} className="grid grid-cols-2 gap-x-4 py-2 lg:py-3 xl:grid-cols-3">
            <dt className="col-span-2 text-muted xl:col-span-1" id={`${rowId(id)}-name`}>
              {fact}
            </dt>
            {readings.map(({ value, places }) => (
              <dd key={value}>
                <b className="block">{value}</b>{' '}
                <small className="row gap-x-3 gap-y-2 text-sm text-muted">
                  {places.map(({ label, section }) => (
                    <Fragment key={label}>
                      <SectionLink to={section} className="ledger-place">
                        {label}
                      </SectionLink>{' '}
                    </Fragment>
                  ))}
                </small>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
