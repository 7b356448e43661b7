import type { ReactNode } from 'react';
import { Marked } from './differences.tsx';
import './list.css';

interface Props {
  ordered?: boolean;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

const spelt = { role: 'list' } as const;

/**
 * A list without markers. WebKit takes one for layout and does not announce it unless its role is explicit:
 * https://yatil.de/blog/much-ado-about-no-lists. Lists within a `nav` are exempt.
 */
export function List({ ordered = false, ...rest }: Props) {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag {...spelt} {...rest} />;
}

interface InlineProps {
  className: string;
  items: readonly string[];
  /** id of the note to which each `*` links. */
  note?: string;
}

/** A list of a few words each, in one run of text. */
export function InlineList({ className, items, note }: InlineProps) {
  return (
    <List className={`inline-list ${className}`}>
      {items.map((item) => (
        <li key={item}>{note ? <Marked text={item} note={note} /> : item}</li>
      ))}
    </List>
  );
}
