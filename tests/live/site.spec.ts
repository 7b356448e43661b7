import { expect, test } from 'playwright/test';
import { chains, swapUrl } from '../../config/chains.ts';
import { visitable } from '../../config/routes.ts';
import { documentsOf } from '../../src/content/documents.ts';
import { loadSite } from '../../site-build/site-file/load.ts';
import { beginVisit, clipboardText, press, visitPage } from '../page.ts';

/*
 * Checks what somebody who sends money relies on, where visitors get it: `BASE_URL` is a preview, the domain, or the
 * local server. Expectations come from the configuration, never from what is served.
 */
const site = await loadSite();
const ownLinks = [
  ...Object.values(site.links),
  ...site.contracts.map(({ chain, address }) => chains[chain].tokenUrl(address)),
  swapUrl(site),
  `mailto:${site.email}`,
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

let said: string[];
test.beforeEach(async ({ page }) => {
  said = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  await beginVisit(page, 'settled');
});

test('every document has its title and only links from the configuration, and the console stays empty', async ({
  page,
}) => {
  for (const { id, path } of visitable) {
    await visitPage(page, path);
    await expect(page).toHaveTitle(documentsOf(site.product)[id].title);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => [(link as HTMLAnchorElement).href, link.getAttribute('href')!]));
    const outbound = hrefs.filter(([whole]) => new URL(whole!).origin !== new URL(page.url()).origin);
    // On a preview, the page warns that it is a copy, and links to the site itself.
    const allowed = [...ownLinks, site.origin];
    expect(
      outbound.map(([, written]) => written).filter((href) => !allowed.includes(href!)),
      path,
    ).toEqual([]);
    if (path === '/') {
      const written = new Set(hrefs.map(([, href]) => href));
      expect(ownLinks.filter((href) => !written.has(href))).toEqual([]);
    }
    expect(said, path).toEqual([]);
  }
});

test('the addresses shown are the configured ones, and so are those copied, by button and by hand', async ({
  page,
}) => {
  await visitPage(page, '/');
  const buttons = page.getByRole('button', { name: /^cop/i });
  await expect(buttons).toHaveCount(site.contracts.length);
  const shown = site.contracts.map(({ address }) => page.getByRole('code').filter({ hasText: address }).last());
  for (const [index, { address }] of site.contracts.entries()) {
    await expect(shown[index]!).toHaveText(address);
    await expect(shown[index]!).toBeVisible();
  }
  // The page must keep the focus until it has copied. It says so for only two seconds, so the wait begins first.
  const byButton = (index: number) =>
    Promise.all([page.getByRole('button', { name: /copied/i }).waitFor(), press(buttons.nth(index))]);
  const byHand = async (index: number) => {
    await shown[index]!.evaluate((element) => getSelection()!.selectAllChildren(element));
    await page.keyboard.press('ControlOrMeta+c');
  };
  // One way after the other, so that the clipboard never holds the expected address beforehand.
  for (const copy of [byButton, byHand]) {
    for (const [index, { address }] of site.contracts.entries()) {
      await copy(index);
      expect(await clipboardText(page)).toBe(address);
      await page.bringToFront();
      await expect(page.getByRole('button', { name: /copied/i })).toHaveCount(0);
    }
  }
  expect(said).toEqual([]);
});
