import { spawn } from 'node:child_process';
import { expect, test } from '../lib/browser-test.ts';
import { headingOf, HOME, PRIVACY } from '../lib/parts.ts';

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

test('npm run dev shows every page', async ({ page, watch }) => {
  // In a copy of the project, packages are links to files outside it, which Vite does not serve: its fonts.
  watch.allow(/403 \(Forbidden\): .*\.woff2$/);
  const { FORCE_COLOR: _, ...env } = process.env;
  const server = spawn('node_modules/.bin/vite', { env: { ...env, NO_COLOR: '1', PORT: '0' } });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  try {
    await expect.poll(() => output, { timeout: 200_000 }).toMatch(ADDRESS);
    for (const [path, heading] of [
      ['/', HOME],
      ['/privacy', PRIVACY],
    ] as const) {
      await test.step(path, async () => {
        // Vite may load the page again once it has bundled a dependency: only the heading is waited for.
        await page.goto(ADDRESS.exec(output)![0] + path, { waitUntil: 'commit' });
        await expect.soft(headingOf(page)).toHaveText(heading, { timeout: 120_000 });
      });
    }
  } finally {
    server.kill();
  }
});
