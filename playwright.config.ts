import { defineConfig } from 'playwright/test';
import { presentChromium } from './scripts/lib/browser.ts';

// The tests read words from the content, which needs the configuration that the server below was built with.
process.env.SITE_CONFIG ??= 'tests/site.jsonc';
await import('./site-build/config/register.ts');

/** Set by `npm test`, which runs a server and counts the results, or else by `webServer` below. */
const { SITE_ORIGIN, BROWSER_REPORT } = process.env;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['browser/**/*.spec.ts', 'first-token/*.spec.ts', 'live/*.spec.ts'],
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Allows for a machine that stalls for a moment; `npm test` names every test that needed a retry.
  retries: 2,
  // Many tests wait for the page's own clock. On two cores, two workers more use what they leave: with one more, the
  // processors were idle for an eighth of the time.
  workers: 4,
  timeout: 45_000,
  expect: { timeout: 8000 },
  reporter: BROWSER_REPORT ? [['list'], ['json', { outputFile: BROWSER_REPORT }]] : [['list']],
  webServer: SITE_ORIGIN
    ? undefined
    : {
        command: 'node scripts/start.ts',
        env: { PORT: '0' },
        // The group's name becomes the environment variable SITE_ORIGIN, which the test workers read.
        wait: { stdout: /(?<site_origin>http:\/\/localhost:\d+)/ },
        // Lets the server shut down by itself, so that it can stop workerd.
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
  use: { baseURL: SITE_ORIGIN, locale: 'en-GB', viewport: { width: 1440, height: 900 } },
  // One engine: `npm run test:engines` covers the others, whose unpatched builds Playwright cannot drive.
  projects: [{ name: 'chromium', use: { browserName: 'chromium', launchOptions: presentChromium() ?? {} } }],
});
