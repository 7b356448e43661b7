import { SCRIPT_LOST_EVENT } from './signals.ts';

/**
 * Shows `words` above the page if its script is refused or does not arrive: the page is complete without it, but some
 * buttons do nothing. The entry script dispatches an event if a part of it is lost.
 */
export function tellOfLostScript(words: string): void {
  const tell = () => {
    removeEventListener('error', onError, true);
    removeEventListener(SCRIPT_LOST_EVENT, tell);
    const bar = document.createElement('p');
    bar.className = 'top-bar';
    bar.role = 'alert';
    bar.textContent = words;
    document.body.prepend(bar);
  };
  const onError = ({ target }: Event) => {
    // Extensions and in-app browsers inject scripts, which the policy blocks.
    if (target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/`)) tell();
  };
  // Captures, because an element's error event does not bubble.
  addEventListener('error', onError, true);
  addEventListener(SCRIPT_LOST_EVENT, tell);
}
