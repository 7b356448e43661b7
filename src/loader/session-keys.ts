/** Session storage: when the last loader ended, in milliseconds since 1970. */
export const LAST_LOAD_KEY = 'site:last-load';
/** Session storage: set once the development update has been shown. */
export const UPDATE_SHOWN_KEY = 'site:update-shown';
