import type { Page } from 'playwright/test';
import { expect, holdAnimations, rendered, test } from '../support.ts';
import { hydrated, stopClock, visitPage } from '../../../scripts/lib/page.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Development update' });
const loader = (page: Page) => page.getByText('Loading #HashtagPay');

/** Loads the landing page with its clock stopped, and runs the clock until the update shows. */
async function appear(page: Page): Promise<void> {
  await visitPage(page, '/');
  await page.clock.runFor(1000);
  await expect(modal(page)).toBeVisible();
}

test.describe('on the first load', () => {
  test.use({ visit: 'first' });

  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    const animations = await holdAnimations(page);
    await animations.hurry();
    await visitPage(page, '/');
    await expect(loader(page)).toBeHidden();
  });

  test('it shows on a return from /privacy after 5 s, once a session, and never directly after the loader', async ({
    page,
  }) => {
    await page.clock.runFor(2500);
    await rendered(page);
    await expect(modal(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('site:update-shown'))).toBeNull();
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.clock.runFor(3000);
    await page.goBack();
    await page.clock.runFor(1000);
    await expect(modal(page)).toBeVisible();
    await expect(modal(page)).toHaveAccessibleDescription(/is still in development\./);
    expect(await page.evaluate(() => sessionStorage.getItem('site:update-shown'))).not.toBeNull();
    await page.keyboard.press('Escape');
    await page.goForward();
    await page.goBack();
    await page.clock.runFor(1600);
    await rendered(page);
    await expect(modal(page)).toBeHidden();
  });

  test('it does not show on a return within 5 s of the loader', async ({ page }) => {
    await page.clock.runFor(3000);
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.goBack();
    await page.clock.runFor(1600);
    await rendered(page);
    await expect(modal(page)).toBeHidden();
  });
});

test.describe('later in the session', () => {
  test.use({ visit: 'loader-seen' });
  test.beforeEach(({ page }) => stopClock(page));

  test('it shows 1 s after the mount, and not on a later load', async ({ page }) => {
    await visitPage(page, '/');
    await page.clock.runFor(999);
    await rendered(page);
    await expect(modal(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(modal(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(1600);
    await rendered(page);
    await expect(modal(page)).toBeHidden();
  });

  test('the window of 5 s after the last load is exact', async ({ page }) => {
    const load = async (ago: number) => {
      await page.addInitScript((age) => {
        if (location.protocol !== 'about:') sessionStorage.setItem('site:last-load', String(Date.now() - age));
      }, ago);
      await visitPage(page, '/');
      await page.clock.runFor(1600);
      await rendered(page);
    };
    await load(4999);
    await expect(modal(page)).toBeHidden();
    await load(5000);
    await expect(modal(page)).toBeVisible();
  });

  test('it never shows on the legal pages', async ({ page }) => {
    await visitPage(page, '/terms');
    await page.clock.runFor(1600);
    await rendered(page);
    await expect(modal(page)).toBeHidden();
  });

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'the X button': (page) => modal(page).getByRole('button', { name: 'Close', exact: true }).click(),
    'the backdrop': (page) => page.mouse.click(8, 8),
    '"Continue to website"': (page) => modal(page).getByRole('button', { name: 'Continue to website' }).click(),
    Escape: (page) => page.keyboard.press('Escape'),
  };
  for (const [name, close] of Object.entries(ways)) {
    test(`${name} closes it, after focus stayed inside`, async ({ page }) => {
      await appear(page);
      for (let stop = 0; stop < 4; stop++) {
        const inside = await modal(page).evaluate(
          (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
        );
        expect(inside).toBe(true);
        await page.keyboard.press('Tab');
      }
      await close(page);
      await expect(modal(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  }

  test('neither a click inside it closes it, nor a press that begins on its text and ends outside', async ({
    page,
  }) => {
    await appear(page);
    await modal(page).getByRole('heading').click();
    await modal(page).click({ position: { x: 4, y: 60 } });
    await rendered(page);
    await expect(modal(page)).toBeVisible();
    await modal(page).getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(8, 8);
    await page.mouse.up();
    await rendered(page);
    await expect(modal(page)).toBeVisible();
  });

  test('it does not open over a dialog that the visitor opened; a later load shows it', async ({ page }) => {
    await visitPage(page, '/');
    await page.getByRole('button', { name: 'Get Early Access' }).click();
    await page.clock.runFor(1600);
    await rendered(page);
    await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
    await expect(modal(page)).toBeHidden();
    await appear(page);
  });
});
