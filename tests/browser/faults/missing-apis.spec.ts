import { expect, PHONE, restingPlace, test } from '../support.ts';
import { scrollToY, visitPage } from '../../../scripts/lib/page.ts';

/** APIs that old, hardened or in-app browsers may lack. */
const missing = ['IntersectionObserver', 'matchMedia', 'requestIdleCallback', 'ResizeObserver', 'PerformanceObserver'];

for (const name of missing) {
  test(`without ${name} the page works: bar, menu, dialog, change of route`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript((key) => Reflect.deleteProperty(globalThis, key), name);
    await visitPage(page, '/');
    const whitepaper = page.getByRole('banner').getByRole('link', { name: 'Whitepaper' });
    await scrollToY(page, 100);
    await restingPlace(page);
    await expect(whitepaper).toBeHidden();
    await scrollToY(page, 101);
    await expect(whitepaper).toBeInViewport();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Utility' }).click();
    await expect(page).toHaveURL(/#utility$/);
    await page.getByRole('button', { name: 'Get Early Access' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  });
}

test('with window.open blocked, links still open their tabs and the dialog closes', async ({ page, context }) => {
  await context.route('https://t.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await visitPage(page, '/');
  await page.getByRole('button', { name: 'Get Early Access' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: 'Join Our Telegram' }).click();
  await expect(await opened).toHaveURL('https://t.me/example');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('where details elements with one name do not close each other, the page closes them', async ({ page }) => {
  await visitPage(page, '/#faq');
  const items = page.locator('#faq').getByRole('group');
  await items.evaluateAll((all) => all.forEach((item) => item.removeAttribute('name')));
  for (const index of [0, 5, 11]) {
    await items.nth(index).getByRole('heading', { level: 3 }).click();
    await expect(items.nth(index)).toHaveAttribute('open');
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  }
});
