import { expect, PHONE, restingPlace, test } from '../support.ts';
import { press, scrollToY, visitPage } from '../../page.ts';
import { faqItems } from '../../../src/content/faq.ts';

test.use({ viewport: PHONE });

/** Globals that some current browser lacks or that extensions against tracking take away. */
const missing = ['requestIdleCallback', 'scheduler', 'PerformanceObserver', 'ResizeObserver', 'matchMedia'];

test('without the globals that some browsers lack, bar, menu, dialog, questions and routes work', async ({ page }) => {
  await page.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  }, missing);
  await visitPage(page, '/');
  await scrollToY(page, 101);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Utility' }).click();
  await expect(page).toHaveURL(/#utility$/);
  await restingPlace(page);
  await press(page.getByRole('button', { name: 'Get Early Access' }));
  await page.keyboard.press('Escape');
  // Where questions of one name do not close each other, the page closes them.
  const items = page.locator('#faq').getByRole('group');
  await items.evaluateAll((all) => all.forEach((item) => item.removeAttribute('name')));
  for (const index of [0, 1, faqItems.length - 1]) {
    await press(items.nth(index).getByRole('heading', { level: 3 }));
    await expect(items.nth(index)).toHaveAttribute('open');
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
});

test('without IntersectionObserver, only the sticky bar is missing', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
  await visitPage(page, '/');
  await press(page.getByRole('button', { name: 'Get Early Access' }));
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
});
