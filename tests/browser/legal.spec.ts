import type { Locator, Page } from 'playwright/test';
import { legal } from '#token/content/legal.ts';
import { notFound } from '#token/content/not-found.ts';
import { HOME, PRIVACY, TERMS, backButton, headingOf, homeLink, legalLink } from './lib/parts.ts';
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

  // The journey through the three engines has it without a fragment.
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

/** Presses Back. Nothing of the site listens yet, so the address changes alone. */
async function pressBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);
}

test.describe('Back while a page loads', () => {
  test.describe('whose code is late', () => {
    let title: string;
    test.beforeEach(async ({ page }) => {
      await visitPage(page, '/');
      title = await page.title();
      await legalLink(page, 'privacy').click();
      await expect(headingOf(page)).toHaveText(PRIVACY);
      const release = await holdBack(page, LEGAL_CODE);
      // By then the script has run, up to where it waits for the code.
      await page.reload({ waitUntil: 'domcontentloaded' });
      await pressBack(page, '/');
      release();
    });

    test('leads to the page of that address', async ({ page }) => {
      await expect(headingOf(page)).toHaveText(HOME);
    });

    test('brings that page’s title', async ({ page }) => {
      await expect(page).toHaveTitle(title);
    });
  });

  test('leads there before that page’s code has arrived, if the script is late', async ({ page }) => {
    await visitPage(page, '/privacy');
    await homeLink(page).click();
    await expect(headingOf(page)).toHaveText(HOME);
    const release = await holdBack(page, SCRIPT);
    await holdBack(page, LEGAL_CODE);
    await page.reload({ waitUntil: 'commit' });
    await headingOf(page, HOME).waitFor();
    await pressBack(page, '/privacy');
    release();
    await expect(headingOf(page)).toHaveText(PRIVACY);
  });
});

test.describe('a mirror that serves a page under its file’s name', () => {
  let loads: number;
  test.beforeEach(async ({ page, watch }) => {
    // React finds another page's elements, and repairs them.
    watch.allow(/Minified React error #418|Unknown path \/privacy\.html/);
    loads = 0;
    await page.route('/privacy.html', async (route) => {
      loads++;
      await route.fulfill({ response: await route.fetch({ url: new URL('/privacy', route.request().url()).href }) });
    });
    await visitPage(page, '/privacy.html');
    await expect(headingOf(page, notFound.heading)).toBeVisible();
  });

  test('loads it twice at most', () => expect(loads).toBe(2));

  test('does not keep the visitor there', async ({ page }) => {
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(headingOf(page)).toHaveText(HOME);
  });
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
