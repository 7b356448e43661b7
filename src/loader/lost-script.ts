/**
 * Shows `words` above the page if the browser refuses its script or the script does not arrive: the page is complete
 * without it, but some of its buttons do nothing.
 */
export function tellOfLostScript(words: string): void {
  const onError = ({ target }: Event) => {
    // Extensions and in-app browsers add scripts of their own, which the policy blocks.
    if (!(target instanceof HTMLScriptElement && target.src.startsWith(location.origin))) return;
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
