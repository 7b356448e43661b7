import { expect, test, vi } from 'vitest';
import { isRecentlyLoaded, LAST_LOAD_KEY } from '../../src/lib/session.ts';

test.each([
  [0, true],
  [4999, true],
  [5000, false],
  // A clock that was set back.
  [-3_600_000, false],
])('%i ms after the loader, the page counts as just loaded: %s', (age, isRecent) => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === LAST_LOAD_KEY ? String(Date.now() - age) : null),
  });
  expect(isRecentlyLoaded()).toBe(isRecent);
  vi.useRealTimers();
});

test('where storage fails, no page has just been loaded', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(isRecentlyLoaded()).toBe(false);
});
