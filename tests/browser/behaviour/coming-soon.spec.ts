import { site } from 'virtual:site';
import { sectionLink, earlyAccess, comingSoonOf } from '../parts.ts';
import { expect, IN_MOTION, PHONE, places, recordPlaces, restingPlace, test } from '../support.ts';
import { hydrated, press, scrollToY, visitPage } from '../../page.ts';
import { comingSoon } from '../../../src/content/utility.ts';

test('it is announced with its text and keeps focus and wheel inside; each way to close it returns focus, and "Join Our Telegram" opens the chat; Back only closes it, and leaves once it is closed', async ({
  page,
  context,
}) => {
  await context.route('https://t.me/**', (route) => route.fulfill({ body: 'chat', contentType: 'text/plain' }));
  await page.goto('/robots.txt');
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
  const popup = context.waitForEvent('page');
  await dialog.getByRole('link', { name: comingSoon.join }).click();
  await expect(await popup).toHaveURL(site.links.community!);
  await expect(dialog).toBeHidden();
  await page.bringToFront();
  await expect.poll(turned).toBeLessThan(0);

  // Under Back, a visitor from elsewhere stays; once it is closed otherwise, Back leaves.
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  for (const close of ['Escape', 'Enter']) {
    await opener.click();
    await expect(dialog).toBeVisible();
    if (close === 'Enter') await dialog.getByRole('button').last().focus();
    await page.keyboard.press(close);
    await expect(dialog).toBeHidden();
    // Forward leads to the entry that the dialog had, where there is nothing, and so back at once.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          let hasArrived = false;
          addEventListener('popstate', ({ state }) => {
            if (hasArrived) done();
            hasArrived ||= (state as { cover?: true }).cover === true;
          });
          history.forward();
        }),
    );
  }
  await opener.click();
  // Opened again while the browser is still on its way back from the entry that the dialog had.
  await opener.evaluate((button) => {
    const shown = document.querySelector('dialog')!;
    const removal = new MutationObserver(() => {
      removal.disconnect();
      (button as HTMLButtonElement).click();
    });
    removal.observe(shown.parentElement!, { childList: true });
    const isBack = new Promise<void>((done) => addEventListener('popstate', () => done(), { once: true }));
    shown.close();
    return isBack;
  });
  await expect.poll(() => page.evaluate(() => (history.state as { cover?: true }).cover)).toBe(true);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/robots\.txt$/);
});

test('Back only closes it; Back, Forward and a reload then find their places as before', async ({ page }) => {
  await page.emulateMedia(IN_MOTION);
  await page.setViewportSize(PHONE);
  await visitPage(page, '/');
  await scrollToY(page, 3000);
  await sectionLink(page, 'faq').dispatchEvent('click');
  await restingPlace(page);
  const opener = earlyAccess(page);
  await press(opener);
  const dialog = comingSoonOf(page);
  await expect(dialog).toBeVisible();
  const place = await restingPlace(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await restingPlace(page), 'the page behind it').toBe(place);
  await recordPlaces(page);
  await page.goBack();
  expect(await restingPlace(page)).toBe(3000);
  expect(await places(page)).toEqual([3000]);
  await page.goForward();
  expect(await restingPlace(page)).toBe(place);
  await press(opener);
  await page.reload();
  await hydrated(page);
  expect(await restingPlace(page)).toBe(place);
  await page.goBack();
  expect(await restingPlace(page), 'Back after the reload').toBe(3000);
});
