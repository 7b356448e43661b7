import type { Page } from 'playwright/test';
import { expect, holdLoader, idle, loaderOf, test } from '../support.ts';
import { hydrated, visitPage } from '../../page.ts';

test.use({ visit: 'first' });

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Development update' });

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

test('where session storage fails, the loader shows at every load, the update after 1 s and once in the page’s life', async ({
  page,
}) => {
  test.slow();
  const loader = await holdLoader(page);
  for (const [name, fail] of Object.entries(failures)) {
    const failure = await page.addInitScript(fail);
    await visitPage(page, '/');
    await page.clock.runFor(2000);
    await expect(loaderOf(page), name).toBeVisible();
    await loader.end();
    await page.clock.runFor(999);
    await idle(page);
    await expect(modalOf(page), name).toBeHidden();
    await page.clock.runFor(1);
    await expect(modalOf(page), name).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText('Privacy Policy');
    await page.goBack();
    await page.clock.runFor(1600);
    await idle(page);
    await expect(modalOf(page), name).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(loaderOf(page), name).toBeVisible();
    await loader.end();
    await page.clock.runFor(1000);
    await expect(modalOf(page), name).toBeVisible();
    await failure.dispose();
  }
});

test('a last load that is no time is ignored and overwritten', async ({ page }) => {
  const loader = await holdLoader(page);
  for (const garbage of ['', 'x', '{}', 'NaN', '-1', '\u0000']) {
    const value = JSON.stringify(garbage);
    await page.goto('/robots.txt');
    await page.evaluate((last) => sessionStorage.setItem('site:last-load', last), garbage);
    // The boot script is the same in every document, and this one loads quickly.
    await page.goto('/privacy');
    await expect(loaderOf(page), value).toBeVisible();
    await loader.end();
    const written = await page.evaluate(() => sessionStorage.getItem('site:last-load'));
    expect(Number(written), value).toBeGreaterThan(1.7e12);
  }
});
