import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'deploy',
    dir: 'tests/deploy',
    // Each test has folders, ports and processes of its own. The default leaves one core to others.
    maxWorkers: availableParallelism(),
    globalSetup: 'tests/deploy/builds.ts',
    // Two builds precede the tests, and each test starts the stand-in for wrangler half a dozen times.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
