/**
 * Shows `words` above the page if the browser refuses its script or the script does not arrive: the page is complete
 * without it, but some of its buttons do nothing.
 */
export function tellOfLostScript(words: string): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    removeEventListener('error', onError, true);
    const bar = document.createElement('p');
    bar.className = 'top-bar';
    bar.role = 'alert';
    bar.textContent = words;
    document.body.prepend(bar);
  };
  // An element's error event does not bubble.
  addEventListener('error', onError, true);
}
