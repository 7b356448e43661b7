import type { Page } from 'playwright/test';
import { PRIVACY, TERMS, headingOf, legalLink, sectionLink, questionsOf } from '../parts.ts';
import { hydrated, scrollToY, visitPage } from '../../page.ts';
import { expect, holdBack, openAnswers, PHONE, places, recordPlaces, restingPlace, test } from '../support.ts';

test.use({ viewport: PHONE });

const QUESTION = 4;

/** Opens an answer and focuses the link to the privacy policy, mid-window. @returns the scroll position */
async function leave(page: Page): Promise<number> {
  await visitPage(page, '/');
  return prepareToLeave(page);
}

async function prepareToLeave(page: Page): Promise<number> {
  await questionsOf(page).nth(QUESTION).getByRole('heading').click();
  await expect.poll(() => openAnswers(page)).toEqual([QUESTION]);
  await restingPlace(page);
  const link = legalLink(page, 'privacy');
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await link.focus();
  return page.evaluate(() => scrollY);
}

/** Expects the answer open, the link focused, and the page within two pixels of `place`. */
async function expectBack(page: Page, place: number): Promise<void> {
  await expect(legalLink(page, 'privacy')).toBeFocused();
  expect(await openAnswers(page)).toEqual([QUESTION]);
  await expect.poll(() => page.evaluate((left) => Math.abs(scrollY - left), place)).toBeLessThanOrEqual(2);
}

test('Back and Forward between pages restore open answers, focus and place at once', async ({ page }) => {
  const place = await leave(page);
  await page.keyboard.press('Enter');
  const heading = headingOf(page);
  await expect(heading).toBeFocused();
  await recordPlaces(page);
  await page.goBack();
  await expectBack(page, place);
  expect(await places(page), 'painted nowhere else').toEqual([Math.round(place)]);
  await page.goForward();
  await expect(heading).toBeFocused();
  await scrollToY(page, 1234);
  await page.goBack();
  await expectBack(page, place);
  await page.goForward();
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1234);
  await page.goBack();
  await expectBack(page, place);
});

test('a reload and Back from another document do too; a new visit starts afresh', async ({ page }) => {
  const place = await leave(page);
  await page.reload();
  await expectBack(page, place);
  await visitPage(page, '/terms');
  await page.goBack();
  await expectBack(page, place);
  await visitPage(page, '/terms');
  await visitPage(page, '/');
  expect(await openAnswers(page)).toEqual([]);
  expect(await page.evaluate(() => [scrollY, document.activeElement === document.body])).toEqual([0, true]);
});

test('a visit to the same page by a link starts afresh, and Back returns to the earlier one', async ({ page }) => {
  const place = await leave(page);
  await page.keyboard.press('Enter');
  await expect(headingOf(page)).toBeFocused();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('#faq')).toBeAttached();
  expect(await openAnswers(page)).toEqual([]);
  await page.goBack();
  await expect(headingOf(page, PRIVACY)).toBeVisible();
  await page.goBack();
  await expectBack(page, place);
});

test('a reload of the page in between does not lose what was left, nor does another visit to the same page', async ({
  page,
}) => {
  const place = await leave(page);
  await page.keyboard.press('Enter');
  const heading = headingOf(page, PRIVACY);
  await expect(heading).toBeFocused();
  await page.reload();
  await visitPage(page, '/');
  await questionsOf(page).nth(1).getByRole('heading').click();
  await expect.poll(() => openAnswers(page)).toEqual([1]);
  await page.goBack();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expectBack(page, place);
});

test('a visit that goes on to a section keeps its answers apart from an earlier visit’s', async ({ page }) => {
  const faq = sectionLink(page, 'faq');
  await visitPage(page, '/');
  await faq.click();
  await restingPlace(page);
  const place = await prepareToLeave(page);
  await page.keyboard.press('Enter');
  const heading = headingOf(page);
  await expect(heading).toBeFocused();
  await page.getByRole('banner').getByRole('link').first().click();
  await faq.click();
  await restingPlace(page);
  await questionsOf(page).nth(7).getByRole('heading').click();
  await expect.poll(() => openAnswers(page)).toEqual([7]);
  await legalLink(page, 'terms').click();
  await expect(heading).toHaveText(TERMS);
  for (let step = 0; step < 4; step++) await page.goBack();
  await expectBack(page, place);
});

test('Back restores the place, focus and answers of a page that was opened at a section', async ({ page }) => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await visitPage(page, '/#features');
    const place = await prepareToLeave(page);
    await page.keyboard.press('Enter');
    await expect(headingOf(page)).toHaveText(PRIVACY);
    await page.goBack();
    await expectBack(page, place);
  }
});

test('after a reload whose script is late, answers are open at once, and the script moves nobody', async ({ page }) => {
  const place = await leave(page);
  const release = await holdBack(page, '**/assets/entry-client-*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await expect.poll(() => openAnswers(page)).toEqual([QUESTION]);
  await expect.poll(() => restingPlace(page)).toBe(place);
  await questionsOf(page).nth(1).getByRole('heading').click();
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, -2000);
  expect(await restingPlace(page)).toBeLessThan(place - 1000);
  // An unrestored page is at the top too, so the script could mistake this for one.
  await scrollToY(page, 0);
  const open = await openAnswers(page);
  release();
  await hydrated(page);
  expect(await restingPlace(page)).toBe(0);
  expect(await openAnswers(page)).toEqual(open);
  await expect(questionsOf(page).nth(1).locator('summary')).toBeFocused();
});
