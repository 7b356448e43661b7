import type { Page } from 'playwright/test';
import { expect, PHONE, restingPlace, test } from '../support.ts';
import { scrollToY, visitPage } from '../../../scripts/lib/page.ts';

/** APIs that old, hardened or in-app browsers lack, or keep as a name without a value. */
const missing = [
  'IntersectionObserver',
  'matchMedia',
  'requestIdleCallback',
  'ResizeObserver',
  'MessageChannel',
  'PerformanceObserver',
  'CSS.supports',
  'performance.getEntriesByType',
];

/** Uses whatever depends on such an API: bar, menu, section link, dialog, question, change of route. */
async function useAll(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
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
  const items = page.locator('#faq').getByRole('group');
  await items.nth(0).getByRole('heading', { level: 3 }).click();
  await items.nth(1).getByRole('heading', { level: 3 }).click();
  await expect(items.nth(1)).toHaveAttribute('open');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
}

test.describe('one at a time', () => {
  // Without smooth scrolling, which takes most of the time; the test of all of them together has it.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of missing) {
    test(`where ${path} is undefined, the page works: bar, menu, dialog, question, change of route`, async ({
      page,
    }) => {
      await page.addInitScript((names) => {
        const owner = names.slice(0, -1).reduce<object>((object, name) => Reflect.get(object, name), globalThis);
        Object.defineProperty(owner, names.at(-1)!, { value: undefined });
      }, path.split('.'));
      await useAll(page);
    });
  }
});

test('a browser that has never heard of any of them gets a page that works too', async ({ page }) => {
  await page.addInitScript(
    (names) => {
      for (const name of names) Reflect.deleteProperty(globalThis, name);
    },
    missing.filter((path) => !path.includes('.')),
  );
  await useAll(page);
});

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

test('where dialogs cannot be modal, they open as a box in the page, and close', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
  await visitPage(page, '/');
  const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'Get Early Access' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
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
