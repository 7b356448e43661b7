/** Set on the root element until the loader has gone. */
export const LOADING_CLASS = 'loading';
/**
 * Set on the root element for a frame longer: what the page does when the loader has gone is enough for a frame, even without
 * restyling all that the loader covered.
 */
export const COVERED_CLASS = 'covered';
/** Dispatched on `window` when the loader has gone. */
export const LOADER_END_EVENT = 'loader-end';
/** Dispatched on `window` when a part of the page's script was refused or did not arrive. */
export const SCRIPT_LOST_EVENT = 'script-lost';
