import type { Locator, Page } from 'playwright/test';
import { site } from 'virtual:site';
import { copyButtons } from '../parts.ts';
import { contracts } from '../../../src/content/contracts.ts';
import { LOADING } from '../../../src/content/messages.ts';
import { labels } from '../../../src/content/navigation.ts';
import { DESKTOP, expect, IN_MOTION, PHONE, restingPlace, test } from '../support.ts';
import { clipboardText, press, stopClock, visitPage } from '../../page.ts';

const selected = (page: Page): Promise<string> => page.evaluate(() => getSelection()!.toString());

/** Twice as long as Chromium needs for a long press; it selects on release. */
const LONG_PRESS_MS = 1000;

/** Rests a finger on an element, and waits until the browser has selected something. */
async function longPress(page: Page, control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y } = (await control.boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 40, y: y + 12 }] });
  await page.waitForTimeout(LONG_PRESS_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => selected(page)).not.toBe('');
  await devtools.detach();
}

async function drag(page: Page, from: [x: number, y: number], to: [x: number, y: number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 3 });
  await page.mouse.up();
}

/** Selects two characters of an address, as a phone's selection handles can. */
const selectPart = (address: Locator): Promise<void> =>
  address.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
    getSelection()!.setBaseAndExtent(text, 1, text, 3);
  });

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], hasTouch: true, contextOptions: IN_MOTION });

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

  test('an address is unbroken text: any selected part selects all of it, and the browser finds it', async ({
    page,
  }) => {
    await visitPage(page, '/');
    for (const { address } of site.contracts) {
      const code = page.locator('#contracts').getByRole('code').filter({ hasText: address });
      await expect(code).toHaveAttribute('translate', 'no');
      await code.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      // An entrance animation moves what has come into view.
      await restingPlace(page);
      const { x, y, width, height } = (await code.boundingBox())!;
      const expectWhole = async (how: string) => {
        expect((await selected(page)).trim(), how).toBe(address);
        await page.evaluate(() => getSelection()!.removeAllRanges());
      };
      await drag(page, [x - 5, y + 12], [x + 100, y + 12]);
      await expectWhole('dragged from the left');
      await drag(page, [x + width + 5, y + height - 8], [x + 40, y + 8]);
      await expectWhole('dragged from the right');
      await code.dblclick();
      await expectWhole('after a double click');
      await page.mouse.click(x + 30, y + 10);
      await page.keyboard.down('Shift');
      await page.mouse.click(x + 90, y + 10);
      await page.keyboard.up('Shift');
      await expectWhole('with Shift');
      await longPress(page, code);
      await expectWhole('after a long press');
      const isFound = await code.evaluate((element, text) => {
        const selection = getSelection()!;
        selection.collapse(element.closest('li'));
        const { find } = window as unknown as { find: (text: string) => boolean };
        find.call(window, text);
        return element.contains(selection.anchorNode);
      }, address);
      expect(isFound, 'found in its card').toBe(true);
      await expectWhole('found on the page');
      await selectPart(code);
      await page.keyboard.press('ControlOrMeta+c');
      expect(await clipboardText(page), 'copied with handles').toBe(address);
      await page.bringToFront();
    }
    // The hero shows the first contract as a link, which cannot be dragged across; part of its text can be selected.
    const link = page.getByRole('main').getByRole('link', { name: site.contracts[0].address });
    await selectPart(link);
    await page.keyboard.press('Shift');
    expect(await selected(page), 'in the hero').toBe(site.contracts[0].address);
    await link.click();
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
