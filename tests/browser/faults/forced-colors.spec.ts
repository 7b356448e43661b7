import { expect, PHONE, test } from '../support.ts';
import { press, scrollToY, visitPage } from '../../page.ts';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: PHONE });

test('in the system’s colours, controls keep an edge or a name, icons are seen, and menu and dialog work', async ({
  page,
}) => {
  await visitPage(page, '/');
  const faint = await page.locator('button:visible, a.btn:visible').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
        const isEdged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
        return !isEdged && (control.matches('.btn, .icon-btn') || !control.textContent.trim());
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(faint).toEqual([]);
  const lost = await page.locator('.icon:visible').evaluateAll((icons) => {
    const ground = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      return element.parentElement && backgroundColor.endsWith(', 0)')
        ? ground(element.parentElement)
        : backgroundColor;
    };
    return icons.filter((icon) => getComputedStyle(icon).backgroundColor === ground(icon.parentElement!)).length;
  });
  expect(lost).toBe(0);
  await scrollToY(page, 700);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Utility' }).click();
  await press(page.getByRole('button', { name: 'Get Early Access' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Forced colours remove the dialog's background, so only an edge sets it apart.
  expect(await dialog.evaluate((box) => Number.parseFloat(getComputedStyle(box).borderTopWidth))).toBeGreaterThan(0);
});
