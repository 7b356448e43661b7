import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

const WIDTHS_PX = [390, 768, 1440, 1920];

/**
 * `npm run screenshots -- --update-snapshots` saves pictures of every page and state in `screenshots/`, and
 * `npm run screenshots` compares with them; `--project 390` does so at one width.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  // The whole page at four kinds of display takes a minute on a slow machine.
  timeout: 180_000,
  snapshotPathTemplate: '../../screenshots/{projectName}/{arg}{ext}',
  outputDir: '../../test-results/pictures',
  updateSnapshots: 'missing',
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.0002, threshold: 0.02, animations: 'disabled' } },
  projects: WIDTHS_PX.map((width) => ({
    name: String(width),
    use: { ...base.projects![0]!.use, viewport: { width, height: 900 } },
  })),
});
