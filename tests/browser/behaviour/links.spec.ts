import { expect, test } from '../support.ts';
import { visitPage } from '../../../scripts/lib/page.ts';

for (const path of ['/', '/privacy', '/terms']) {
  test(`${path}: every link to another origin opens a new tab that cannot reach back`, async ({ page }) => {
    await visitPage(page, path);
    const external = await page
      .locator('a[href^="http"]')
      .evaluateAll((links) =>
        links
          .filter((link) => (link as HTMLAnchorElement).origin !== location.origin)
          .map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
      );
    expect(external.length).toBeGreaterThan(2);
    for (const [href, target, rel] of external) expect([href, target, rel]).toEqual([href, '_blank', 'noopener']);
  });

  test(`${path}: every link inside the site leads somewhere`, async ({ page, request }) => {
    await visitPage(page, path);
    const targets = await page
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).getAttribute('href')!));
    for (const target of new Set(targets)) {
      const { pathname, hash } = new URL(target, `http://site${path}`);
      const response = await request.get(pathname);
      expect(response.status(), target).toBe(200);
      if (hash) expect(await response.text(), target).toContain(`id="${hash.slice(1)}"`);
    }
  });
}

test('the outbound links are the configured ones', async ({ page }) => {
  await visitPage(page, '/');
  const hrefs = await page
    .locator('a')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => link.getAttribute('href')!).filter((href) => !/^[/#]/.test(href))),
    ]);
  expect(hrefs.toSorted()).toEqual(
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
});

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
