import { loaderOf, earlyAccess, comingSoonOf, questionsOf } from '../parts.ts';
import { presentChromium } from '../../../scripts/lib/browser.ts';
import { expect, skipLoader, test } from '../support.ts';
import { press, visitPage } from '../../page.ts';

/** The headless shell has no back/forward cache, and Playwright switches off the whole browser's. */
const whole = presentChromium('whole');
test.skip(!whole, 'needs the whole Chromium: the headless shell has no back/forward cache');
test.use({ visit: 'first', launchOptions: { ...whole, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('a page restored from the back/forward cache is as it was left: no loader, and scripts still work', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404/);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await visitPage(page, '/');
  await skipLoader(page);
  await press(page.locator('#faq summary').first());
  await page.goto('/robots.txt');
  // Not page.goBack(), which waits for a load event: a restored page fires none.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  expect(await loaderOf(page).isVisible()).toBe(false);
  await expect(questionsOf(page).first()).toHaveAttribute('open');
  await press(earlyAccess(page));
  await expect(comingSoonOf(page)).toBeVisible();
});
