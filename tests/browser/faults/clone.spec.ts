import type { Page } from 'playwright/test';
import { site } from 'virtual:site';
import { TERMS, headingOf, loaderOf, legalLink, addressOf } from '../parts.ts';
import { cloneBar } from '../../../src/content/messages.ts';
import { expect, holdLoader, idle, test } from '../support.ts';
import { hydrated } from '../../page.ts';

/** Serves the site at another origin, as a copy would be; a mirror also applies `change` to every text body. */
async function copyTo(page: Page, origin: string, change = (body: string) => body): Promise<void> {
  await page.context().route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await page.request.get(pathname + search);
    const isText = /html|javascript|json|text/.test(response.headers()['content-type'] ?? '');
    const body = isText ? change(await response.text()) : await response.body();
    const headers = { ...response.headers() };
    // A mirror that changes bytes has to drop the policies that check them.
    if (isText && body !== (await response.text())) {
      for (const name of ['content-security-policy', 'integrity-policy']) delete headers[name];
    }
    await route.fulfill({ response, body, headers });
  });
}

const { host } = new URL(site.origin);
const barOf = (page: Page) => page.getByRole('alert').filter({ hasText: cloneBar.before + host });
const MISSING = /ERR_FAILED|status of 404|Unknown path/;
/** The warning is in the document itself. */
const withoutAssets = (page: Page) => page.route('**/assets/*', (route) => route.abort());
/** The smallest document. */
const SMALL = '/no-such-page';
/** The host under which Google Translate serves the site. */
const translated = `${host.replaceAll('-', '--').replaceAll('.', '-')}.translate.goog`;

test('on a host that is not its own, a bar on every page warns and links to the real site; on its own hosts and on this machine, nothing warns', async ({
  page,
  watch,
  baseURL,
}) => {
  watch.allow(MISSING);
  for (const [index, origin] of [
    `https://${host}.evil.test`,
    'https://127.0.0.1.evil.test',
    'https://localhost.evil.test',
    `https://x${translated}`,
    `https://${translated}.evil.test`,
  ].entries()) {
    await copyTo(page, origin);
    // The bar's script is the same in every document, so one host with two pages is enough.
    for (const path of index === 0 ? ['/', SMALL] : [SMALL]) {
      await page.goto(origin + path);
      await expect(barOf(page), origin).toBeVisible();
      const link = barOf(page).getByRole('link');
      await expect(link, origin).toHaveAttribute('href', site.origin);
      await expect(link, origin).toHaveAttribute('target', '_blank');
      await expect(link, origin).toHaveAttribute('rel', 'noopener');
    }
    if (index > 0) continue;
    await hydrated(page);
    await legalLink(page, 'terms').click();
    await expect(headingOf(page)).toHaveText(TERMS);
    await expect(barOf(page)).toBeVisible();
    await withoutAssets(page);
  }
  const { port } = new URL(baseURL!);
  const local = ['localhost', '127.0.0.1'].map((name) => `http://${name}:${port}`);
  const own = [
    site.origin,
    `${site.origin}.`,
    `${site.origin}:8443`,
    `https://${translated}`,
    ...site.previewHosts.map((preview) => `https://${preview}`),
  ];
  for (const origin of own) await copyTo(page, origin);
  for (const origin of [...own, ...local]) {
    await page.goto(origin + SMALL);
    await idle(page);
    await expect(barOf(page), origin).toHaveCount(0);
  }
});

test.describe('a mirror that replaces hosts and addresses in every text', () => {
  test.use({ visit: 'first' });

  test('shows the warning too: above the loader, without the entry script, and again after the bar is removed or hidden', async ({
    page,
    watch,
  }) => {
    // The entry script no longer matches the integrity in the import map.
    watch.allow(/integrity/);
    const origin = 'https://token.evil.test';
    await copyTo(page, origin, (body) =>
      body
        .replaceAll(RegExp(host.replaceAll('.', '[.]'), 'gi'), 'token.evil.test')
        .replaceAll(addressOf('bnb'), '0x52908400098527886E0F7030069857D2E4169EE7')
        .replaceAll(/ integrity="[^"]*"/g, ''),
    );
    await page.route('**/assets/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
    await holdLoader(page);
    await page.goto(`${origin}/`);
    await expect(loaderOf(page)).toBeVisible();
    await expect(barOf(page).getByRole('link')).toHaveAttribute('href', site.origin);
    // Playwright refuses to click what something else covers.
    await barOf(page).click({ trial: true, position: { x: 4, y: 4 } });
    await barOf(page).evaluate((element) => element.remove());
    await page.clock.runFor(2000);
    await expect(barOf(page)).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.top-bar { display: none !important; visibility: hidden !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.clock.runFor(2000);
    await expect(barOf(page)).toBeVisible();
  });
});
