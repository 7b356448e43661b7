import { resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
// Tests read words from the content, which reads the configuration.
import '../../site-build/config/register.ts';
import type { BrowserLaunch } from '../../scripts/lib/browser.ts';

const { SITE_ORIGIN, CHROMIUM, BROWSER_REPORT = 'test-results/browser.json' } = process.env;
if (!SITE_ORIGIN || !CHROMIUM) {
  throw new Error('These tests need the site’s server and a browser: run them with "npm test -- browser".');
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Behaviours with a timing: a machine that stalls for a moment gets two more tries, and the report says "flaky".
  retries: 2,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 8000 },
  reporter: [['list'], ['json', { outputFile: resolve(BROWSER_REPORT) }]],
  use: {
    baseURL: SITE_ORIGIN,
    launchOptions: JSON.parse(CHROMIUM) as BrowserLaunch,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  },
});
