import type { Page } from 'playwright/test';
import { site } from '../../config/site.ts';
import { readable } from '../../config/names.ts';
import { loaderOf } from './lib/parts.ts';
import { cloneBar } from '#token/content/messages.ts';
import { expect, holdLoader, idle, test } from './lib/support.ts';

test.use({ visit: 'first' });

/** The smallest document. */
const SMALL = '/no-such-page';
const { host } = new URL(site.origin);
/** The host under which Google Translate serves the site. */
const translated = `${host.replaceAll('-', '--').replaceAll('.', '-')}.translate.goog`;
const barOf = (page: Page) => page.getByRole('alert').filter({ hasText: cloneBar.before + readable(host) });

/** Serves the site at `origin`, without its scripts: the warning is in the document itself. */
const copyTo = (page: Page, origin: string) =>
  page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/assets/')) return route.abort();
    await route.fulfill({ response: await page.request.get(pathname) });
  });

// Without its files, a copy has no use for the font that it preloads, which a slow machine has time to say.
test.beforeEach(({ watch }) => watch.allow(/ERR_FAILED|status of 404|Unknown path|link preload but not used/));

test('on a host that is not its own, a bar above page and loader warns and links to the real site', async ({
  page,
}) => {
  await holdLoader(page);
  for (const origin of [`https://${host}.evil.test`, 'https://localhost.evil.test', `https://x${translated}`]) {
    await copyTo(page, origin);
    await page.goto(origin + SMALL);
    await expect(loaderOf(page)).toBeVisible();
    // Playwright refuses to click what something else covers.
    await barOf(page).click({ trial: true, position: { x: 4, y: 4 } });
    await expect(barOf(page).getByRole('link'), origin).toHaveAttribute('href', site.origin);
  }
});

test('on its own hosts, nothing warns', async ({ page, baseURL }) => {
  const own = [
    site.origin,
    `${site.origin}.`,
    `${site.origin}:8443`,
    `https://${translated}`,
    ...site.previewHosts.map((preview) => `https://${preview}`),
  ];
  for (const origin of own) await copyTo(page, origin);
  for (const origin of [...own, `http://localhost:${new URL(baseURL!).port}`, baseURL!]) {
    await page.goto(origin + SMALL);
    await idle(page);
    await expect(barOf(page), origin).toHaveCount(0);
  }
});
