import type { Locator } from 'playwright/test';
import { legal } from '#token/content/legal.ts';
import { notFound } from '#token/content/not-found.ts';
import { HOME, PRIVACY, TERMS, headingOf, legalLink, backButton } from './lib/parts.ts';
import { expect, holdBack, IN_MOTION, PHONE, restingPlace, test } from './lib/support.ts';
import { beginVisit, hydrated, press, scrollToY, visitPage } from '../lib/page.ts';

/** Not by mouse or key: a busy machine may keep frames and focus from a tab that came to the front. */
const click = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

test('Back from the first page of a new tab leads home, also after other pages; otherwise it goes back in the browser’s history, also to a page without a router', async ({
  page,
  context,
}) => {
  // A new tab is a new session, and its loader would only take time here.
  await beginVisit(context, 'settled');
  await visitPage(page, '/');
  for (const isVisited of [false, true]) {
    const opened = context.waitForEvent('page');
    await legalLink(page, 'privacy').click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.bringToFront();
    await hydrated(tab);
    expect(await tab.evaluate(() => history.length)).toBe(1);
    const heading = headingOf(tab);
    if (isVisited) {
      await click(legalLink(tab, 'terms'));
      await expect(heading).toHaveText(TERMS);
      await click(backButton(tab));
      await expect(heading).toHaveText(PRIVACY);
    } else {
      // A link to the page itself replaces its entry.
      await click(legalLink(tab, 'privacy'));
    }
    await click(backButton(tab));
    await expect(heading).toHaveText(HOME);
    await tab.close();
  }
  const heading = headingOf(page);
  await legalLink(page, 'privacy').click();
  await expect(heading).toHaveText(PRIVACY);
  await backButton(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(heading).toHaveText(HOME);
  await page.goto('/robots.txt');
  await visitPage(page, '/terms');
  await backButton(page).click();
  await expect(page).toHaveURL(/robots\.txt$/);
});

test.describe(() => {
  test.use({ viewport: PHONE, contextOptions: IN_MOTION });

  test('Back from a legal page returns to where one was, and Forward to it: at a section’s URL too, and after a reload', async ({
    page,
  }) => {
    const heading = headingOf(page);
    const toPrivacy = legalLink(page, 'privacy');
    for (const path of ['/#features', '/']) {
      await visitPage(page, path);
      await toPrivacy.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const place = await restingPlace(page);
      await toPrivacy.click();
      await expect(heading).toHaveText(PRIVACY);
      // Its end, because it may be short.
      await scrollToY(page, 99_999);
      const end = await restingPlace(page);
      const expectBack = async () => {
        await page.goBack();
        await expect(heading).toHaveText(HOME);
        await expect.poll(() => restingPlace(page), path).toBe(place);
        await expect(heading).toBeFocused();
      };
      await expectBack();
      await page.goForward();
      await expect(heading).toHaveText(PRIVACY);
      await expect.poll(() => restingPlace(page), path).toBe(end);
      if (path === '/') {
        await page.reload();
        await hydrated(page);
      }
      await expectBack();
    }
  });
});

test.describe('Back on a reloaded page leads to the page of that address, title included', () => {
  for (const [part, files, sign] of [
    ['script', '**/assets/entry-client-*.js', 'footer'],
    // By then the script has run: it writes to the history.
    ['code', '**/assets/legal-*.js', 'html[data-runs]'],
  ] as const) {
    test(`while it waits for its ${part}`, async ({ page }) => {
      await visitPage(page, '/');
      const title = await page.title();
      await legalLink(page, 'privacy').click();
      await expect(headingOf(page)).toHaveText(PRIVACY);
      const release = await holdBack(page, files);
      await page.addInitScript(() => {
        const write = history.replaceState.bind(history);
        history.replaceState = (...entry) => {
          document.documentElement.dataset.runs = '';
          write(...entry);
        };
      });
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator(sign)).toBeAttached();
      await page.evaluate(() => history.back());
      await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/');
      release();
      await expect(headingOf(page)).toHaveText(HOME);
      await expect(page).toHaveTitle(title);
      await hydrated(page);
    });
  }
});

test('a mirror that serves a page under its file’s name loads it twice at most, and the page can be left', async ({
  page,
  watch,
}) => {
  // React finds another page's elements, and repairs them.
  watch.allow(/Minified React error #418|Unknown path/);
  let loads = 0;
  await page.route('/privacy.html', async (route) => {
    loads++;
    await route.fulfill({ response: await route.fetch({ url: new URL('/privacy', page.url()).href }) });
  });
  await visitPage(page, '/');
  await visitPage(page, '/privacy.html');
  await expect(headingOf(page, notFound.heading)).toBeVisible();
  expect(loads).toBe(2);
  await page.getByRole('link', { name: notFound.home }).click();
  await expect(headingOf(page)).toHaveText(HOME);
});

test('the contents are a list on a wide screen, and fold on a phone', async ({ page }) => {
  await visitPage(page, '/privacy');
  const contents = page.getByRole('navigation', { name: legal.contents });
  const links = contents.getByRole('link');
  await expect(links.first()).toBeVisible();
  await expect(contents.locator('summary:visible')).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expect(links).toHaveCount(0);
  await press(contents.locator('summary'));
  await expect(links.first()).toBeVisible();
});
