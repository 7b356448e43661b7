/** Session storage: time at which the last loader ended, in milliseconds since 1970. */
export const LAST_LOAD_KEY = 'site:last-load';
/** Session storage: set once the development-update modal has been shown. */
export const UPDATE_SHOWN_KEY = 'site:update-shown';
