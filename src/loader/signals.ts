/** Set on the root element while the loader is shown. */
export const LOADING_CLASS = 'loading';
/** Dispatched on `window` when the loader has gone. */
export const LOADER_END_EVENT = 'loader-end';
