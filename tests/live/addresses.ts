import { expect, type Page } from 'playwright/test';
import type { SiteConfig } from '../../config/site-config.ts';
import { clipboardText, press, visitPage } from '../page.ts';

/** Expects the page to show the configured addresses, and to copy them, by button and by hand. */
export async function expectOwnAddresses(page: Page, site: Pick<SiteConfig, 'contracts'>): Promise<void> {
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
}
