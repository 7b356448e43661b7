import { SCRIPT_LOST_EVENT, UNSIGNED_CLASS } from './signals.ts';

/** Reports a script of the site's own that did not load or threw. */
const onError = (event: Event): void => {
  // Of an exception, or of a script element that did not load.
  const source = event instanceof ErrorEvent ? event.filename : (event.target as Partial<HTMLScriptElement>).src;
  // Extensions and in-app browsers inject scripts, which the policy blocks or which fail by themselves.
  if (source?.startsWith(`${location.origin}/assets/`)) dispatchEvent(new Event(SCRIPT_LOST_EVENT));
};

/**
 * Shows `words` above the page, and the hero's payment finished, if the page's script is refused, does not arrive or
 * fails: the page is complete without it, but some buttons do nothing. The entry script dispatches an event for what it
 * notices itself.
 */
export function tellOfLostScript(words: string): void {
  const tell = () => {
    removeEventListener('error', onError, true);
    removeEventListener(SCRIPT_LOST_EVENT, tell);
    document.documentElement.classList.remove(UNSIGNED_CLASS);
    const bar = document.createElement('p');
    bar.className = 'top-bar';
    bar.setAttribute('role', 'alert');
    bar.textContent = words;
    document.body.prepend(bar);
  };
  // Captures, because an element's error event does not bubble.
  addEventListener('error', onError, true);
  addEventListener(SCRIPT_LOST_EVENT, tell);
}
