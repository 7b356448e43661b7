import { availableParallelism } from 'node:os';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { builtWorkerConfig } from './site-build/documents/dist.ts';

export default defineConfig({
  test: {
    // One more than the cores, because many tests wait for a command or a server. The default is one fewer.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/node/*.test.ts'],
          // A process per file takes longer to start than most files to run. No test changes what another file sees.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          // Generous, because the servers under test share the CPU with the tests.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [cloudflareTest(() => ({ wrangler: { configPath: builtWorkerConfig() } }))],
        test: { name: 'workerd', include: ['tests/workerd/*.test.ts'] },
      },
    ],
  },
});
