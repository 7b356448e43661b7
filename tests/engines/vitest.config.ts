import { defineConfig } from 'vitest/config';

/** `npm run test:engines`, or for one engine `npm run test:engines -- -t firefox`. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/serve.ts',
    reporters: 'verbose',
    // Generous, because other work may share the CPU.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
