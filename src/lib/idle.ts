/** A browser that draws frame after frame is never idle. */
const PATIENCE_MS = { frame: 1000, load: 2000 };

/** Returns the handle of the browser's idle callback, or nothing if it has none. */
const request = (work: () => void, timeout: number) => window.requestIdleCallback?.(work, { timeout });

/** Calls `work` when the browser is next idle, after a second at the latest, or in the next task if it cannot tell. */
export const nextIdle = (work: () => void): number => request(work, PATIENCE_MS.frame) ?? setTimeout(work);

/** Calls `work` once the page has loaded and the browser is idle, or two seconds later. */
export function whenIdle(work: () => void): void {
  const idle = () => request(work, PATIENCE_MS.load) ?? setTimeout(work, PATIENCE_MS.load);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
