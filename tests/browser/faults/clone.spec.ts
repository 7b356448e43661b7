import type { Page } from 'playwright/test';
import { expect, holdAnimations, idle, test, withoutTimers } from '../support.ts';
import { hydrated } from '../../../scripts/lib/page.ts';

const HOST = 'hashtagpay.example';

/** Serves the site under another host, as a copy would be; a mirror also applies `change` to every text body. */
async function copyTo(page: Page, origin: string, change = (body: string) => body): Promise<void> {
  await page.context().route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await page.request.get(pathname + search);
    const isText = /html|javascript|json|text/.test(response.headers()['content-type'] ?? '');
    const body = isText ? change(await response.text()) : await response.body();
    const headers = { ...response.headers() };
    // A mirror that changes bytes has to drop the policies that check them.
    if (body !== (await response.text()) && isText) {
      for (const name of ['content-security-policy', 'integrity-policy']) delete headers[name];
    }
    await route.fulfill({ response, body, headers });
  });
}

const bar = (page: Page) => page.getByRole('alert').filter({ hasText: `This is not ${HOST}` });

for (const origin of [
  'https://hashtagpay.example.evil.test',
  'https://hashtagpay.test',
  'https://127.0.0.1.evil.test',
  'https://localhost.evil.test',
  'https://hashtagpay--example.translate.goog',
  'https://hashtagpay-example.translate.goog.evil.test',
]) {
  test(`${origin}: a bar on every page warns and links to the real site`, async ({ page }) => {
    await copyTo(page, origin);
    for (const path of ['/', '/privacy']) {
      await page.goto(origin + path);
      await expect(bar(page)).toBeVisible();
      const link = bar(page).getByRole('link');
      await expect(link).toHaveAttribute('href', 'https://hashtagpay.example');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await expect(bar(page)).toBeVisible();
  });
}

/** What a mirror does to every text body: it puts its own host and address in place of the site's. */
const mirrored = (body: string): string =>
  body
    .replaceAll(/hashtagpay\.example/gi, 'hashtagpay-token.evil.test')
    .replaceAll('0x1234567890AbcdEF1234567890aBcdef12345678', '0x52908400098527886E0F7030069857D2E4169EE7')
    .replaceAll(/ integrity="[^"]*"/g, '');

test.describe('a mirror that replaces hosts and addresses in every text', () => {
  test.use({ visit: 'first' });

  test('shows the warning too: above the loader, without the entry script, and again after the bar is removed', async ({
    page,
    watch,
  }) => {
    // The entry script no longer matches the integrity in the import map.
    watch.allow(/integrity/);
    const origin = 'https://hashtagpay-token.evil.test';
    await copyTo(page, origin, mirrored);
    await page.route('**/assets/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
    await holdAnimations(page);
    await withoutTimers(page, 4000);
    await page.goto(`${origin}/`);
    await expect(page.getByText('Loading #HashtagPay')).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).getByRole('link')).toHaveAttribute('href', 'https://hashtagpay.example');
    const onTop = await bar(page).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(onTop).toBe(true);
    await bar(page).evaluate((element) => element.remove());
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.top-bar { display: none !important; visibility: hidden !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await expect(bar(page)).toBeVisible();
  });
});

test('the warning spells the host in character codes, so that a mirror cannot replace it', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const [, script] = /<script>([^]*?)<\/script>/.exec(html)!;
  expect(script).toContain('This is not ');
  expect(script).not.toContain(HOST);
});

for (const origin of [
  'https://hashtagpay.example',
  'https://hashtagpay.example.',
  'https://hashtagpay.example:8443',
  'https://hashtagpay-example.translate.goog',
  'https://preview-hashtagpay.pages.dev',
  'local',
]) {
  test(`${origin} shows no warning`, async ({ page, baseURL }) => {
    if (origin !== 'local') await copyTo(page, origin);
    const origins = origin === 'local' ? [baseURL!, baseURL!.replace('localhost', '127.0.0.1')] : [origin];
    for (const home of origins) {
      await page.goto(`${home}/`);
      await hydrated(page);
      await idle(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
}

test('every document names its host as plain text in its footer, scripts or not', async ({ page }) => {
  for (const path of ['/', '/privacy', '/terms', '/no-such-page']) {
    const html = await (await page.request.get(path)).text();
    expect(html.slice(html.indexOf('<footer')), path).toMatch(/>hashtagpay\.example</);
  }
});

test('documents from another host carry noindex', async ({ page, baseURL }) => {
  const robots = async (host: string) => (await page.request.get('/', { headers: { host } })).headers()['x-robots-tag'];
  expect(await robots('copy.example')).toBe('noindex');
  expect(await robots(new URL(baseURL!).host)).toBeUndefined();
});
