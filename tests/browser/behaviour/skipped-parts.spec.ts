import type { Page } from 'playwright/test';
import { drawn, expect, PHONE, restingPlace, test } from '../support.ts';
import { visitPage } from '../../../scripts/lib/page.ts';
import { heights, waiting } from './parts.ts';

test.use({ viewport: PHONE });

/** Visits the page and opens the dialog once everything is drawn. @returns the scroll position */
async function openDialog(page: Page): Promise<number> {
  await visitPage(page, '/');
  await drawn(page);
  const opener = page.getByRole('button', { name: 'Get Early Access' });
  await opener.scrollIntoViewIfNeeded();
  const place = await restingPlace(page);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
  return place;
}

// Phones overlay the scroll bar. In a desktop window without one, the dialog's gutter would narrow the page.
test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('while a dialog is open, sections outside the window are skipped; afterwards they are back at once, as drawn before', async ({
    page,
  }) => {
    const place = await openDialog(page);
    expect(await waiting(page)).toEqual(expect.arrayContaining(['contracts', 'tokenomics', 'footer']));
    expect(await waiting(page)).not.toContain('utility');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.keyboard.press('Escape');
    // Removed, not only closed: the page hears of it a moment after the browser has closed it.
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(await waiting(page)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('while a dialog is open, the questions outside the window are skipped, and none moves', async ({ page }) => {
    await visitPage(page, '/');
    await drawn(page);
    const questions = page.locator('#faq details');
    const opener = page.getByRole('button', { name: 'Get Early Access' });
    await opener.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await restingPlace(page);
    const places = () =>
      questions.evaluateAll((all) =>
        all.map((question) => question.getBoundingClientRect()).map(({ y, height }) => [y, height]),
      );
    const before = await places();
    const outside = before.map(([top]) => top! >= PHONE.height);
    expect(new Set(outside).size).toBe(2);
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const skipped = await questions.evaluateAll((all) =>
      all.map((question) => getComputedStyle(question).contentVisibility),
    );
    expect(skipped).toEqual(outside.map((out) => (out ? 'hidden' : 'visible')));
    expect(await places()).toEqual(before);
  });

  test('a phone that is turned while a dialog is open draws everything again afterwards', async ({ page }) => {
    await openDialog(page);
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await page.keyboard.press('Escape');
    await drawn(page);
    const kept = await heights(page);
    await page.evaluate(() => delete document.documentElement.dataset.parts);
    expect(await heights(page)).toEqual(kept);
  });
});

test('a dialog over a page that opened at a fragment does not hide what was in view', async ({ page }) => {
  await visitPage(page, '/#utility');
  await page.getByRole('button', { name: 'Get Early Access' }).click();
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
  expect(await waiting(page)).not.toContain('utility');
  await expect(page.locator('#utility').getByRole('heading').first()).toBeVisible();
});

test('the sticky bar stays behind a dialog', async ({ page }) => {
  await openDialog(page);
  const bar = page.locator('header [data-shown=true]');
  expect(await bar.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
});

// As voice control and the shortcuts of screen readers do.
test('a dialog whose button is pressed outside the window is shown', async ({ page }) => {
  await visitPage(page, '/');
  await drawn(page);
  const opener = page.getByRole('button', { name: 'Get Early Access' });
  await opener.evaluate((button: HTMLElement) => button.click());
  const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a finger that slides off the button opens nothing, and a later dialog hides nothing in the window', async ({
  page,
}) => {
  await visitPage(page, '/#utility');
  await drawn(page);
  const opener = page.getByRole('button', { name: 'Get Early Access' });
  await opener.dispatchEvent('pointerdown');
  // The attribute hides it from engines that do not know the element, too.
  await expect(page.locator('dialog')).toHaveAttribute('hidden');
  await opener.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await restingPlace(page);
  await opener.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
  expect(await waiting(page)).not.toContain('faq');
});
