import { expect, test, vi } from 'vitest';
import { isOther, loadOther } from '../../src/lib/recovery.ts';

test.each([
  ['/privacy', 'privacy', false],
  ['/', 'privacy', true],
  ['/privacy', 'home', true],
  ['/no-such-page', 'not-found', false],
  ['/no-such-page', 'home', true],
  ['/', undefined, false],
] as const)('at %s, a document of "%s" is another page’s: %s', (pathname, page, expected) => {
  expect(isOther(pathname, page)).toBe(expected);
});

/** Puts a document at an address. @returns what loads it again */
function open(page: string, pathname: string, onLine = true) {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { page } }) });
  vi.stubGlobal('location', { pathname, reload });
  vi.stubGlobal('navigator', { onLine });
  const entry = { state: null as unknown, replaceState: (state: unknown) => void (entry.state = state) };
  vi.stubGlobal('history', entry);
  return reload;
}

test('Another page’s document is loaded once for each history entry, and after each press of Back in a plain one', () => {
  const reload = open('privacy', '/');
  expect([loadOther(), loadOther()]).toEqual([true, false]);
  expect([loadOther('always'), loadOther('always')]).toEqual([true, true]);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('It is not loaded offline', () => {
  const reload = open('privacy', '/', false);
  expect([loadOther(), loadOther('always')]).toEqual([false, false]);
  expect(reload).not.toHaveBeenCalled();
});
