import { expect, loaderOf, test } from '../support.ts';
import { faqItems } from '../../../src/content/faq.ts';
import { chainShares } from '../../../src/content/figures.ts';
import { formatTokens } from '../../../src/lib/format.ts';

test.use({ visit: 'first', javaScriptEnabled: false });

test('without scripts no loader covers the page; its figures, addresses and answers can be read', async ({ page }) => {
  await page.goto('/');
  await expect(loaderOf(page)).toBeHidden();
  await page.getByRole('link', { name: 'Start with $HashtagPay' }).first().click({ trial: true });
  for (const text of [
    'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo',
    '0x1234567890AbcdEF1234567890aBcdef12345678',
    ...chainShares.map(({ amount }) => formatTokens(amount)),
    '10179329',
    '29 April 2025',
  ]) {
    await expect(page.getByRole('main')).toContainText(text);
  }
  const answers = page.locator('#faq').getByRole('group');
  await expect(answers).toHaveCount(faqItems.length);
  for (const item of await answers.all()) {
    await item.getByRole('heading', { level: 3 }).click();
    await expect(item.getByRole('paragraph')).toBeVisible();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  }
});

test('without scripts, links inside the page and to the legal pages work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Features' }).click();
  await expect(page).toHaveURL(/#features$/);
  await expect(page.locator('#features').getByRole('heading', { level: 2 })).toBeInViewport();
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByText(/at least 18 years old/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/#faq$/);
  await expect(page.locator('#faq').getByRole('heading', { level: 2 })).toBeInViewport();
});
