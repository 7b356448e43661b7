import type { Page } from 'playwright/test';
import { site } from '../../config/site.ts';
import { copyButtons } from './lib/parts.ts';
import { contracts } from '#token/content/contracts.ts';
import { LOADING } from '#token/content/messages.ts';
import { labels } from '#token/content/navigation.ts';
import { DESKTOP, expect, IN_MOTION, PHONE, test } from './lib/support.ts';
import { clipboardText, press, stopClock, visitPage } from '../lib/page.ts';

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: IN_MOTION });

  test('there are exactly two copy buttons; each copies its address and says so for 2 s', async ({ page }) => {
    await stopClock(page);
    await visitPage(page, '/');
    await expect(page.getByRole('button', { name: RegExp(`^${contracts.copy} `) })).toHaveCount(2);
    for (const [index, { address }] of site.contracts.entries()) {
      const button = copyButtons(page).nth(index);
      await press(button);
      await expect(button).toHaveText(contracts.copied, { useInnerText: true });
      await expect(page.getByRole('button', { name: RegExp(`^${contracts.copied} `) })).toHaveCount(1);
      expect(await clipboardText(page)).toBe(address);
      await page.bringToFront();
      await page.clock.runFor(1999);
      await expect(button).toHaveText(contracts.copied, { useInnerText: true });
      await page.clock.runFor(1);
      await expect(button).toHaveText(contracts.copy, { useInnerText: true });
    }
  });

  test('an address is unbroken text, of which a click takes all', async ({ page }) => {
    await visitPage(page, '/');
    for (const { address } of site.contracts) {
      const code = page.locator('#contracts').getByRole('code').filter({ hasText: address });
      await expect(code).toHaveAttribute('translate', 'no');
      await press(code);
      await page.keyboard.press('ControlOrMeta+c');
      expect(await clipboardText(page)).toBe(address);
      await page.bringToFront();
    }
    await page.getByRole('main').getByRole('link', { name: site.contracts[0].address }).click();
    await expect(page).toHaveURL(/#contracts$/);
  });
});

const PATHS = ['/', '/privacy', '/no-such-page'];

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

test('no page has text that only machines see, and every heading and question is copied', async ({ page, watch }) => {
  watch.allow(/404|Unknown path/);
  for (const path of PATHS) {
    await visitPage(page, path);
    const opening = await page.locator('a[target="_blank"]').all();
    for (const link of opening) await expect(link).toHaveAccessibleDescription(labels.newTab);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await unseenTexts(page), `${path}, ${viewport.width} px`).toEqual([]);
    }
    const copied = await selectAll(page);
    for (const unseen of [labels.newTab, labels.skip, LOADING]) expect(copied, path).not.toContain(unseen);
    const headings = await page.locator('h1, h2, h3, h4').allInnerTexts();
    expect(
      headings.filter((heading) => !plain(copied).includes(plain(heading))),
      path,
    ).toEqual([]);
  }
});
