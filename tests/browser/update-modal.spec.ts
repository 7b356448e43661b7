import type { Page } from 'playwright/test';
import { PRIVACY, headingOf, legalLink, earlyAccess, comingSoonOf, updateOf } from './lib/parts.ts';
import { expect, holdLoader, idle, IN_MOTION, test } from './lib/support.ts';
import { hydrated, press, scrollToY, stopClock, visitPage } from '../lib/page.ts';
import { update } from '#token/content/update-modal.ts';
import { utility } from '#token/content/utility.ts';

/** Runs the clock and expects no update. */
async function expectNone(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await idle(page);
  await expect(updateOf(page)).toBeHidden();
}

async function expectShown(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await expect(updateOf(page)).toBeVisible();
}

async function openPrivacy(page: Page): Promise<void> {
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page, PRIVACY)).toBeVisible();
}

test.describe('on the first load', () => {
  test.use({ visit: 'first' });

  test.beforeEach(async ({ page }) => {
    const loader = await holdLoader(page);
    await visitPage(page, '/');
    await loader.end();
  });

  test('it shows neither after the loader nor within 5 s, but on a later return, once a session', async ({ page }) => {
    await expectNone(page, 2500);
    await openPrivacy(page);
    await page.goBack();
    await expectNone(page, 1600);
    expect(await page.evaluate(() => sessionStorage.getItem('site:update-shown'))).toBeNull();
    await openPrivacy(page);
    await page.clock.runFor(1000);
    await page.goBack();
    await expectShown(page, 1000);
    await expect(updateOf(page)).toHaveAccessibleDescription(update.text);
    expect(await page.evaluate(() => sessionStorage.getItem('site:update-shown'))).not.toBeNull();
    // The payment behind it waits.
    await page.emulateMedia(IN_MOTION);
    await scrollToY(page, 0);
    const receipt = page.locator('.payment > .receipt');
    await expect(receipt).toHaveCSS('animation-play-state', 'paused');
    await page.keyboard.press('Escape');
    await expect(updateOf(page)).toBeHidden();
    await expect(receipt).toHaveCSS('animation-play-state', 'running');
    await openPrivacy(page);
    await page.goBack();
    await expectNone(page, 1600);
  });
});

test.describe('later in the session', () => {
  test.use({ visit: 'loader-seen' });
  test.beforeEach(({ page }) => stopClock(page));

  test('it shows 1 s after the mount, not on a later load, and never on the legal pages, over a dialog that the visitor opened or within 5 s of the last load; its two buttons close it', async ({
    page,
  }) => {
    await visitPage(page, '/terms');
    await expectNone(page, 1600);
    await visitPage(page, '/');
    if (utility.earlyAccess !== null) {
      await press(earlyAccess(page));
      await expectNone(page, 1600);
      await expect(comingSoonOf(page)).toBeVisible();
    }
    await visitPage(page, '/');
    await expectNone(page, 999);
    await expectShown(page, 1);
    await page.reload();
    await hydrated(page);
    await expectNone(page, 1600);

    // The 5 s after the last load are exact, even if a clock was set back; a click inside does not close it.
    const load = async (age: number) => {
      await page.addInitScript((ago) => {
        if (location.protocol === 'about:') return;
        sessionStorage.setItem('site:last-load', String(Date.now() - ago));
        sessionStorage.removeItem('site:update-shown');
      }, age);
      await visitPage(page, '/');
    };
    await load(4999);
    await expectNone(page, 1600);
    const expectClosed = async () => {
      await expect(updateOf(page)).toBeHidden();
      await expect(headingOf(page)).toBeInViewport();
    };
    await load(5000);
    await expectShown(page, 1000);
    const heading = updateOf(page).getByRole('heading');
    await heading.click();
    await updateOf(page).click({ position: { x: 4, y: 60 } });
    // A press that starts on its text and ends outside.
    await heading.hover();
    await page.mouse.down();
    await page.mouse.move(8, 8);
    await page.mouse.up();
    await idle(page);
    await expect(updateOf(page)).toBeVisible();
    await updateOf(page).getByRole('button', { name: update.close, exact: true }).click();
    await expectClosed();
    await load(-3_600_000);
    await expectShown(page, 1000);
    await updateOf(page).getByRole('button', { name: update.continue }).click();
    await expectClosed();
  });
});
