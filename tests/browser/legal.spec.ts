import type { Locator, Page } from 'playwright/test';
import { documents } from '#token/content/documents.ts';
import { legal } from '#token/content/legal.ts';
import { lostScript } from '#token/content/messages.ts';
import { notFound } from '#token/content/not-found.ts';
import { HOME, PRIVACY, TERMS, backButton, headingOf, legalLink } from './lib/parts.ts';
import { expect, holdBack, IN_MOTION, LEGAL_CODE, openTab, PHONE, restingPlace, SCRIPT, test } from './lib/support.ts';
import { beginVisit, hydrated, press, scrollToY, visitPage } from '../lib/page.ts';

/** Not by mouse or key: a busy machine may keep frames and focus from a tab that came to the front. */
const click = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

test.describe('on the first page of a tab', () => {
  let tab: Page;
  test.beforeEach(async ({ page, context }) => {
    // A new tab is a new session, and its loader would only take time here.
    await beginVisit(context, 'settled');
    await page.goto('/robots.txt');
    tab = await openTab(page, '/privacy');
  });

  test('the Back button leads home', async () => {
    await click(backButton(tab));
    await expect(headingOf(tab)).toHaveText(HOME);
  });

  test('the Back button leads home after a link to the page itself', async () => {
    await click(legalLink(tab, 'privacy'));
    await click(backButton(tab));
    await expect(headingOf(tab)).toHaveText(HOME);
  });

  test('the Back button leads home after another page has led back to it', async () => {
    await click(legalLink(tab, 'terms'));
    await expect(headingOf(tab)).toHaveText(TERMS);
    await click(backButton(tab));
    await expect(headingOf(tab)).toHaveText(PRIVACY);
    await click(backButton(tab));
    await expect(headingOf(tab)).toHaveText(HOME);
  });
});

test('the Back button leads to the page before, not to a new entry', async ({ page }) => {
  await visitPage(page, '/');
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page)).toHaveText(PRIVACY);
  await backButton(page).click();
  await expect(headingOf(page)).toHaveText(HOME);
  await page.goForward();
  await expect(headingOf(page)).toHaveText(PRIVACY);
});

test('the Back button leads to a page outside the site', async ({ page }) => {
  await page.goto('/robots.txt');
  await visitPage(page, '/terms');
  await backButton(page).click();
  await expect(page).toHaveURL(/robots\.txt$/);
});

/** Goes from the footer of a page to the privacy policy. @returns where it was */
async function leave(page: Page, path: string): Promise<number> {
  await visitPage(page, path);
  await legalLink(page, 'privacy').evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await restingPlace(page);
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page)).toHaveText(PRIVACY);
  return place;
}

test.describe('on a phone, in motion', () => {
  test.use({ viewport: PHONE, contextOptions: IN_MOTION });

  // The journey through the other engines has it without a fragment.
  test('Back to a section’s URL finds the place that was left, not the section', async ({ page }) => {
    const place = await leave(page, '/#features');
    await page.goBack();
    await expect(headingOf(page)).toHaveText(HOME);
    await expect.poll(() => restingPlace(page)).toBe(place);
  });

  test('Back finds the place after a reload', async ({ page }) => {
    const place = await leave(page, '/');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(headingOf(page)).toHaveText(HOME);
    await expect.poll(() => restingPlace(page)).toBe(place);
  });

  for (const path of ['/', '/#features']) {
    test(`Back to ${path} tells a screen reader which page it is: the heading has focus`, async ({ page }) => {
      await leave(page, path);
      await page.goBack();
      await expect(headingOf(page, HOME)).toBeFocused();
    });
  }

  test('Forward finds the place at which a legal page was left', async ({ page }) => {
    await leave(page, '/#features');
    // Its end, because it may be short.
    await scrollToY(page, 99_999);
    const end = await restingPlace(page);
    await page.goBack();
    await expect(headingOf(page)).toHaveText(HOME);
    await page.goForward();
    await expect(headingOf(page)).toHaveText(PRIVACY);
    await expect.poll(() => restingPlace(page)).toBe(end);
  });
});

/** Goes from the landing page to the privacy policy, without a load. */
async function goToPrivacy(page: Page): Promise<void> {
  await visitPage(page, '/');
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page)).toHaveText(PRIVACY);
}

/** Goes back without waiting for a load. */
const pressBack = (page: Page) => page.evaluate(() => history.back());

async function expectHome(page: Page): Promise<void> {
  await expect(headingOf(page)).toHaveText(HOME);
  await expect(page).toHaveURL(/\/$/);
  await expect(page).toHaveTitle(documents.home.title);
}

test.describe('Back on a reloaded page leads to the page before', () => {
  test('while the script is late', async ({ page }) => {
    await goToPrivacy(page);
    await holdBack(page, SCRIPT);
    await page.reload({ waitUntil: 'commit' });
    await headingOf(page, PRIVACY).waitFor();
    await pressBack(page);
    await expectHome(page);
  });

  test('while its code is late', async ({ page }) => {
    await goToPrivacy(page);
    await holdBack(page, LEGAL_CODE);
    // By then the script has run, up to where it waits for the code.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await pressBack(page);
    await expectHome(page);
  });

  test('while React takes over', async ({ page }) => {
    await goToPrivacy(page);
    await page.addInitScript(() => {
      if (location.pathname !== '/privacy') return;
      // React hands its work on in messages. The first one waits for Back.
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function post(...message: unknown[]) {
        MessagePort.prototype.postMessage = postMessage;
        addEventListener('popstate', () => postMessage.apply(this, message as [unknown]), { once: true });
        history.back();
      };
    });
    await page.reload({ waitUntil: 'commit' });
    await expectHome(page);
  });

  test('if the script does not arrive', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    await goToPrivacy(page);
    await page.route(SCRIPT, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(lostScript);
    await pressBack(page);
    await expectHome(page);
  });
});

test('a mirror that serves a page under its file’s name loads it once, and leads on and back', async ({
  page,
  watch,
}) => {
  // React finds another page's elements, and repairs them.
  watch.allow(/Minified React error #418|Unknown path \/privacy\.html/);
  let loads = 0;
  await page.route('/privacy.html', async (route) => {
    loads++;
    await route.fulfill({ response: await route.fetch({ url: new URL('/privacy', route.request().url()).href }) });
  });
  await visitPage(page, '/privacy.html');
  await expect(headingOf(page, notFound.heading)).toBeVisible();
  expect(loads).toBe(1);
  await page.getByRole('link', { name: notFound.home }).click();
  await expect(headingOf(page)).toHaveText(HOME);
  await holdBack(page, SCRIPT);
  await page.reload({ waitUntil: 'commit' });
  await headingOf(page, HOME).waitFor();
  await pressBack(page);
  await expect(headingOf(page)).toHaveText(PRIVACY);
  expect(loads).toBe(2);
});

const contentsOf = (page: Page) => page.getByRole('navigation', { name: legal.contents });

test.describe('the contents of a legal page', () => {
  test.beforeEach(({ page }) => visitPage(page, '/privacy'));

  test('are a list on a wide screen, with nothing to open', async ({ page }) => {
    await expect(contentsOf(page).getByRole('link').first()).toBeVisible();
    await expect(contentsOf(page).locator('summary:visible')).toHaveCount(0);
  });

  test('unfold on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await expect(contentsOf(page).getByRole('link')).toHaveCount(0);
    await press(contentsOf(page).locator('summary'));
    await expect(contentsOf(page).getByRole('link').first()).toBeVisible();
  });
});
