import { lostScript } from '../content/missing-code.ts';

/** Says above the page that its script does not run, if the browser refuses it or it does not arrive. */
export function tellOfLostScript(): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    removeEventListener('error', onError, true);
    const bar = document.createElement('p');
    bar.className = 'top-bar';
    bar.role = 'alert';
    bar.textContent = lostScript;
    document.body.prepend(bar);
  };
  // An element's error event does not bubble.
  addEventListener('error', onError, true);
}
