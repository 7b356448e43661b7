import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

/** `npm run widths` reads every text at 201 widths, which takes too long for `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/widths',
  webServer: { ...(base.webServer as object), command: 'exec node scripts/run.js start', cwd: process.cwd() },
  workers: 2,
  timeout: 30 * 60_000,
});
