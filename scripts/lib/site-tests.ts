/**
 * What the test runners are told to run for `npm test -- site`, which a deployment runs: what a change of words, figures
 * or settings can break, and what is served. It holds for whatever token is in `token/`. Everything else is in `npm test`
 * only.
 */
export const SITE_TESTS = {
  unit: ['tests/node/content-', 'tests/node/policy.test.ts', 'tests/node/requests.test.ts'],
  browser: ['--grep', '@content'],
} as const;
