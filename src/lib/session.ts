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
