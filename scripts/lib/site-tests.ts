/** What a token's words, figures and settings can break: these run on the second token, too. */
const content = ['landing', 'documents', 'sizes'].map((name) => `tests/node/${name}.test.ts`);

/**
 * What the test runners are told to run for `npm test -- site`, which a deployment runs: what a token can break, and what
 * is served. It holds for whatever token is in `token/`. Everything else is in `npm test` only.
 */
export const SITE_TESTS = {
  content,
  unit: [...content, 'tests/node/policy.test.ts', 'tests/node/requests.test.ts'],
  browser: ['--grep', '@content'],
} as const;
