/*
 * The specification's timings. Two stand in the style sheets: the loader's 3 s and 0.5 s in `loader/loader.css`, the
 * sticky bar's 100 px in `styles/frame.css` (`.scroll-marker`).
 */

/** The hero's sign changes this often. */
export const SIGN_INTERVAL_MS = 3000;
/** From the landing page's mount to the development update. */
export const UPDATE_DELAY_MS = 1000;
/** The update stays away while the last load is younger than this. */
export const RECENT_LOAD_MS = 5000;
/** How long a copy button says "Copied". */
export const COPIED_MS = 2000;
