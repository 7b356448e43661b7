import type { Page } from 'playwright/test';
import { HOME, PRIVACY, TERMS, headingOf, legalLink, sectionLink, homeLink, questionsOf } from '../parts.ts';
import { hydrated, scrollToY, visitPage } from '../../page.ts';
import { faqItems } from '../../../src/content/faq.ts';
import {
  expect,
  holdBack,
  IN_MOTION,
  openAnswers,
  PHONE,
  places,
  recordPlaces,
  restingPlace,
  test,
} from '../support.ts';

test.use({ viewport: PHONE, contextOptions: IN_MOTION });

/** The question that is left open, and one that a later visit opens. */
const QUESTION = faqItems.length - 1;
const OTHER = 0;

async function open(page: Page, question: number): Promise<void> {
  await questionsOf(page).nth(question).getByRole('heading').click();
  await expect.poll(() => openAnswers(page)).toEqual([question]);
}

/** Opens an answer and focuses the link to the privacy policy, mid-window. @returns the scroll position */
async function leave(page: Page): Promise<number> {
  await open(page, QUESTION);
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

test('Back, Forward and reloads restore open answers, focus and place at once, and a late script moves nobody', async ({
  page,
}) => {
  await visitPage(page, '/');
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

  // A reload and Back from another document do so too, even after another, fresh visit.
  await page.reload();
  await expectBack(page, place);
  await visitPage(page, '/terms');
  await page.goBack();
  await expectBack(page, place);
  await page.keyboard.press('Enter');
  await expect(headingOf(page, PRIVACY)).toBeFocused();
  await page.reload();
  await visitPage(page, '/');
  expect(await openAnswers(page)).toEqual([]);
  expect(await page.evaluate(() => [scrollY, document.activeElement === document.body])).toEqual([0, true]);
  await open(page, OTHER);
  await page.goBack();
  await expect(headingOf(page, PRIVACY)).toBeVisible();
  await page.goBack();
  await expectBack(page, place);

  // After a reload whose script is late, answers are open at once, and the script moves nobody.
  const release = await holdBack(page, '**/assets/entry-client-*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await expect.poll(() => openAnswers(page)).toEqual([QUESTION]);
  await expect.poll(() => restingPlace(page)).toBe(place);
  await questionsOf(page).nth(OTHER).getByRole('heading').click();
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, -2000);
  expect(await restingPlace(page)).toBeLessThan(place - 1000);
  // An unrestored page is at the top too, so the script could mistake this for one.
  await scrollToY(page, 0);
  const opened = await openAnswers(page);
  release();
  await hydrated(page);
  expect(await restingPlace(page)).toBe(0);
  expect(await openAnswers(page)).toEqual(opened);
  await expect(questionsOf(page).nth(OTHER).locator('summary')).toBeFocused();
});

test('Back to a page that was opened at a section restores them, too; a visit by a link starts afresh, and keeps its answers apart', async ({
  page,
}) => {
  await visitPage(page, '/#features');
  const place = await leave(page);
  await page.keyboard.press('Enter');
  await expect(headingOf(page)).toHaveText(PRIVACY);
  await page.goBack();
  await expectBack(page, place);
  await page.keyboard.press('Enter');
  await expect(headingOf(page)).toBeFocused();
  await homeLink(page).click();
  await expect(headingOf(page)).toHaveText(HOME);
  expect(await openAnswers(page)).toEqual([]);
  await sectionLink(page, 'faq').click();
  await restingPlace(page);
  await open(page, OTHER);
  await legalLink(page, 'terms').click();
  await expect(headingOf(page)).toHaveText(TERMS);
  for (let step = 0; step < 4; step++) await page.goBack();
  await expectBack(page, place);
});

test('Back while a reloaded page waits for its code leads to the page of that address, title included', async ({
  page,
}) => {
  await visitPage(page, '/');
  const title = await page.title();
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page)).toHaveText(PRIVACY);
  const release = await holdBack(page, '**/assets/legal-*.js');
  // The entry script runs once it writes to the history.
  await page.addInitScript(() => {
    const write = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      document.documentElement.dataset.runs = '';
      write(...entry);
    };
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html[data-runs]')).toBeAttached();
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/');
  release();
  await expect(headingOf(page)).toHaveText(HOME);
  await expect(page).toHaveTitle(title);
});
