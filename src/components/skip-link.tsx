import type { MouseEvent } from 'react';

/** Moves focus without adding a history entry, which would take an extra press of Back. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** The first keyboard stop: skips the navigation and moves focus to the content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      className=":uno-skip-link: select-none fixed z-30 top-3 left-3 px-5 py-3 rounded-control bg-signal text-on-signal font-600 not-focus:[transform:translateY(-200%)]"
      href="#main"
      onClick={skip}
    >
      {children}
    </a>
  );
}
