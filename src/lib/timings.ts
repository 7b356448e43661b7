/*
 * Timings in milliseconds; docs/behaviour.md has the rules. The rest is CSS: the loader's 3 s and 0.5 s, and the
 * sticky bar's 100 px, the height of the scroll marker in `sections/site-header.tsx`.
 */

/** How often the hero's sign changes. */
export const SIGN_INTERVAL_MS = 3000;
/** How long after the landing page mounts the development update appears. */
export const UPDATE_DELAY_MS = 1000;
/** The update is not shown while the last load is more recent than this. */
export const RECENT_LOAD_MS = 5000;
/** How long a copy button says "Copied". */
export const COPIED_MS = 2000;
