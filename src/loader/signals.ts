/** On the root element while the loader stands. */
export const LOADING_CLASS = 'loading';
/** On window when it has gone. */
export const LOADER_END_EVENT = 'loader-end';
