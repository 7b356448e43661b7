import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from '../build/lib/command.ts';
import { serveSite, type ServedSite, type Tamper } from './served-site.ts';

// The browser shares two cores with other tests.
const LIMIT_MS = 120_000;

let served: ServedSite;
beforeAll(async () => {
  served = await serveSite();
});
afterAll(() => served.stop());

/** Opens the site in a browser, as a deployment does, but only the test whose title contains `words`. */
async function open(words: string, tamper: Tamper): Promise<{ code: number; text: string }> {
  const args = ['test', '--config', 'tests/live/playwright.config.ts', '--grep', words];
  return command('.', ['playwright', ...args], { BASE_URL: await served.through(tamper) });
}

const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7';
/** What an attacker has to remove for a changed script to run. */
const withoutPolicy: Tamper = (sent) => {
  for (const name of ['content-security-policy', 'integrity-policy']) sent.headers.delete(name);
  if (!sent.headers.get('content-type')?.includes('html')) return;
  sent.body = Buffer.from(
    String(sent.body)
      .replaceAll(/ integrity="[^"]*"/g, '')
      .replaceAll(/"integrity":\{[^}]*\}/g, '"imports":{}'),
  );
};

test('A script that copies another address than the one shown is found', { timeout: LIMIT_MS }, async () => {
  const { code, text } = await open('addresses shown', (sent, asked) => {
    withoutPolicy(sent, asked);
    if (/html|javascript/.test(sent.headers.get('content-type') ?? '')) {
      sent.body = Buffer.from(
        String(sent.body).replaceAll('.clipboard.writeText(', `.clipboard.writeText('${OTHER}',`),
      );
    }
  });
  expect(text).toContain(OTHER);
  expect(code).toBe(1);
});
