import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '../lib/browser-test.ts';
import { visitPage } from '../lib/page.ts';
import { headingOf, HOME, PRIVACY } from '../lib/parts.ts';

test('npm run dev serves every page', async ({ page }) => {
  const server = spawn('node_modules/.bin/vite', { env: { ...process.env, PORT: '0' } });
  try {
    let origin: RegExpExecArray | null = null;
    while (!origin) origin = /http:\/\/127\.0\.0\.1:\d+/.exec(String((await once(server.stdout, 'data'))[0]));
    for (const [path, heading] of [
      ['/', HOME],
      ['/privacy', PRIVACY],
    ] as const) {
      await test.step(path, async () => {
        await visitPage(page, origin![0] + path);
        await expect.soft(headingOf(page)).toHaveText(heading);
      });
    }
  } finally {
    server.kill();
  }
});
