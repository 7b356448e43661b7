import type { Page } from 'playwright/test';
import { visitPage } from '../../page.ts';
import { DESKTOP, expect, PHONE, test } from '../support.ts';

const PATHS = ['/', '/privacy', '/terms', '/no-such-page'];

/** What the clipboard gets when everything is selected. */
const selectAll = (page: Page) =>
  page.evaluate(() => {
    getSelection()!.selectAllChildren(document.body);
    return getSelection()!.toString();
  });

/** Texts that are in the page but nowhere on the screen: clipped to nothing, or moved out of it. Closed answers are no such texts. */
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
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await unseenTexts(page), `${path}, ${viewport.width} px`).toEqual([]);
    }
    const copied = await selectAll(page);
    expect(copied, path).not.toMatch(/Opens in a new tab|Skip to content|\dB? (billion|plus)|Loading/);
    const headings = await page.locator('h1, h2, h3, h4').allInnerTexts();
    expect(
      headings.filter((heading) => !plain(copied).includes(plain(heading))),
      path,
    ).toEqual([]);
  }
});

test('only assistive technology is told that a link opens a tab', async ({ page }) => {
  await visitPage(page, '/');
  const links = page.locator('a[target="_blank"]');
  for (const link of await links.all()) await expect(link).toHaveAccessibleDescription('Opens in a new tab');
  expect(await links.count()).toBeGreaterThan(5);
});
