import { PRIVACY, TERMS, headingOf, legalLink, sectionLink } from './lib/parts.ts';
import { DESKTOP, expect, expectArrival, holdBack, IN_MOTION, PHONE, restingPlace, test } from './lib/support.ts';
import { press, scrollToY, stopClock, visitPage } from '../lib/page.ts';
import { hero } from '#token/content/hero.ts';
import { labels, navigation } from '#token/content/navigation.ts';

test('the skip link leads past the header, without a step for Back to undo; every navigation link to its section, to the pixel, and the URL follows', async ({
  page,
}) => {
  await visitPage(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe('');
  for (const [viewport, targets] of [
    [PHONE, navigation],
    [DESKTOP, [navigation.at(0)!, navigation.at(-1)!]],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const { id } of targets) {
      await press(sectionLink(page, id));
      await expect(page).toHaveURL(new RegExp(`/#${id}$`));
      await expectArrival(page, id);
      await expect(page.locator(`#${id}`), 'a region with a name').toHaveAccessibleName(/./);
    }
  }
});

test('/#faq is at its section, to the pixel: on a load, on reload, on Back, from another page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitPage(page, '/#faq');
  await expectArrival(page, 'faq');
  await page.reload();
  await expectArrival(page, 'faq');
  await scrollToY(page, 2000);
  await page.reload();
  expect(await restingPlace(page), 'a reload keeps a place that the visitor chose').toBe(2000);
  await visitPage(page, '/#faq');
  await visitPage(page, '/privacy');
  await page.goBack();
  await expectArrival(page, 'faq');

  await visitPage(page, '/privacy');
  await sectionLink(page, 'faq').click();
  await expect(page).toHaveURL(/\/#faq$/);
  await expectArrival(page, 'faq');
  await expect(page.locator('#faq')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#faq :focus')).toHaveCount(1);
});

test('a link scrolls smoothly, or jumps with reduced motion; Back, Forward and a deep link jump to their sections', async ({
  page,
}) => {
  const scrolls = (how: 'smooth' | 'auto') => expect(page.locator('html')).toHaveCSS('scroll-behavior', how);
  await page.emulateMedia(IN_MOTION);
  // The clock ends a jump.
  await stopClock(page);
  await visitPage(page, '/');
  await scrolls('smooth');
  await page.getByRole('link', { name: hero.explore }).click();
  await expectArrival(page, 'features');
  await sectionLink(page, 'problems').click();
  await expectArrival(page, 'problems');
  await scrolls('smooth');
  await page.goBack();
  await expect(page).toHaveURL(/#features$/);
  await scrolls('auto');
  await expectArrival(page, 'features');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => restingPlace(page)).toBe(0);
  await page.goForward();
  await expect(page).toHaveURL(/#features$/);
  await expectArrival(page, 'features');
  await page.clock.runFor(1000);
  await scrolls('smooth');
  await visitPage(page, '/#tokenomics');
  await scrolls('auto');
  await expectArrival(page, 'tokenomics');
  // The navigation marks the section in view.
  const current = page.getByRole('banner').locator('[aria-current="location"]:visible');
  const marked = () => current.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(async () => new Set(await marked())).toEqual(new Set(['#tokenomics']));
  await page.clock.runFor(1000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrolls('auto');
});

test('a change of route starts at the top, with focus on the heading, even if its code is late or the page is still scrolling', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/legal-*.js');
  await visitPage(page, '/');
  await page.evaluate((title) => {
    // Observers run before the frame that shows the change.
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === title) document.body.dataset.place ??= String(scrollY);
    }).observe(document.body, { childList: true, subtree: true });
  }, TERMS);
  await legalLink(page, 'terms').click();
  await expect(page).toHaveURL(/\/terms$/);
  release();
  await expect(headingOf(page, TERMS)).toBeFocused();
  await expect(page.locator('body'), 'never painted at the old page’s place').toHaveAttribute('data-place', '0');
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page, PRIVACY)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // Also while the page is still scrolling to the link.
  await page.emulateMedia(IN_MOTION);
  await visitPage(page, '/');
  await legalLink(page, 'privacy').focus();
  await scrollToY(page, 500);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect(headingOf(page, TERMS)).toBeFocused();
  expect(await restingPlace(page)).toBe(0);
});
