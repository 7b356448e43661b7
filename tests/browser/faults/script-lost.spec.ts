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

test('a legal page whose code is lost stays readable as prerendered and says so', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route('**/assets/legal-*.js', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.goto('/terms');
  await lost;
  await idle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(page.getByRole('alert').filter({ hasText: 'did not arrive' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'HashtagPay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
});

// Whether such a script is blocked, not found or has no valid URL, its element gets an error event.
for (const source of ['data:text/javascript,injected', 'ORIGIN.injected.test/a.js', 'ORIGIN1/injected.js']) {
  test(`a foreign script that fails is not taken for the page’s own: ${source}`, async ({ page, watch, baseURL }) => {
    watch.allow(/Content Security Policy/);
    await page.addInitScript(() => {
      const failed: string[] = [];
      Object.assign(window, { failed });
      addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && failed.push(target.src), true);
    });
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const injected = `<script src="${source.replace('ORIGIN', baseURL!)}"></script></body>`;
      await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) });
    });
    await page.goto('/');
    await idle(page);
    const failed = await page.evaluate(() => (window as unknown as { failed: string[] }).failed.join());
    expect(failed).toContain('injected');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
