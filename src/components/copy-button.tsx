import { withIcon } from './icon.tsx';

interface Props {
  text: string;
  /** What is copied; follows the verb in the button's accessible name. */
  label: string;
  /** Button labels before and after copying. */
  words: Record<'copy' | 'copied', string>;
}

/** Copies `text` and confirms it: `src/boot/copying.ts` does both, so that it also works before this script arrives. */
export function CopyButton({ text, label, words }: Props) {
  return (
    <>
      <button
        type="button"
        className="btn btn-small scripted"
        aria-label={`${words.copy} ${label}`}
        data-copy={text}
        data-swap={`${words.copied} ${label}`}
      >
        <span className={withIcon('copy')}>{words.copy}</span>
        <span className={withIcon('check')} hidden>
          {words.copied}
        </span>
      </button>
      <output className="sr-only">
        <span hidden>{words.copied}</span>
      </output>
    </>
  );
}
