import { Fragment } from 'react';

/** What to say for signs after a digit, which screen readers leave out or read as letters. */
const words: Record<string, string> = { B: ' billion', M: ' million tokens', '+': ' plus', '-': ' to ' };

/** Puts line breaks around those signs; a hyphen is one of them in a range only. */
const markSigns = (text: string): string => text.replace(/(\d%?)([BM+]|-(?=Q?\d))/g, '$1\n$2\n');

/**
 * Shows text with figures in their short forms, and gives screen readers words for them: "1B" is read out as "1 billion"
 * and "3-5" as "3 to 5". Amounts in full, such as 500,000,000, need no help.
 *
 * @param spoken words for the whole text instead
 */
export function Spoken({ text, spoken }: { text: string; spoken?: string | undefined }) {
  const parts = spoken ? ['', text] : markSigns(text).split('\n');
  return parts.map((part, index) =>
    index % 2 ? (
      <Fragment key={index}>
        <span aria-hidden="true">{part}</span>
        <span className="sr-only">{spoken ?? words[part]}</span>
      </Fragment>
    ) : (
      part
    ),
  );
}
