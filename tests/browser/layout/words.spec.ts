import type { CDPSession, Page } from 'playwright/test';
import { site } from '../../../config/site.ts';
import { beginVisit, scrollToY, visitPage } from '../../page.ts';
import { states } from '../states.ts';
import { expect, test } from '../support.ts';
import { faultsAt, layoutsOf, settleText, type Mode } from './words.ts';

/** What a state adds to a page that is read whole anyway. */
const parts: Record<string, string> = {
  'menu open': '#root > header',
  'coming soon': 'dialog',
  'development update': 'dialog',
};
/** Read with others: all answers are open, and the menu is part of the bar. */
const covered = ['question open'];

/** Leaves out sections without a dialog, which take most of the time, and keeps the room to scroll. */
const withoutSections = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { height: 9000px } main > :not(:has(dialog)) { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });

const OWN = { product: site.product, botHandle: site.botHandle };
const LONGEST: typeof OWN = { product: 'CommunityPayment', botHandle: 'CommunityPayBots' };

/** Writes other names into the page, the longest without scroll bars: in 320 px, they do not fit beside one. */
async function rename(devtools: CDPSession, page: Page, from: typeof OWN, to: typeof OWN): Promise<void> {
  await devtools.send('Emulation.setScrollbarsHidden', { hidden: to === LONGEST });
  await page.evaluate(
    ([before, after]) => {
      // As the build measures it, in ems.
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = '600 100px "Host Grotesk"';
      const width = context.measureText(after.product).width / 100;
      document.documentElement.style.setProperty('--name-width', `${width}`);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.parentElement!.closest('script, style')) continue;
        text.data = text.data.replaceAll(before.botHandle, after.botHandle).replaceAll(before.product, after.product);
      }
    },
    [from, to] as const,
  );
}

/** Faults of every page and state at its edges and around each breakpoint, with all answers open. */
async function faults(page: Page, modes: Readonly<Record<string, Mode>>): Promise<string[]> {
  const found: string[] = [];
  const isPlain = ALONE in modes;
  const devtools = await page.context().newCDPSession(page);
  // The legal pages have one layout.
  const left = states.filter(({ name }) => !covered.includes(name) && (isPlain || name !== 'terms'));
  for (const { name, show, open = show, narrow } of left) {
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await page.setViewportSize({ width: narrow ? 800 : 1440, height: 900 });
    await open(page);
    for (const [title, mode] of Object.entries(modes)) {
      await settleText(page, mode);
      if (name in parts) {
        await withoutSections(page);
        await expect(page.locator(parts[name]!), name).toBeVisible();
      }
      const widths = await layoutsOf(page, mode);
      // What makes texts wider is worst in a layout's narrowest window.
      const last = isPlain ? widths.slice(1, -1).map((width) => width - 1) : [];
      const faulty = await faultsAt(page, [...widths, ...last], parts[name]);
      if (isPlain) {
        await rename(devtools, page, OWN, LONGEST);
        faulty.push(...(await faultsAt(page, widths, parts[name])).map((fault) => `with the longest names, ${fault}`));
        await rename(devtools, page, LONGEST, OWN);
      }
      found.push(...faulty.map((fault) => `${name}, ${title}, ${fault}`));
    }
  }
  return found;
}

const ALONE = 'alone';
/** Settings under which every text must fit, besides classic scroll bars, which take room from the page. */
const browsers: readonly { modes: Readonly<Record<string, Mode>>; args?: string[] }[] = [
  { modes: { [ALONE]: {} } },
  {
    modes: {
      'and the text spacing of WCAG 1.4.12': { isSpaced: true },
      'and text of 200 %': { textSize: 32, least: 640 },
    },
  },
  { modes: { 'and a smallest font of 20 px': {} }, args: ['--blink-settings=minimumFontSize=20'] },
];

for (const { modes, args = [] } of browsers) {
  const title = `with classic scroll bars ${Object.keys(modes).join(', ')}: no word is broken, no text cut or covered, and nothing scrolls sideways`;
  test(title, { tag: ALONE in modes ? ['@content'] : [] }, async ({ playwright, launchOptions, baseURL }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...args],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'reduce' });
    await beginVisit(page, 'settled');
    expect(await faults(page, modes)).toEqual([]);
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
