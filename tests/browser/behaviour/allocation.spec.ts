import { expect, rendered, test } from '../support.ts';
import { visitPage } from '../../../scripts/lib/page.ts';

test('donut and table highlight each other, and pressing a slice again releases it', async ({ page }) => {
  await visitPage(page, '/#tokenomics');
  const rows = page.locator('figure:has(.donut) tbody tr');
  const slices = page.locator('.donut circle');
  const middle = page.locator('.donut > p');
  await expect(slices).toHaveCount(await rows.count());
  const whole = await middle.innerText();
  const name = await rows.nth(1).getByRole('button').innerText();

  await rows.nth(1).hover();
  await expect(slices.nth(1)).toHaveAttribute('data-active');
  await expect(middle).toContainText(name);
  await page.mouse.move(0, 400);
  await expect(page.locator('figure:has(.donut) [data-active]')).toHaveCount(0);
  expect(await middle.innerText()).toBe(whole);

  await slices.nth(1).dispatchEvent('pointerover', { pointerType: 'mouse' });
  await expect(rows.nth(1)).toHaveAttribute('data-active');
  await slices.nth(1).dispatchEvent('pointerout', { pointerType: 'mouse' });
  await expect(rows.nth(1)).not.toHaveAttribute('data-active');

  await slices.nth(1).dispatchEvent('click');
  await expect(rows.nth(1)).toHaveAttribute('data-active');
  await expect(middle).toContainText(name);
  await slices.nth(1).dispatchEvent('click');
  await expect(page.locator('figure:has(.donut) [data-active]')).toHaveCount(0);
  expect(await middle.innerText()).toBe(whole);

  await rows.nth(0).getByRole('button').focus();
  await expect(slices.nth(0)).toHaveAttribute('data-active');
  await page.keyboard.press('Tab');
  await expect(slices.nth(1)).toHaveAttribute('data-active');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a finger on a slice or a card highlights nothing until it is a press', async ({ page }) => {
    await visitPage(page, '/');
    const devtools = await page.context().newCDPSession(page);
    for (const [within, target] of [
      ['figure:has(.donut)', '.donut circle'],
      ['.schedule-legend', '.schedule-legend button'],
    ] as const) {
      const control = page.locator(target).first();
      await control.scrollIntoViewIfNeeded();
      const { x, y, width } = (await control.boundingBox())!;
      const touch = { x: x + width * 0.6, y: y + 10 };
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
      await rendered(page);
      await expect(page.locator(`${within} [data-active]`)).toHaveCount(0);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(page.locator(`${within} [data-active]`).first()).toBeAttached();
    }
  });
});
