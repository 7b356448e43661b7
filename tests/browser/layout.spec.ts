import { formatDay, formatLink } from '../../config/format.ts';
import { host, readable } from '../../config/names.ts';
import { site } from '../../config/site.ts';
import { expect, expectArrival, PHONE, test } from '../lib/browser-test.ts';
import { budget } from '../lib/budget.ts';
import { countShifts, loadWithLateFonts } from '../lib/late-fonts.ts';
import { broken, misfitsAt, REMEDY, unfoldAnswers } from '../lib/misfits.ts';
import { scrollToY, setTextSize, visitPage } from '../lib/page.ts';
import { menuOf } from '../lib/parts.ts';
import { states } from '../lib/states.ts';
import { AMOUNT } from '#token/content/example.ts';

/** The narrowest window of each layout, a common phone and the widest, in pixels. */
const WIDTHS = [320, 360, 390, 640, 768, 900, 1024, 1280, 1920];

for (const { name, show, narrow } of states) {
  test.describe(() => {
    test.use({ viewport: { width: narrow ? 800 : 1440, height: 900 } });

    test(`${name}: nothing is cut, covered or wider than the page`, { tag: '@content' }, async ({ page }) => {
      await show(page);
      await page.evaluate(unfoldAnswers);
      const dialog = page.getByRole('dialog');
      const within = narrow ? '#root > header' : (await dialog.count()) > 0 ? 'dialog' : 'body';
      const widths = narrow ? WIDTHS.filter((width) => width < 1280) : WIDTHS;
      expect(await misfitsAt(page, widths, within), REMEDY).toEqual([]);
    });
  });
}

const { fileNumber, incorporated } = site.company;
const addresses = [host, readable(formatLink(site.links.bot)), readable(site.email)];
const values = [fileNumber, formatDay(incorporated), ...addresses, AMOUNT];

test('lines of text', { tag: '@content' }, async ({ page }) => {
  for (const path of ['/privacy', '/']) {
    await visitPage(page, path);

    await test.step(`on ${path}, no number, day, host or amount breaks between lines`, async () => {
      await page.evaluate(unfoldAnswers);
      const found: string[] = [];
      for (let width = 360; width < 1024; width += 40) {
        await page.setViewportSize({ width, height: 900 });
        for (const text of await page.evaluate(broken, values)) found.push(`${width} px: ${text}`);
      }
      expect.soft(found, 'write \\u00a0 for the spaces within this value in token/content').toEqual([]);
    });
  }

  await test.step('every text keeps the line breaks that it was written with', async () => {
    const joined = await page.locator('#root :not(svg, svg *)').evaluateAll((all) =>
      all
        .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim()))
        .filter((element) => getComputedStyle(element).whiteSpace === 'normal')
        .map(({ textContent }) => textContent),
    );
    expect.soft(joined, 'something overrides “white-space: pre-line” of body, in base.css').toEqual([]);
  });
});

test('sizes of windows and of text', { tag: '@content' }, async ({ page }) => {
  await test.step('at any scroll position, what sticks there covers nothing', async () => {
    const found: string[] = [];
    for (const [path, width] of [
      ['/privacy', 1024],
      ['/', 1024],
      ['/', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visitPage(page, path);
      const places = await page.locator('main *').evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).position === 'sticky')
          .map((element) => element.parentElement!.getBoundingClientRect())
          .flatMap(({ top, height }) =>
            [0, 1 / 3, 2 / 3, 1].map((part) => top + scrollY + height * part - innerHeight / 2),
          ),
      );
      if (path === '/privacy') expect.soft(places.length).toBeGreaterThan(0);
      for (const y of places) {
        await scrollToY(page, y);
        for (const misfit of await misfitsAt(page, [width], 'main')) found.push(`at ${y} px: ${misfit}`);
      }
    }
    expect.soft(found, REMEDY).toEqual([]);
  });

  await test.step('on a phone the page is as short as budget.json says', async () => {
    await page.setViewportSize(PHONE);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const remedy = 'px; shorten the page, or raise "phonePixels" in token/budget.json';
    expect.soft(height, remedy).toBeLessThanOrEqual(budget.phonePixels);
  });

  for (const [size, width] of [
    [20, 320],
    [32, 320],
    [32, 768],
  ] as const) {
    await test.step(`with text of ${size} px in a window of ${width} px, all fits, and a link leads to its section`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, size);
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      expect.soft(await misfitsAt(page, [width]), REMEDY).toEqual([]);
      await page.locator('#faq').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expectArrival(page, 'faq');
    });
  }
});

test.describe(() => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  test('400 % zoom of a window of 1280 × 1024', async ({ page }) => {
    for (const { name, show } of states) {
      if (!['menu open', 'coming soon', 'development update'].includes(name)) continue;
      await test.step(`${name}: it scrolls to its end`, async () => {
        await show(page);
        const box = name === 'menu open' ? menuOf(page) : page.getByRole('dialog');
        const last = box.locator('a, button').last();
        await last.scrollIntoViewIfNeeded();
        await last.click({ trial: true });
      });
    }

    await test.step('the bar leaves room for the section that a link leads to', async () => {
      await visitPage(page, '/#faq');
      await expect.soft(page.locator('#faq').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 0.5 });
    });
  });
});

/** No dictionary divides it, and it has no soft hyphen. */
const LONG_WORD = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';

test('long words', async ({ page }) => {
  await visitPage(page, '/');

  await test.step('on a phone, what follows a long email address begins below it', async () => {
    if (site.links.community === null) return;
    await page.setViewportSize(PHONE);
    const mail = page.locator('#contact a[href^="mailto:"]');
    await mail.evaluate((link) => (link.textContent = 'the-whole-community@hashtagpay.example'));
    const [above, below] = await Promise.all(
      [mail, page.locator('#contact .btn')].map(async (link) => (await link.boundingBox())!),
    );
    expect.soft(below!.y).toBeGreaterThan(above!.y);
    expect.soft(below!.x).toBe(above!.x);
  });

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

  for (const width of [320, 390, 768, 1280]) {
    await test.step(`with one of 67 letters in every text, the page is no wider than a window of ${width} px, and questions leave room for their plus signs`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const rooms = await page
        .locator('#faq summary')
        .evaluateAll((all) =>
          all.map((row) => row.getBoundingClientRect().right - row.firstElementChild!.getBoundingClientRect().right),
        );
      expect.soft(Math.min(...rooms), 'px').toBeGreaterThan(18);
    });
  }
});

/** How far the layout may shift: nothing that anybody sees. */
const CEILING = 0.005;
/** Widths that people have, in pixels, at which the fonts would move most. */
const SHIFT_WIDTHS = [320, 360, 480, 1280];

test.describe(() => {
  test.use({ visit: 'first' });

  for (const path of ['/', '/privacy']) {
    test(`fonts that come after the loader, on ${path}`, { tag: '@content' }, async ({ page }) => {
      await countShifts(page);
      for (const width of SHIFT_WIDTHS) {
        await test.step(`at ${width} px, the layout shifts by less than ${CEILING}`, async () => {
          await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
          const { shift, cause } = await loadWithLateFonts(page, path);
          expect.soft(shift, `“${cause}” moves when the site’s fonts arrive`).toBeLessThan(CEILING);
        });
      }
    });
  }
});
