import { defineConfig } from 'playwright/test';
import { findChromium } from '../../scripts/lib/browser.ts';

/** The check of a deployed site, for `npm run deploy` and the deploy workflow: BASE_URL=https://… */
const { BASE_URL } = process.env;
if (!BASE_URL) throw new Error('Set BASE_URL to the origin of a deployed site, such as https://your-token.com');

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/live',
  reporter: 'line',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: { baseURL: BASE_URL, locale: 'en-GB', browserName: 'chromium', launchOptions: await findChromium() },
});
