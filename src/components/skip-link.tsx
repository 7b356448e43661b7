import type { MouseEvent } from 'react';

/** Without an entry in the history, which Back would have to undo first. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** The first stop of the keyboard: jumps over the navigation, and takes focus along. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      className=":uno-skip-link: fixed z-30 top-3 left-3 px-5 py-3 rounded-control bg-signal text-ink font-600 not-focus:[transform:translateY(-200%)]"
      href="#main"
      onClick={skip}
    >
      {children}
    </a>
  );
}
