/** A browser that draws frame after frame is never idle. */
const FRAME_PATIENCE_MS = 1000;
const LOAD_PATIENCE_MS = 2000;

/** Returns the handle of the browser's idle callback, or nothing if it has none. */
const request = (work: () => void, timeout: number) => window.requestIdleCallback?.(work, { timeout });

/** Calls `work` when the browser is next idle, after a second at the latest, or in the next task if it cannot tell. */
export const nextIdle = (work: () => void): number => request(work, FRAME_PATIENCE_MS) ?? setTimeout(work);

/** Calls `work` once the page has loaded and the browser is idle, or two seconds later. */
export function whenIdle(work: () => void): void {
  const idle = () => request(work, LOAD_PATIENCE_MS) ?? setTimeout(work, LOAD_PATIENCE_MS);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
