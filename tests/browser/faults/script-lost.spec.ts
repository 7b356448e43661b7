import { expect, HEADLINE, holdLoader, idle, test } from '../support.ts';

const lostBar = /did not arrive/;

test.describe('without the entry script', () => {
  test.use({ visit: 'first' });

  test('the loader goes, a line says so, the page can be read and its links work', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    await page.route('**/assets/*.js', (route) => route.abort());
    const loader = await holdLoader(page);
    await page.goto('/');
    await loader.end();
    await expect(page.getByRole('alert').filter({ hasText: lostBar })).toBeVisible();
    const question = page.locator('#faq').getByRole('group').first();
    await question.getByRole('heading').click();
    await expect(question.getByRole('paragraph')).toBeVisible();
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  });
});

test('a legal page whose code is lost stays readable as prerendered and says so', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route('**/assets/legal-*.js', (route) => route.abort());
  await page.goto('/terms');
  await expect(page.getByRole('alert').filter({ hasText: lostBar })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.getByRole('banner').getByRole('link', { name: 'HashtagPay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
});

test('a foreign script that fails is not taken for the page’s own', async ({ page, watch, baseURL }) => {
  watch.allow(/Content Security Policy/);
  await page.addInitScript(() => {
    addEventListener('error', ({ target }) => ((target as HTMLElement).dataset.failed = ''), true);
  });
  // Whether such a script is blocked, not found or has no valid URL, its element gets an error event.
  const sources = ['data:text/javascript,injected', `${baseURL}.injected.test/a.js`, `${baseURL}1/injected.js`];
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const injected = sources.map((source) => `<script src="${source}" data-injected></script>`).join('');
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}</body>`) });
  });
  await page.goto('/');
  await expect(page.locator('script[data-injected][data-failed]')).toHaveCount(sources.length);
  await idle(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
