/** Set on the root element until the loader has gone. */
export const LOADING_CLASS = 'loading';
/** Set on the root element while the hero's payment can wait for its signature. Without it, the payment is finished. */
export const UNSIGNED_CLASS = 'unsigned';
/** Dispatched on `window` when the loader has gone. */
export const LOADER_END_EVENT = 'loader-end';
/** Dispatched on `window` when part of the page's script was refused, did not arrive or failed. */
export const SCRIPT_LOST_EVENT = 'script-lost';
