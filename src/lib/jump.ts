import { addState } from './history.ts';

/** Longer than any engine takes to reach the position: 300 ms were too few on a machine with two busy cores. */
const SETTLE_MS = 1000;

/**
 * Makes the page jump to its position instead of scrolling there. Browsers also apply smooth scrolling to positions
 * that they choose themselves: the fragment of a first document, and the position that Back restores.
 */
export function jump(): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  const settled = () => setTimeout(() => (style.scrollBehavior = ''), SETTLE_MS);
  if (document.readyState === 'complete') settled();
  else addEventListener('load', settled);
}

/** Makes Back and Forward jump. */
export function jumpOnBack(): void {
  addEventListener('popstate', ({ state }) => {
    // A null state means that a link to a fragment has just made this entry; the browser scrolls there. A state lets
    // Back be told apart.
    if (state === null) addState({});
    else jump();
  });
}
