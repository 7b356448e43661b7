import type { ReactNode } from 'react';
import type { MarkedText } from '../../shape/token.ts';
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
  items: readonly MarkedText[];
}

/** A list of a few words each, in one run of text. */
export function InlineList({ className, items }: InlineProps) {
  return (
    <List className={`inline-list ${className}`}>
      {items.map(({ text, difference }) => (
        <li key={text}>
          <Marked text={text} fact={difference} />
        </li>
      ))}
    </List>
  );
}
