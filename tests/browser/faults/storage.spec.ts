import type { Page } from 'playwright/test';
import { expect, holdAnimations, rendered, test } from '../support.ts';
import { hydrated, stopClock, visitPage } from '../../../scripts/lib/page.ts';

test.use({ visit: 'first' });

const loader = (page: Page) => page.getByText('Loading #HashtagPay');
const modal = (page: Page) => page.getByRole('dialog', { name: 'Development update' });

/** Ways in which session storage fails. */
const failures: Record<string, () => void> = {
  'is denied': () =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  'throws at every call': () => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('broken', 'InvalidStateError');
    };
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'is not there': () => Object.defineProperty(globalThis, 'sessionStorage', { value: null }),
};

for (const [name, fail] of Object.entries(failures)) {
  test(`storage ${name}: the loader shows at every load, the update after 1 s and once in the page's life`, async ({
    page,
  }) => {
    await page.addInitScript(fail);
    await stopClock(page);
    const animations = await holdAnimations(page);
    await visitPage(page, '/');
    await page.clock.runFor(2000);
    await expect(loader(page)).toBeVisible();
    await animations.hurry();
    await expect(loader(page)).toBeHidden();
    await page.clock.runFor(999);
    await rendered(page);
    await expect(modal(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await page.goBack();
    await page.clock.runFor(1600);
    await rendered(page);
    await expect(modal(page)).toBeHidden();
    await animations.hold();
    await page.reload();
    await hydrated(page);
    await expect(loader(page)).toBeVisible();
    await animations.hurry();
    await expect(loader(page)).toBeHidden();
    await page.clock.runFor(1000);
    await expect(modal(page)).toBeVisible();
  });
}

for (const garbage of ['', 'x', '{}', 'NaN', '-1', '\u0000']) {
  test(`a last load of ${JSON.stringify(garbage)} is ignored and overwritten`, async ({ page }) => {
    await page.addInitScript((value) => {
      if (location.protocol !== 'about:' && !sessionStorage.getItem('test')) {
        sessionStorage.setItem('test', '1');
        sessionStorage.setItem('site:last-load', value);
      }
    }, garbage);
    const animations = await holdAnimations(page);
    // The boot script is the same in every document, and this one loads quickly.
    await page.goto('/privacy');
    await expect(loader(page)).toBeVisible();
    await animations.hurry();
    await expect(loader(page)).toBeHidden();
    expect(Number(await page.evaluate(() => sessionStorage.getItem('site:last-load')))).toBeGreaterThan(1.7e12);
  });
}

test('a last load in the future (a clock set back) does not suppress the update for ever', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') sessionStorage.setItem('site:last-load', String(Date.now() + 3_600_000));
  });
  await visitPage(page, '/');
  await expect(modal(page)).toBeVisible();
});
