import type { Page } from 'playwright/test';
import { expect, test } from '../support.ts';
import { visitPage } from '../../../scripts/lib/page.ts';

/** Every link to another origin opens a new tab that cannot reach back. */
async function expectNewTabs(page: Page): Promise<void> {
  const external = await page
    .locator('a[href^="http"]')
    .evaluateAll((links) =>
      links
        .filter((link) => (link as HTMLAnchorElement).origin !== location.origin)
        .map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    );
  expect.soft(external.length).toBeGreaterThan(2);
  for (const [href, target, rel] of external) expect.soft([href, target, rel]).toEqual([href, '_blank', 'noopener']);
}

/** Every link inside the site leads somewhere. */
async function expectTargets(page: Page, path: string): Promise<void> {
  const targets = await page
    .locator('a[href^="/"], a[href^="#"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).getAttribute('href')!));
  for (const target of new Set(targets)) {
    const { pathname, hash } = new URL(target, `http://site${path}`);
    const response = await page.request.get(pathname);
    expect.soft(response.status(), target).toBe(200);
    // Without `toContain`, which would print the whole document.
    if (hash) expect.soft((await response.text()).includes(`id="${hash.slice(1)}"`), target).toBe(true);
  }
}

async function expectConfigured(page: Page): Promise<void> {
  const hrefs = await page
    .locator('a')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => link.getAttribute('href')!).filter((href) => !/^[/#]/.test(href))),
    ]);
  expect
    .soft(hrefs.toSorted())
    .toEqual(
      [
        'https://bot.example.com',
        'https://docs.example.com',
        'https://t.me/example',
        'https://x.com/example',
        'https://solscan.io/token/DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo',
        'https://bscscan.com/token/0x1234567890AbcdEF1234567890aBcdef12345678',
        'https://pancakeswap.finance/swap?chain=bsc&inputCurrency=0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c&outputCurrency=0x1234567890AbcdEF1234567890aBcdef12345678',
        'mailto:hello@example.com',
      ].toSorted(),
    );
}

// One page for all that only reads its links, because loading it takes longer than reading them.
for (const path of ['/', '/privacy', '/terms']) {
  test(`the links of ${path}`, async ({ page }) => {
    await visitPage(page, path);
    await test.step('every link to another origin opens a new tab that cannot reach back', () => expectNewTabs(page));
    await test.step('every link inside the site leads somewhere', () => expectTargets(page, path));
    if (path === '/') await test.step('the outbound links are the configured ones', () => expectConfigured(page));
  });
}

test('a followed link opens a new tab and leaves the site where it is', async ({ page, context }) => {
  await context.route('https://docs.example.com/**', (route) => route.fulfill({ body: 'docs' }));
  await visitPage(page, '/');
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Whitepaper' }).first().click();
  const tab = await opened;
  await expect(tab).toHaveURL(/docs\.example\.com/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/$/);
});
