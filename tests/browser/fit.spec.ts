import type { Page } from 'playwright/test';
import { site } from '../../config/site.ts';
import { formatDay, formatLink } from '../../config/format.ts';
import { host, readable } from '../../config/names.ts';
import { AMOUNT } from '#token/content/example.ts';
import { labels } from '#token/content/navigation.ts';
import { menuOf } from './lib/parts.ts';
import { budget } from '../lib/budget.ts';
import { expect, expectArrival, PHONE, setTextSize, test } from './lib/support.ts';
import { scrollToY, visitPage } from '../lib/page.ts';
import { inState, states } from './lib/states.ts';
import { misfitsAt, unfoldAnswers, REMEDY } from './lib/fit.ts';

/** The states that have to scroll where the window is too low for them. */
const SCROLLING = new Set(['menu open', 'coming soon', 'development update']);

/** The narrowest window of each layout, a common phone and the widest, in pixels. */
const WIDTHS = [320, 360, 390, 640, 768, 1024, 1280, 1920];

for (const state of states) {
  const { name, narrow } = state;
  test.describe(() => {
    test.use({ viewport: { width: narrow ? 800 : 1440, height: 900 } });

    const fits = inState(state, async (page) => {
      await page.evaluate(unfoldAnswers);
      const dialog = page.getByRole('dialog');
      const within = narrow ? '#root > header' : (await dialog.count()) > 0 ? 'dialog' : 'body';
      const widths = narrow ? WIDTHS.filter((width) => width < 1280) : WIDTHS;
      expect(await misfitsAt(page, widths, within), REMEDY).toEqual([]);
    });
    test(`${name}: nothing is cut, covered or wider than the page`, { tag: '@content' }, fits);
  });
}

/** No dictionary divides it, and it has no soft hyphen. */
const LONG_WORD = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';

test.describe('with a word of 67 letters in every title, text, label, cell, badge and button', () => {
  test.beforeEach(async ({ page }) => {
    await visitPage(page, '/');
    await page.evaluate(unfoldAnswers);
    const places = await page.evaluate((word) => {
      // Configured names have a limit, as have the values and the words in a title that do not break.
      const kept = '[translate="no"], svg, script, code, [class*="whitespace-nowrap"]';
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const changed = texts.filter((text) => text.data.trim() && !text.parentElement!.closest(kept));
      for (const text of changed) text.data += ` ${word}`;
      return changed.length;
    }, LONG_WORD);
    expect(places).toBeGreaterThan(100);
  });

  test('the page is no wider than its window', async ({ page }) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('the questions leave room for their plus signs', async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const rooms = await page
        .locator('#faq summary')
        .evaluateAll((all) =>
          all.map((row) => row.getBoundingClientRect().right - row.firstElementChild!.getBoundingClientRect().right),
        );
      expect(Math.min(...rooms), `px, at ${width} px`).toBeGreaterThan(18);
    }
  });
});

test('at any scroll position, what sticks there covers nothing', { tag: '@content' }, async ({ landing }) => {
  for (const width of [1024, 1440]) {
    await landing.setViewportSize({ width, height: 900 });
    const places = await landing.locator('main *').evaluateAll((all) =>
      all
        .filter((element) => getComputedStyle(element).position === 'sticky')
        .map((element) => element.parentElement!.getBoundingClientRect())
        .flatMap(({ top, height }) =>
          [0, 1 / 3, 2 / 3, 1].map((part) => top + scrollY + height * part - innerHeight / 2),
        ),
    );
    expect(places.length).toBeGreaterThan(0);
    for (const y of places) {
      await scrollToY(landing, y);
      expect(await misfitsAt(landing, [width], 'main'), `at ${y} px: ${REMEDY}`).toEqual([]);
    }
  }
});

test.describe('at 400 % zoom of a window of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  for (const { name, show } of states.filter((state) => SCROLLING.has(state.name))) {
    test(`${name}: it scrolls to its end`, async ({ page }) => {
      await show(page);
      const box = name === 'menu open' ? menuOf(page) : page.getByRole('dialog');
      const last = box.locator('a, button').last();
      await last.scrollIntoViewIfNeeded();
      await last.click({ trial: true });
    });
  }

  test('the bar leaves room for the section that a link leads to', async ({ page }) => {
    await visitPage(page, '/#faq');
    await expect(page.locator('#faq').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 0.5 });
  });
});

test(
  'in the narrowest window with the navigation, name and buttons each fit on one line',
  { tag: '@content' },
  async ({ landing }) => {
    await landing.setViewportSize({ width: 1280, height: 800 });
    const lines = landing.getByRole('banner').locator('.logo, .btn').filter({ visible: true });
    for (const bar of [null, landing.getByRole('navigation', { name: labels.stickySections })]) {
      await scrollToY(landing, bar ? 2000 : 0);
      if (bar) await expect(bar).toBeInViewport();
      const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(1);
      const remedy =
        'px; shorten "product" in token/site.ts, "start" or "explore" in hero.ts, or "whitepaper" in navigation.ts';
      expect(Math.max(...heights), remedy).toBeLessThan(50);
    }
  },
);

test('on a phone the page is as short as budget.json says', { tag: '@content' }, async ({ landing }) => {
  await landing.setViewportSize(PHONE);
  const height = await landing.evaluate(() => document.documentElement.scrollHeight);
  const remedy = 'px; shorten the page, or raise "phonePixels" in token/budget.json';
  expect(height, remedy).toBeLessThanOrEqual(budget.phonePixels);
});

for (const [size, width] of [
  [20, 320],
  [32, 320],
  [32, 768],
] as const) {
  test.describe(`with text of ${size} px in a window of ${width} px`, () => {
    test.beforeEach(async ({ landing }) => {
      await landing.setViewportSize({ width, height: 900 });
      await setTextSize(landing, size);
      await expect(landing.locator('html')).toHaveCSS('font-size', `${size}px`);
    });

    test.afterEach(({ landing }) => setTextSize(landing, 16));

    test('nothing is cut, covered or wider than the page', { tag: '@content' }, async ({ landing }) => {
      expect(await misfitsAt(landing, [width]), REMEDY).toEqual([]);
    });

    test('a link leads to its section', async ({ landing }) => {
      await landing.locator('#faq').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expectArrival(landing, 'faq');
    });
  });
}

/** Runs in the page. Finds each of these texts that is broken between two lines though its block has room for it. */
function broken(values: readonly string[]): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const value of values) {
      const start = node.data.indexOf(value);
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + value.length);
      const lines = [...range.getClientRects()];
      const width = lines.reduce((sum, line) => sum + line.width, 0);
      const block = node.parentElement!.closest('p, li, dd, td, h1, h2, h3')!;
      if (new Set(lines.map(({ top }) => top)).size > 1 && width < block.clientWidth) found.push(block.textContent);
    }
  }
  return found;
}

const { fileNumber, incorporated } = site.company;
const addresses = [host, readable(formatLink(site.links.bot)), readable(site.email)];
const values = [fileNumber, formatDay(incorporated), ...addresses, AMOUNT];

/** Expects the values whole at any width. */
async function expectWhole(page: Page): Promise<void> {
  await page.evaluate(unfoldAnswers);
  for (let width = 360; width < 1024; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    const remedy = `at ${width} px; write \\u00a0 for the spaces within this value in token/content`;
    expect(await page.evaluate(broken, values), remedy).toEqual([]);
  }
}

test('no number, day, host or amount breaks between lines', { tag: '@content' }, async ({ landing }) => {
  await expectWhole(landing);
});

test('no value breaks between lines in the privacy policy', { tag: '@content' }, async ({ page }) => {
  await visitPage(page, '/privacy');
  await expectWhole(page);
});

test('every text keeps the line breaks that it was written with', async ({ landing }) => {
  const joined = await landing.locator('#root :not(svg, svg *)').evaluateAll((all) =>
    all
      .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((element) => getComputedStyle(element).whiteSpace === 'normal')
      .map(({ textContent }) => textContent),
  );
  expect(joined).toEqual([]);
});

test('on a phone, what follows a long email address begins below it', async ({ page }) => {
  test.skip(site.links.community === null, 'no community, no button');
  await page.setViewportSize(PHONE);
  await visitPage(page, '/');
  const mail = page.locator('#contact a[href^="mailto:"]');
  await mail.evaluate((link) => (link.textContent = 'the-whole-community@hashtagpay.example'));
  const [above, below] = await Promise.all(
    [mail, page.locator('#contact .btn')].map(async (link) => (await link.boundingBox())!),
  );
  expect(below!.y).toBeGreaterThan(above!.y);
  expect(below!.x).toBe(above!.x);
});
