import type { Page } from 'playwright/test';
import { PRIVACY, headingOf, legalLink, earlyAccess, comingSoonOf, updateOf } from './lib/parts.ts';
import { expect, holdLoader, idle, IN_MOTION, test } from './lib/support.ts';
import { hydrated, press, scrollToY, stopClock, visitPage } from '../lib/page.ts';
import { update } from '#token/content/update-modal.ts';
import { utility } from '#token/content/utility.ts';

/** Longer than the update takes to appear. */
const PAST_MS = 1600;

async function expectNone(page: Page, ms = PAST_MS): Promise<void> {
  await page.clock.runFor(ms);
  await idle(page);
  await expect(updateOf(page)).toBeHidden();
}

async function expectShown(page: Page, ms = 1000): Promise<void> {
  await page.clock.runFor(ms);
  await expect(updateOf(page)).toBeVisible();
}

/** Leaves the landing page for the privacy policy, and returns after `ms`. */
async function returnAfter(page: Page, ms: number): Promise<void> {
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page, PRIVACY)).toBeVisible();
  await page.clock.runFor(ms);
  await page.goBack();
}

test.describe('after the loader', () => {
  test.use({ visit: 'first' });

  test.beforeEach(async ({ page }) => {
    const loader = await holdLoader(page);
    await visitPage(page, '/');
    await loader.end();
  });

  test('the update does not appear, however long the visitor stays', async ({ page }) => {
    await expectNone(page, 60_000);
  });

  test('the update appears on a return after 5 s', async ({ page }) => {
    await returnAfter(page, 5000);
    await expectShown(page);
  });

  test('a return that comes too early does not count: the update appears on the next', async ({ page }) => {
    await returnAfter(page, 0);
    await expectNone(page);
    await returnAfter(page, 5000);
    await expectShown(page);
  });
});

test.describe('later in the session', () => {
  test.use({ visit: 'loader-seen' });
  test.beforeEach(({ page }) => stopClock(page));

  test('the update appears a second after the page, and not before', async ({ page }) => {
    await visitPage(page, '/');
    await expectNone(page, 999);
    await expectShown(page, 1);
  });

  test('the update does not appear on a legal page', async ({ page }) => {
    await visitPage(page, '/terms');
    await expectNone(page);
  });

  test('the update does not appear over a dialog that the visitor opened', async ({ page }) => {
    test.skip(utility.earlyAccess === null, 'there is no other dialog');
    await visitPage(page, '/');
    await press(earlyAccess(page));
    await expectNone(page);
    await expect(comingSoonOf(page)).toBeVisible();
  });

  test.describe('once it has appeared', () => {
    test.beforeEach(async ({ page }) => {
      await visitPage(page, '/');
      await expectShown(page);
    });

    test('the update is announced with its text', async ({ page }) => {
      await expect(updateOf(page)).toHaveAccessibleDescription(update.text);
    });

    test('the update does not appear on another return', async ({ page }) => {
      await page.keyboard.press('Escape');
      await returnAfter(page, 6000);
      await expectNone(page);
    });

    test('the update does not appear after a reload', async ({ page }) => {
      await page.reload();
      await hydrated(page);
      await expectNone(page);
    });

    test('the payment behind the update waits until it is closed', async ({ page }) => {
      await page.emulateMedia(IN_MOTION);
      await scrollToY(page, 0);
      const receipt = page.locator('.payment > .receipt');
      await expect(receipt).toHaveCSS('animation-play-state', 'paused');
      await page.keyboard.press('Escape');
      await expect(receipt).toHaveCSS('animation-play-state', 'running');
    });

    for (const [button, which] of [
      ['button', 0],
      ['corner', 1],
    ] as const) {
      test(`its ${button} closes the update`, async ({ page }) => {
        await updateOf(page).getByRole('button').nth(which).click();
        await expect(updateOf(page)).toBeHidden();
        await expect(headingOf(page)).toBeInViewport();
      });
    }
  });
});
