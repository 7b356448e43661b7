import type { Page } from 'playwright/test';
import { site } from 'virtual:site';
import { beginVisit, scrollToY, visitPage } from '../../page.ts';
import { states } from '../states.ts';
import { expect, test } from '../support.ts';
import { faultsAt, layoutsOf, modes, settleText, type Mode } from './words.ts';

/** What a state adds to a page that is read whole anyway. */
const parts: Record<string, string> = {
  'menu open': 'header',
  'coming soon': 'dialog',
  'development update': 'dialog',
};
/** Read with others: all answers are open, and the menu is part of the bar. */
const covered = ['question open'];

/** Leaves out the sections, which take most of the time, and keeps the room to scroll. */
const withoutSections = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { height: 9000px } main > * { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Writes the longest possible names into the page, without scroll bars: in 320 px, they do not fit beside one. */
async function lengthenNames(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScrollbarsHidden', { hidden: true });
  await page.evaluate(({ product, botHandle }) => {
    // As the build measures it, in ems.
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = '600 100px "Host Grotesk"';
    const width = context.measureText('CommunityPayment').width / 100;
    document.documentElement.style.setProperty('--name-width', `${width}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.parentElement!.closest('script, style')) continue;
      text.data = text.data.replaceAll(botHandle, 'CommunityPayBots').replaceAll(product, 'CommunityPayment');
    }
  }, site);
}

/** Faults of every page and state at its edges and around each breakpoint, with all answers open. */
async function faults(page: Page, mode: Mode): Promise<string[]> {
  const found: string[] = [];
  const isPlain = mode === modes.alone;
  // The legal pages have one layout.
  const left = states.filter(({ name }) => !covered.includes(name) && (isPlain || name !== 'terms'));
  for (const { name, show, narrow } of left) {
    await page.setViewportSize({ width: narrow ? 800 : 1440, height: 900 });
    await show(page);
    await settleText(page, mode);
    if (name in parts) await withoutSections(page);
    const widths = await layoutsOf(page, mode);
    // What makes texts wider is worst in a layout's narrowest window.
    const last = isPlain ? widths.slice(1, -1).map((width) => width - 1) : [];
    const faulty = await faultsAt(page, [...widths, ...last], parts[name]);
    if (isPlain) {
      await lengthenNames(page);
      faulty.push(...(await faultsAt(page, widths, parts[name])).map((fault) => `with the longest names, ${fault}`));
    }
    found.push(...faulty.map((fault) => `${name}, ${fault}`));
  }
  return found;
}

for (const [name, mode] of Object.entries(modes)) {
  const title = `with classic scroll bars ${name}, no word is broken, no text cut or covered, and nothing scrolls sideways`;
  test(title, { tag: mode === modes.alone ? ['@content'] : [] }, async ({ playwright, launchOptions, baseURL }) => {
    const args = [...(launchOptions.args ?? []), ...(mode.args ?? [])];
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'reduce' });
    await beginVisit(page, 'settled');
    expect(await faults(page, mode)).toEqual([]);
    await browser.close();
  });
}

/** Scroll positions at which something may stick, half a window apart, in pixels. */
const stickingPlaces = (page: Page) =>
  page.evaluate(() => {
    const sticking = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    return sticking.flatMap((element) => {
      const { top, height } = element.parentElement!.getBoundingClientRect();
      const steps = Math.ceil(height / (innerHeight / 2));
      return Array.from({ length: steps }, (_, step) => top + scrollY + (step * innerHeight) / 2);
    });
  });

test('at any scroll position, what sticks there covers nothing', async ({ page }) => {
  await visitPage(page, '/');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const y of await stickingPlaces(page)) {
      await scrollToY(page, y);
      expect(await faultsAt(page, [width], 'main'), `at ${y} px`).toEqual([]);
    }
  }
});
