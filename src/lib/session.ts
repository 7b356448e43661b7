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
  /** Whether the value was stored. */
  set(key: string, value: string): boolean {
    try {
      sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
};
