import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'deploy',
    dir: 'tests/deploy',
    globalSetup: 'tests/deploy/builds.ts',
    // Two builds precede the tests, and each test starts the stand-in for wrangler half a dozen times.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
