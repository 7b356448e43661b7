/** Session storage that never throws: in-app browsers and privacy settings may block it, and its quota may be full. */
export const session = {
  /** The stored value; null if there is none, undefined if storage fails. */
  get(key: string): string | null | undefined {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return undefined;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Whatever depends on it happens again in this session.
    }
  },
};

/** When the last loader ended, in milliseconds since 1970. */
export const LAST_LOAD_KEY = 'site:last-load';
/** Whether the development update has been shown. */
export const UPDATE_SHOWN_KEY = 'site:update-shown';
