import { expect, test, visitPage } from '../support.ts';

test('twelve questions, at most one open, and the open one can be closed', async ({ page }) => {
  await visitPage(page, '/#faq');
  const items = page.locator('#faq').getByRole('group');
  await expect(items).toHaveCount(12);
  const open = () => items.evaluateAll((all) => all.flatMap((item, index) => (item.matches('[open]') ? [index] : [])));
  expect(await open()).toEqual([]);
  const question = (index: number) => items.nth(index).getByRole('heading', { level: 3 });
  await question(0).click();
  await expect.poll(open).toEqual([0]);
  await question(7).click();
  await expect.poll(open).toEqual([7]);
  await expect(items.nth(7).getByRole('paragraph')).toBeVisible();
  await expect(items.nth(0).getByRole('paragraph')).toBeHidden();
  await question(7).click();
  await expect.poll(open).toEqual([]);
});

test('the keyboard opens and closes a question', async ({ page }) => {
  await visitPage(page, '/#faq');
  const first = page.locator('#faq').getByRole('group').first();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(first).not.toHaveAttribute('open');
});
