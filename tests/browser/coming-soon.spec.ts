import type { Page } from 'playwright/test';
import { site } from '../../config/site.ts';
import { earlyAccess, comingSoonOf } from './lib/parts.ts';
import { expect, idle, restingPlace, test } from './lib/support.ts';
import { press, visitPage } from '../lib/page.ts';
import { comingSoon, utility } from '#token/content/utility.ts';

test.skip(utility.earlyAccess === null, 'no early access is offered');

/** How far the wheel moves the page. */
async function turned(page: Page): Promise<number> {
  const before = await restingPlace(page);
  await page.mouse.move(4, 4);
  await page.mouse.wheel(0, -300);
  return (await restingPlace(page)) - before;
}

const ways: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => comingSoonOf(page).getByRole('button').first().click(),
  'its corner': (page) => comingSoonOf(page).getByRole('button').last().click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press beside it': (page) => page.mouse.click(8, 8),
};
test.describe('early access', () => {
  test.beforeEach(async ({ landing }) => {
    await press(earlyAccess(landing));
    await expect(comingSoonOf(landing)).toBeVisible();
  });

  test('the dialog is announced with its text', async ({ landing }) => {
    await expect(comingSoonOf(landing)).toHaveAccessibleDescription(comingSoon.text);
  });

  test('focus stays in the dialog', async ({ landing }) => {
    for (const key of [...Array<string>(6).fill('Tab'), 'Shift+Tab', 'Shift+Tab']) {
      await landing.keyboard.press(key);
      // Between the last control and the first, focus is on the browser's own controls.
      const isInside = await comingSoonOf(landing).evaluate(
        (box) => document.activeElement === document.body || box.contains(document.activeElement),
      );
      expect(isInside).toBe(true);
    }
  });

  test('the page behind the dialog does not scroll', async ({ landing }) => {
    expect(await turned(landing)).toBe(0);
    await landing.keyboard.press('Escape');
    await expect.poll(() => turned(landing)).toBeLessThan(0);
  });

  for (const [way, close] of Object.entries(ways)) {
    test(`${way} closes the dialog, and focus returns to its button`, async ({ landing }) => {
      await close(landing);
      await expect(comingSoonOf(landing)).toBeHidden();
      await expect(earlyAccess(landing)).toBeFocused();
    });
  }

  test('a press inside does not close the dialog', async ({ landing }) => {
    await comingSoonOf(landing).getByRole('heading').click();
    await comingSoonOf(landing).click({ position: { x: 4, y: 60 } });
    await idle(landing);
    await expect(comingSoonOf(landing)).toBeVisible();
  });

  test('a press that begins on the dialog’s text and ends beside it does not close it', async ({ landing }) => {
    await comingSoonOf(landing).getByRole('heading').hover();
    await landing.mouse.down();
    await landing.mouse.move(8, 8);
    await landing.mouse.up();
    await idle(landing);
    await expect(comingSoonOf(landing)).toBeVisible();
  });
});

test('the link in the dialog opens the chat and closes the dialog', async ({ page, context }) => {
  test.skip(site.links.community === null, 'there is no chat');
  await context.route('https://t*.me/**', (route) => route.fulfill({ body: 'chat', contentType: 'text/plain' }));
  await visitPage(page, '/');
  await press(earlyAccess(page));
  const popup = context.waitForEvent('page');
  await comingSoonOf(page).getByRole('link', { name: comingSoon.join }).click();
  await expect(await popup).toHaveURL(site.links.community!);
  await expect(comingSoonOf(page)).toBeHidden();
});
