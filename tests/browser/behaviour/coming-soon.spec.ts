import type { Page } from 'playwright/test';
import { expect, rendered, restingPlace, test } from '../support.ts';
import { visitPage } from '../../../scripts/lib/page.ts';

async function openDialog(page: Page) {
  await visitPage(page, '/');
  const opener = page.getByRole('button', { name: 'Get Early Access' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
  await expect(dialog).toBeVisible();
  return { opener, dialog };
}

const ways: Record<string, (page: Page) => Promise<void>> = {
  'the Close button': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click(),
  'the corner control': (page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Close dialog', exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
};

test(`${Object.keys(ways).join(', ')}: each closes the dialog and returns focus, and it opens again`, async ({
  page,
}) => {
  const { opener, dialog } = await openDialog(page);
  for (const [name, close] of Object.entries(ways)) {
    await close(page);
    await expect(dialog, name).toBeHidden();
    await expect(opener, name).toBeFocused();
    await opener.click();
    await expect(dialog, name).toBeVisible();
  }
});

test('the dialog is in the page, closed, as soon as the button is held down', async ({ page }) => {
  await visitPage(page, '/');
  const dialog = page.locator('dialog[aria-label="Coming Soon"]');
  await page.getByRole('button', { name: 'Get Early Access' }).hover();
  await expect(dialog).toHaveCount(0);
  await page.mouse.down();
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toBeHidden();
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test('the page does not scroll behind the dialog, and does again after it', async ({ page }) => {
  const { dialog } = await openDialog(page);
  await page.mouse.move(4, 4);
  const turned = async (): Promise<number> => {
    const before = await restingPlace(page);
    const arrival = page.evaluate(
      () => new Promise((resolve) => void addEventListener('wheel', resolve, { once: true, passive: true })),
    );
    await rendered(page);
    await page.mouse.wheel(0, -300);
    await arrival;
    return (await restingPlace(page)) - before;
  };
  expect(await turned()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await turned()).toBeLessThan(0);
});

test('"Join Our Telegram" opens the chat in a new tab and closes the dialog', async ({ page, context }) => {
  await context.route('https://t.me/**', (route) => route.fulfill({ body: 'chat', contentType: 'text/plain' }));
  const { dialog } = await openDialog(page);
  const popup = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Join Our Telegram' }).click();
  await expect(await popup).toHaveURL('https://t.me/example');
  await expect(dialog).toBeHidden();
});

test('a screen reader announces the dialog’s text on opening, and focus stays inside', async ({ page }) => {
  const { dialog } = await openDialog(page);
  await expect(dialog).toHaveAccessibleDescription(/^Early access is not open yet\./);
  const inside = () =>
    dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body);
  for (let stop = 0; stop < 8; stop++) {
    expect(await inside()).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  expect(await inside()).toBe(true);
});

test('the press is painted before the dialog opens; Escape and Close are heeded in between', async ({ page }) => {
  await visitPage(page, '/');
  const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
  const opener = page.getByRole('button', { name: 'Get Early Access' });
  /** Presses the button and, in the same task, does what `next` names. @returns whether the dialog was open in between */
  const press = (next: 'nothing' | 'Escape' | 'Close') =>
    opener.evaluate(async (button: HTMLElement, then) => {
      button.click();
      // React renders the dialog in a microtask.
      await Promise.resolve();
      const element = document.querySelector('dialog')!;
      const { open } = element;
      if (then === 'Escape') dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      if (then === 'Close') element.querySelector('button')!.click();
      return { before: open, after: element.open };
    }, next);
  expect(await press('nothing')).toEqual({ before: false, after: false });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await rendered(page);
  expect(await press('Escape')).toEqual({ before: false, after: true });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await rendered(page);
  expect(await press('Close')).toEqual({ before: false, after: false });
  await rendered(page);
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
});
