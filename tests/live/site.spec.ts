import { expect, test } from 'playwright/test';
import { chains, swapUrl } from '../../config/chains.ts';
import { visitable } from '../../config/routes.ts';
import { documentsOf } from '../../src/content/documents.ts';
import { loadSite } from '../../site-build/site-file/load.ts';
import { beginVisit, visitPage } from '../page.ts';
import { expectOwnAddresses } from './addresses.ts';

/*
 * Checks what somebody who sends money relies on, where visitors get it: `BASE_URL` is a preview, the domain, or the
 * local server. Expectations come from the configuration, never from what is served.
 */
const site = await loadSite();
const ownLinks = [
  ...[...Object.values(site.links), site.company.registerUrl].filter((link) => link !== null),
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

test('every document has its title, only configured links, and an empty console', async ({ page }) => {
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

test('the addresses shown, and copied by button and by hand, are the configured ones', async ({ page }) => {
  await expectOwnAddresses(page, site);
  expect(said).toEqual([]);
});
