/**
 * The test files, or beginnings of their paths, of `npm test -- site`, which a deployment runs: what a change of words,
 * figures or settings can break, and what is served. They hold for whatever token is in `token/`. Everything else is in
 * `npm test` only.
 */
export const SITE_TESTS = {
  unit: ['tests/node/content-', 'tests/node/policy.test.ts', 'tests/node/requests.test.ts'],
  browser: [
    'tests/browser/charts.spec.ts',
    'tests/browser/fit.spec.ts',
    'tests/browser/hero.spec.ts',
    'tests/browser/how-it-works.spec.ts',
    'tests/browser/reading-order.spec.ts',
    'tests/browser/shift.spec.ts',
    'tests/browser/states.spec.ts',
    'tests/browser/unlocks.spec.ts',
  ],
} as const;
