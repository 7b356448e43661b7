/** Calls `work` when the browser is next idle, or in the next task if it cannot tell. */
export function nextIdle(work: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(work);
}

/** Calls `work` once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const idle = () => (window.requestIdleCallback ?? ((late) => setTimeout(late, 2000)))(work);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
