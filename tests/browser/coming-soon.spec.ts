import { site } from '../../config/site.ts';
import { earlyAccess, comingSoonOf } from './lib/parts.ts';
import { expect, restingPlace, test } from './lib/support.ts';
import { press, visitPage } from '../lib/page.ts';
import { comingSoon, utility } from '#token/content/utility.ts';

test('if early access is offered, it is announced with its text and keeps focus and wheel inside; each way to close it returns focus, and "Join Our Telegram" opens the chat', async ({
  page,
  context,
}) => {
  if (utility.earlyAccess === null) return;
  await context.route('https://t*.me/**', (route) => route.fulfill({ body: 'chat', contentType: 'text/plain' }));
  await visitPage(page, '/');
  const opener = earlyAccess(page);
  await press(opener);
  const dialog = comingSoonOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(comingSoon.text);
  for (const key of [...Array<string>(6).fill('Tab'), 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // Between the last control and the first, focus is on the browser's own controls.
    expect(
      await dialog.evaluate((box) => document.activeElement === document.body || box.contains(document.activeElement)),
    ).toBe(true);
  }
  await page.mouse.move(4, 4);
  const turned = async (): Promise<number> => {
    const before = await restingPlace(page);
    await page.mouse.wheel(0, -300);
    return (await restingPlace(page)) - before;
  };
  expect(await turned()).toBe(0);
  const ways = {
    Close: () => dialog.getByRole('button', { name: comingSoon.close, exact: true }).click(),
    'the corner control': () => dialog.getByRole('button', { name: comingSoon.corner, exact: true }).click(),
    Escape: () => page.keyboard.press('Escape'),
    'the backdrop': () => page.mouse.click(8, 8),
  };
  for (const [name, close] of Object.entries(ways)) {
    await close();
    await expect(dialog, name).toBeHidden();
    await expect(opener, name).toBeFocused();
    await opener.click();
    await expect(dialog, name).toBeVisible();
  }
  if (site.links.community === null) return;
  const popup = context.waitForEvent('page');
  await dialog.getByRole('link', { name: comingSoon.join }).click();
  await expect(await popup).toHaveURL(site.links.community);
  await expect(dialog).toBeHidden();
  await page.bringToFront();
  await expect.poll(turned).toBeLessThan(0);
});
