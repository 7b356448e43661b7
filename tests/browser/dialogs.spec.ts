import type { Page } from 'playwright/test';
import { site } from '../../config/site.ts';
import { expect, IN_MOTION, test } from '../lib/browser-test.ts';
import { holdLoader } from '../lib/loader.ts';
import { hydrated, idle, press, restingPlace, scrollToY, stopClock, visitPage } from '../lib/page.ts';
import { comingSoonOf, earlyAccess, headingOf, legalLink, PRIVACY, updateOf } from '../lib/parts.ts';
import { UPDATE_SHOWN_KEY } from '../../src/lib/session.ts';
import { hero } from '#token/content/hero.ts';
import { update } from '#token/content/update-modal.ts';
import { comingSoon, utility } from '#token/content/utility.ts';

/** How far the wheel moves the page. */
async function turned(page: Page): Promise<number> {
  const before = await restingPlace(page);
  await page.mouse.move(4, 4);
  await page.mouse.wheel(0, -300);
  return (await restingPlace(page)) - before;
}

test('early access', async ({ page, context }) => {
  test.skip(utility.earlyAccess === null, 'no early access is offered');
  const dialog = comingSoonOf(page);
  await visitPage(page, '/');
  await press(earlyAccess(page));

  await test.step('the dialog is announced with its text', async () => {
    await expect.soft(dialog).toHaveAccessibleDescription(comingSoon.text);
  });

  await test.step('focus stays in the dialog', async () => {
    for (const key of [...Array<string>(6).fill('Tab'), 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      // Between the last control and the first, focus is on the browser's own controls.
      const isInside = await dialog.evaluate(
        (box) => document.activeElement === document.body || box.contains(document.activeElement),
      );
      expect.soft(isInside, key).toBe(true);
    }
  });

  await test.step('no press that begins or ends inside closes it', async () => {
    await dialog.getByRole('heading').click();
    await dialog.click({ position: { x: 4, y: 60 } });
    await dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(8, 8);
    await page.mouse.up();
    await idle(page);
    await expect(dialog).toBeVisible();
  });

  await test.step('the page behind the dialog does not scroll', async () => {
    expect.soft(await turned(page)).toBe(0);
  });

  const ways: Record<string, () => Promise<void>> = {
    Escape: () => page.keyboard.press('Escape'),
    'its button': () => dialog.getByRole('button').first().click(),
    'its corner': () => dialog.getByRole('button').last().click(),
    'a press beside it': () => page.mouse.click(8, 8),
  };
  for (const [way, close] of Object.entries(ways)) {
    await test.step(`${way} closes the dialog, and focus returns to its button`, async () => {
      await close();
      await expect(dialog).toBeHidden();
      await expect.soft(earlyAccess(page)).toBeFocused();
      await press(earlyAccess(page));
    });
  }

  await test.step('closed, the page scrolls again', async () => {
    await page.keyboard.press('Escape');
    await expect.soft.poll(() => turned(page)).toBeLessThan(0);
  });

  if (site.links.community === null) return;
  await test.step('the link in the dialog opens the chat and closes the dialog', async () => {
    await context.route('https://t*.me/**', (route) => route.fulfill({ body: 'chat', contentType: 'text/plain' }));
    await press(earlyAccess(page));
    const popup = context.waitForEvent('page');
    await dialog.getByRole('link', { name: comingSoon.join }).click();
    await expect.soft(await popup).toHaveURL(site.links.community!);
    await expect.soft(dialog).toBeHidden();
  });
});

/** Longer than the update takes to appear. */
const PAST_MS = 1600;

async function expectNone(page: Page, ms = PAST_MS): Promise<void> {
  await page.clock.runFor(ms);
  await idle(page);
  await expect.soft(updateOf(page)).toBeHidden();
}

async function expectShown(page: Page, ms = 1000): Promise<void> {
  await page.clock.runFor(ms);
  await expect(updateOf(page), `${ms} ms later by the page’s clock`).toBeVisible();
}

/** Leaves the landing page for the privacy policy, and returns after `ms`. */
async function returnAfter(page: Page, ms: number): Promise<void> {
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page, PRIVACY)).toBeVisible();
  await page.clock.runFor(ms);
  await page.goBack();
}

test.describe(() => {
  test.use({ visit: 'first' });

  test('the development update after the loader', async ({ page }) => {
    const loader = await holdLoader(page);
    await visitPage(page, '/');
    await loader.end();

    await test.step('it does not appear, however long the visitor stays', () => expectNone(page, 60_000));
  });

  test('the development update on a return', async ({ page }) => {
    const loader = await holdLoader(page);
    await visitPage(page, '/');
    await loader.end();

    await test.step('one that comes too early does not count', async () => {
      await returnAfter(page, 3900);
      await expectNone(page, 1000);
    });

    // 3900 + 1000 + 100 ms after the loader.
    await test.step('it appears on one after 5 s', async () => {
      await returnAfter(page, 100);
      await expectShown(page);
    });
  });
});

test.describe(() => {
  test.use({ visit: 'loader-seen' });

  test('the development update later in the session', async ({ page }) => {
    await stopClock(page);

    await test.step('it does not appear on a legal page', async () => {
      await visitPage(page, '/terms');
      await expectNone(page);
    });

    await test.step('it appears a second after the landing page, and not before, with its text', async () => {
      await visitPage(page, '/');
      await expectNone(page, 999);
      await expectShown(page, 1);
      await expect.soft(updateOf(page)).toHaveAccessibleDescription(update.text);
    });

    await test.step('behind it, nothing draws attention to the line to sign on', async () => {
      await page.emulateMedia(IN_MOTION);
      await scrollToY(page, 0);
      const line = () =>
        page
          .getByRole('button', { name: hero.sign, includeHidden: true })
          .evaluate((lane) => getComputedStyle(lane, '::after').animationPlayState);
      await expect.poll(line).toBe('paused');
      await page.keyboard.press('Escape');
      await expect(updateOf(page)).toBeHidden();
      await expect.poll(line).toBe('running');
    });

    await test.step('it does not appear on another return', async () => {
      await returnAfter(page, 6000);
      await expectNone(page);
    });

    await test.step('it does not appear after a reload', async () => {
      await page.reload();
      await hydrated(page);
      await expectNone(page);
    });

    for (const [name, which] of [
      ['button', 0],
      ['corner', 1],
    ] as const) {
      await test.step(`its ${name} closes it`, async () => {
        await page.evaluate((key) => sessionStorage.removeItem(key), UPDATE_SHOWN_KEY);
        await page.reload();
        await hydrated(page);
        await expectShown(page);
        await updateOf(page).getByRole('button').nth(which).click();
        await expect.soft(updateOf(page)).toBeHidden();
      });
    }

    if (utility.earlyAccess === null) return;
    await test.step('it does not appear over a dialog that the visitor opened', async () => {
      await page.evaluate((key) => sessionStorage.removeItem(key), UPDATE_SHOWN_KEY);
      await page.reload();
      await hydrated(page);
      await press(earlyAccess(page));
      await expectNone(page);
      await expect.soft(comingSoonOf(page)).toBeVisible();
    });
  });
});
