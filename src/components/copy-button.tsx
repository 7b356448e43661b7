import { useState } from 'react';
import { useTimeout } from '../hooks/use-timers.ts';
import { copyText } from '../lib/clipboard.ts';
import { Icon } from './icon.tsx';

/** How long the button says that it has copied. */
const COPIED_MS = 2000;

interface Props {
  text: string;
  /** What is copied; the button's accessible name is the verb and this. */
  label: string;
  /** The button's label before and after copying. */
  words: Record<'copy' | 'copied', string>;
}

/** Copies `text` and confirms it for two seconds. A failure is only logged; the button does not change. */
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
      <button
        type="button"
        className="btn btn-quiet btn-small copy scripted"
        aria-label={`${word} ${label}`}
        onClick={copy}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        {/* An element of its own: React can then replace the text even where a translator has. */}
        <span>{word}</span>
      </button>
      <output className="sr-only">{copied ? words.copied : ''}</output>
    </>
  );
}
