import { defineConfig } from 'playwright/test';
import { findChromium } from './scripts/lib/browser.ts';

/** `npm test` sets IS_BUILT once it has built the site; the server below sets SITE_ORIGIN. */
const { IS_BUILT, SITE_ORIGIN } = process.env;

const { args = [], ...chromium } = await findChromium();
/** Fewer processes, for machines with few cores. */
const FEWER = ['--in-process-gpu', '--disable-site-isolation-trials', '--renderer-process-limit=1'];
const vite = 'node_modules/.bin/vite';
const launchOptions = { ...chromium, args: [...args, ...FEWER] };

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Each keeps more than one core busy.
  workers: 2,
  // Generous, because other work may share the CPU.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  webServer: {
    // `exec`, because a shell in between would outlive a runner that is killed.
    command: `${IS_BUILT ? '' : `${vite} build --logLevel warn && `}exec ${vite} preview`,
    cwd: import.meta.dirname,
    // A build on a busy machine takes longer than Playwright's minute.
    timeout: 300_000,
    env: { PORT: '0' },
    // The named group becomes the environment variable SITE_ORIGIN, which the test workers read.
    wait: { stdout: /(?<site_origin>http:\/\/127\.0\.0\.1:\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  use: {
    baseURL: SITE_ORIGIN,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Motion takes processor time: only the tests that it can break ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // The list of results says where it is, and the command that shows it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  // Chromium only: `npm run test:engines` covers the other engines, whose unpatched builds Playwright cannot drive.
  projects: [{ name: 'chromium', use: { browserName: 'chromium', launchOptions } }],
});
