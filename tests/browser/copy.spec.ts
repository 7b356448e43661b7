import type { Page } from 'playwright/test';
import { chains } from '../../config/chains.ts';
import { site } from '../../config/site.ts';
import { copyButtons } from './lib/parts.ts';
import { contracts } from '#token/content/contracts.ts';
import { DESKTOP, expect, PHONE, test } from './lib/support.ts';
import { clipboardText, press, stopClock, visitPage } from '../lib/page.ts';

test.describe('a contract', () => {
  test.beforeEach(async ({ landing }) => {
    await landing.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // The test before may have left the same address.
    await landing.evaluate(() => navigator.clipboard.writeText('nothing'));
  });

  for (const [index, { chain, address }] of site.contracts.entries()) {
    test(`the copy button copies the address on ${chains[chain].name}`, async ({ landing }) => {
      await press(copyButtons(landing).nth(index));
      await expect(copyButtons(landing).nth(index)).toHaveText(contracts.copied, { useInnerText: true });
      expect(await clipboardText(landing)).toBe(address);
    });

    test(`a click on the address on ${chains[chain].name} selects all of it, unbroken`, async ({ landing }) => {
      await press(landing.locator('#contracts').getByRole('code').nth(index));
      await landing.keyboard.press('ControlOrMeta+c');
      expect(await clipboardText(landing)).toBe(address);
    });
  }

  test('a screen reader hears which button has copied', async ({ landing }) => {
    const [{ chain }] = site.contracts;
    await press(copyButtons(landing).first());
    await expect(copyButtons(landing).first()).toHaveAccessibleName(
      `${contracts.copied} ${contracts.copyOf(chains[chain].name)}`,
    );
    await expect(landing.getByRole('status').getByText(contracts.copied).filter({ visible: true })).toHaveCount(1);
  });
});

test.describe('the copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('says for two seconds that it has copied', async ({ page }) => {
    await stopClock(page);
    await visitPage(page, '/');
    const button = copyButtons(page).first();
    await press(button);
    await expect(button).toHaveText(contracts.copied, { useInnerText: true });
    await page.clock.runFor(1999);
    await expect(button).toHaveText(contracts.copied, { useInnerText: true });
    await page.clock.runFor(1);
    await expect(button).toHaveText(contracts.copy, { useInnerText: true });
  });
});

/** Selects everything. @returns what copying would put on the clipboard */
const selectAll = (page: Page) =>
  page.evaluate(() => {
    getSelection()!.selectAllChildren(document.body);
    return getSelection()!.toString();
  });

/** Texts in the page but not on the screen, clipped to nothing or moved out of it. Closed answers do not count. */
const unseenTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement!;
      if (!text.data.trim() || !parent.checkVisibility() || getComputedStyle(parent).userSelect === 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height, right } = range.getBoundingClientRect();
      let clipped = parent.closest('.sr-only') !== null;
      for (let at: Element | null = parent; at; at = at.parentElement) {
        clipped ||= getComputedStyle(at).clipPath === 'inset(50%)';
      }
      if (clipped || right < 0 || width < 2 || height < 2) found.push(text.data);
    }
    return found;
  });

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

test('loader, skip link and the note on new tabs are not copied', async ({ landing }) => {
  for (const part of ['.skip-link', '#loader']) {
    await expect(landing.locator(part)).toHaveCSS('user-select', 'none');
  }
  await expect(landing.locator('#new-tab')).toBeHidden();
});

for (const path of ['/', '/privacy', '/no-such-page']) {
  test.describe(`on ${path}`, () => {
    test.beforeEach(({ page }) => visitPage(page, path));

    test('no text is for machines alone', async ({ page }) => {
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        expect(await unseenTexts(page), `${viewport.width} px`).toEqual([]);
      }
    });

    test('what is copied has every heading', async ({ page }) => {
      const copied = await selectAll(page);
      const headings = await page.locator('h1, h2, h3, h4').allInnerTexts();
      expect(headings.length).toBeGreaterThan(0);
      expect(headings.filter((heading) => !plain(copied).includes(plain(heading)))).toEqual([]);
    });
  });
}
