import type { Page } from 'playwright/test';
import { site } from '../../config/site.ts';
import { readable } from '../../config/names.ts';
import { loaderOf } from './lib/parts.ts';
import { cloneBar } from '#token/content/messages.ts';
import { expect, holdLoader, idle, test } from './lib/support.ts';

/* `clone-warning.test.ts` has the hosts that are the site's own. */

test.use({ visit: 'first' });

/** The smallest document. */
const SMALL = '/no-such-page';
const { host } = new URL(site.origin);
const barOf = (page: Page) => page.getByRole('alert').filter({ hasText: cloneBar.before + readable(host) });

/** Opens the site at `origin`, without its scripts: the warning is in the document itself. */
async function openAt(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/assets/')) return route.abort();
    await route.fulfill({ response: await page.request.get(pathname) });
  });
  await page.goto(origin + SMALL);
}

test.beforeEach(({ watch }) => watch.allow(/ERR_FAILED/));

test('on a copy, a bar above page and loader warns', async ({ page }) => {
  await holdLoader(page);
  await openAt(page, `https://${host}.evil.test`);
  await expect(loaderOf(page)).toBeVisible();
  // Playwright refuses to click what something else covers.
  await barOf(page).click({ trial: true, position: { x: 4, y: 4 } });
});

test('the bar on a copy links to the real site', async ({ page }) => {
  await openAt(page, `https://${host}.evil.test`);
  await expect(barOf(page).getByRole('link')).toHaveAttribute('href', site.origin);
});

test('on the site itself, nothing warns', async ({ page }) => {
  // The root's dot and a port are the same host.
  await openAt(page, `https://${host}.:8443`);
  await idle(page);
  await expect(barOf(page)).toHaveCount(0);
});
