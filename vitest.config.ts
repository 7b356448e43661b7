import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { chartGeometryPlugin } from './site-build/plugins/chart-geometry.ts';
import { loadSite } from './site-build/config/load.ts';
import { siteConfigPlugin } from './site-build/plugins/site-config.ts';
import { siteDefines } from './site-build/config/defines.ts';

/** Where the build says which configuration `wrangler` and the tests are to read. */
const DEPLOY_CONFIG = '.wrangler/deploy/config.json';

/** @throws where nothing is built yet */
function builtWorkerConfig(): string {
  try {
    const { configPath } = JSON.parse(readFileSync(DEPLOY_CONFIG, 'utf8')) as { configPath: string };
    return resolve(DEPLOY_CONFIG, '..', configPath);
  } catch (cause) {
    throw new Error(`The tests run against the built site, and ${DEPLOY_CONFIG} is missing. Run: npm run build`, {
      cause,
    });
  }
}

const site = await loadSite();

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [siteConfigPlugin(site), chartGeometryPlugin()],
        define: siteDefines(site),
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{architecture,build,content,first-token,policy,budget,http}/**/*.test.ts'],
          // The servers under test share two cores with the tests.
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [siteConfigPlugin(site), cloudflareTest(() => ({ wrangler: { configPath: builtWorkerConfig() } }))],
        test: { name: 'workerd', include: ['tests/worker/**/*.test.ts'] },
      },
    ],
  },
});
