/** Set on the root element until the loader has gone. */
export const LOADING_CLASS = 'loading';
/** Dispatched on `window` when the loader has gone. */
export const LOADER_END_EVENT = 'loader-end';
/** Dispatched on `window` when part of the page's script was refused or did not arrive. */
export const SCRIPT_LOST_EVENT = 'script-lost';
