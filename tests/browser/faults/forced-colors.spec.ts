import { expect, PHONE, test } from '../support.ts';
import { scrollToY, visitPage } from '../../../scripts/lib/page.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

test('every control keeps an edge or a name in the system’s colours', async ({ page }) => {
  await visitPage(page, '/');
  const faint = await page.evaluate(() =>
    [...document.querySelectorAll('button, a.btn, .icon-btn')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
        const edged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
        return !edged && (control.matches('.btn, .icon-btn') || !control.textContent.trim());
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(faint).toEqual([]);
});

test('icons are drawn in one system colour on another', async ({ page }) => {
  await visitPage(page, '/');
  expect(await page.locator('.icon').count()).toBeGreaterThan(40);
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll('.icon')]
      .filter((icon) => icon.checkVisibility())
      .filter((icon) => {
        let ground = icon.parentElement!;
        while (ground.parentElement && getComputedStyle(ground).backgroundColor.endsWith(', 0)')) {
          ground = ground.parentElement;
        }
        return getComputedStyle(icon).backgroundColor === getComputedStyle(ground).backgroundColor;
      })
      .map((icon) => icon.className),
  );
  expect(lost).toEqual([]);
});

test('menu and dialog work', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitPage(page, '/');
  await scrollToY(page, 700);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Utility' }).click();
  await page.getByRole('button', { name: 'Get Early Access' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Forced colours remove the dialog's background, so only an edge sets it apart.
  expect(await dialog.evaluate((box) => Number.parseFloat(getComputedStyle(box).borderTopWidth))).toBeGreaterThan(0);
});
