import { expect, test } from '../support.ts';

test.use({ visit: 'first', javaScriptEnabled: false });

test('the loader does not cover the page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Start with $HashtagPay' }).first().click({ trial: true });
});

test('every section, figure, address and answer can be read', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const text of [
    'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo',
    '0x1234567890AbcdEF1234567890aBcdef12345678',
    '1,000,000,000',
    '500,000,000',
    '10179329',
    '29 April 2025',
  ]) {
    await expect(main).toContainText(text);
  }
  const answers = page.locator('#faq').getByRole('group');
  await expect(answers).toHaveCount(12);
  for (const item of await answers.all()) {
    await item.getByRole('heading', { level: 3 }).click();
    await expect(item.getByRole('paragraph')).toBeVisible();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  }
});

test('links inside the page and to the legal pages work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Features' }).click();
  await expect(page).toHaveURL(/#features$/);
  await expect(page.locator('#features').getByRole('heading', { level: 2 })).toBeInViewport();
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(page.getByText(/at least 18 years old/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/#faq$/);
});
