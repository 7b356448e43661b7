import { presentChromium } from '../../../scripts/lib/browser.ts';
import { expect, holdAnimations, test } from '../support.ts';
import { hydrated } from '../../../scripts/lib/page.ts';

/** The headless shell has no back/forward cache, and Playwright switches that of the whole browser off. */
const whole = presentChromium('whole');
const launchOptions = { ...whole, ignoreDefaultArgs: ['--disable-back-forward-cache'] };
test.skip(!whole, 'needs the whole Chromium: the headless shell has no back/forward cache');
test.use({ visit: 'first', launchOptions });

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
  const animations = await holdAnimations(page);
  await animations.hurry();
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
  await page.locator('#faq summary').first().click();
  await page.goto('/robots.txt');
  // Not page.goBack(), which waits for a load event: a restored page fires none.
  await page.evaluate(() => setTimeout(() => history.back(), 50));
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.getByText('Loading #HashtagPay')).toBeHidden({ timeout: 1 });
  await expect(page.locator('#faq').getByRole('group').first()).toHaveAttribute('open');
  await page.getByRole('button', { name: 'Get Early Access' }).click();
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
});
