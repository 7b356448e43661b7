/** Session storage that never throws: in-app browsers and privacy settings forbid it, and quota may be full. */
export const session = {
  /** The stored value, null where there is none, undefined where storage fails. */
  get(key: string): string | null | undefined {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return undefined;
    }
  },
  /** Stores the value where that is possible. */
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // What depends on it takes place again in this session.
    }
  },
};
