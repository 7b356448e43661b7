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

/** Key of the time at which the last loader ended. */
export const LAST_LOAD_KEY = 'site:last-load';
/** Key of the mark that the development update has been shown. */
export const UPDATE_SHOWN_KEY = 'site:update-shown';
const SHOWN = '1';

/** When the last loader ended, in milliseconds since 1970; 0 if session storage has no such time. */
export function lastLoad(): number {
  const value = session.get(LAST_LOAD_KEY);
  return value && /^\d{1,15}$/.test(value) ? Number(value) : 0;
}

/** No development update if the last loader ended more recently than this. */
const RECENT_LOAD_MS = 5000;

/** Whether the last loader ended just now. A clock set back puts it in the future, which does not count. */
export function isRecentlyLoaded(): boolean {
  const age = Date.now() - lastLoad();
  return age >= 0 && age < RECENT_LOAD_MS;
}

/** Whether the development update has been shown in this session; undefined if storage fails. */
export function updateShown(): boolean | undefined {
  const value = session.get(UPDATE_SHOWN_KEY);
  return value === undefined ? undefined : value === SHOWN;
}

export const rememberUpdate = (): void => session.set(UPDATE_SHOWN_KEY, SHOWN);
