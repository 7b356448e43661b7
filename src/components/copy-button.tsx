import { useState } from 'react';
import { useTimeout } from '../hooks/use-timers.ts';
import { copyText } from '../lib/clipboard.ts';
import { Icon } from './icon.tsx';

/** How long the button confirms a copy. */
const COPIED_MS = 2000;

interface Props {
  text: string;
  /** What is copied; follows the verb in the button's accessible name. */
  label: string;
  /** Button labels before and after copying. */
  words: Record<'copy' | 'copied', string>;
}

/** Copies `text` and confirms it for two seconds. Failures are only logged. */
export function CopyButton({ text, label, words }: Props) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  const copied = copiedAt !== null;
  useTimeout(() => setCopiedAt(null), copied ? COPIED_MS : null, copiedAt);
  const copy = () =>
    copyText(text).then(
      () => setCopiedAt(performance.now()),
      (error: unknown) => console.error('Failed to copy', error),
    );
  const word = copied ? words.copied : words.copy;
  return (
    <>
      <button type="button" className="btn btn-small scripted" aria-label={`${word} ${label}`} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        {/* Its own element, so that React can replace the text even where a translator has. */}
        <span>{word}</span>
      </button>
      <output className="sr-only">{copied ? words.copied : ''}</output>
    </>
  );
}
