import { expect, HEADLINE, holdAnimations, idle, test } from '../support.ts';

test.describe('without the entry script', () => {
  test.use({ visit: 'first' });

  test('the loader goes, the page can be read and its links work', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    await page.route('**/assets/*.js', (route) => route.abort());
    const animations = await holdAnimations(page);
    await page.goto('/');
    await expect(page.getByText('Loading #HashtagPay')).toBeVisible();
    await animations.hurry();
    await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: 'did not arrive' })).toBeVisible();
    await page.locator('#faq').getByRole('group').first().getByRole('heading').click();
    await expect(page.locator('#faq').getByRole('group').first().getByRole('paragraph')).toBeVisible();
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  });
});

test('a legal page whose code is lost stays readable as prerendered', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route('**/assets/legal-*.js', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.goto('/terms');
  await lost;
  await idle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.getByRole('banner').getByRole('link', { name: 'HashtagPay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
});

test('a foreign script that the policy blocks is not taken for the page’s own', async ({ page, watch }) => {
  watch.allow(/Content Security Policy/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const injected = '<script src="data:text/javascript,injected"></script></body>';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) });
  });
  await page.goto('/');
  await idle(page);
  expect(watch.errors().join()).toContain('injected');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
