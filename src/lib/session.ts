/** Session storage that never throws: in-app browsers and privacy settings may forbid it, and its quota may be full. */
export const session = {
  /** Returns the stored value, null if there is none, and undefined if storage fails. */
  get(key: string): string | null | undefined {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return undefined;
    }
  },
  /** Stores the value if the browser allows it. */
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Whatever depends on it happens again in this session.
    }
  },
};

/** Its key for when the last loader ended, in milliseconds since 1970. */
export const LAST_LOAD_KEY = 'site:last-load';
/** Its key for whether the development update has been shown. */
export const UPDATE_SHOWN_KEY = 'site:update-shown';
