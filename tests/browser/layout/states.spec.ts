import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, PHONE, setTextSize, test } from '../support.ts';
import { states } from '../states.ts';
import { visitPage } from '../../page.ts';

const DESKTOP = { width: 1440, height: 900 };
/** Below this width the navigation is a menu. */
const NARROW_PX = 1024;
/** The browser's default text size. */
const TEXT_PX = 16;
const WIDTHS_PX = [320, 360, 390, 768, 1024, 1440, 1920];
/** A window of 1280 × 1024 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
/** The states that can change the page's width. Dialogs and open questions fit inside it; `words.spec.ts` has the rest. */
const wide = new Set(['privacy', '404', 'menu open']);

/** The part that a state changes; axe has already seen the rest of the page. */
const changed: Record<string, string> = {
  'sticky bar': 'header',
  'menu open': 'header',
  'coming soon': 'dialog[open]',
  'development update': 'dialog[open]',
  'question open': '#faq',
};

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each violation that axe finds in this part of the page, as its rule and the elements. */
async function violations(page: Page, part = 'html'): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: { type: 'tag', values: standards }, resultTypes: ['violations'] })
    // Otherwise axe opens a second page to merge the results of frames, and the site has no frames.
    .setLegacyMode()
    .analyze();
  expect(found.passes.length).toBeGreaterThan(10);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Controls smaller than 44 × 44 px. WCAG allows a link in running text to be as high as its line:
 * https://www.w3.org/TR/WCAG22/#target-size-enhanced
 */
const tooSmall = () =>
  [...document.querySelectorAll('a[href], button, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.matches('.skip-link:not(:focus)') && !control.closest('[inert]'))
    .filter((control) => {
      const inText = [...control.parentElement!.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim().length > 2,
      );
      return !(inText && getComputedStyle(control).display === 'inline');
    })
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return { control: control.outerHTML.slice(0, 90), width, height };
    })
    .filter(({ width, height }) => width < 43.99 || height < 43.99);

/** Elements that reach past the window's right edge, unless something clips them. */
const overflowing = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 0.5)
    .filter((element) => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return false;
      }
      return true;
    })
    .map((element) => element.outerHTML.slice(0, 100));

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

// One page for all of a state's checks, because reaching the state takes longer than most of them.
for (const { name, show, narrow } of states) {
  test(`${name}: axe finds nothing, targets are at least 44 px, and nothing scrolls sideways, with text of 200 % or at 400 % zoom either`, async ({
    page,
    watch,
  }) => {
    test.slow();
    watch.allow(/status of 404|Unknown path/);
    await show(page);
    // axe waits on timers, and a state may have stopped the clock.
    await page.clock.resume();
    expect.soft(await page.evaluate(tooSmall), 'smaller than 44 px on a phone').toEqual([]);
    expect.soft(await violations(page, changed[name]), 'axe, on a phone').toEqual([]);
    if (wide.has(name)) {
      for (const width of WIDTHS_PX.filter((px) => !narrow || px < NARROW_PX)) {
        await page.setViewportSize({ width, height: 800 });
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect.soft([width, scrollWidth]).toEqual([width, clientWidth]);
        expect.soft([width, await page.evaluate(overflowing)]).toEqual([width, []]);
      }
    }
    await page.setViewportSize(ZOOMED);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), '400 % zoom')
      .toBeLessThanOrEqual(ZOOMED.width);
    expect.soft(await page.evaluate(overflowing), '400 % zoom').toEqual([]);
    await setTextSize(page, 2 * TEXT_PX);
    await page.setViewportSize({ width: WIDTHS_PX[0]!, height: 800 });
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), '200 % text')
      .toBeLessThanOrEqual(WIDTHS_PX[0]!);
    expect.soft(await page.evaluate(overflowing), '200 % text').toEqual([]);
    await setTextSize(page, TEXT_PX);
    if (narrow) return;
    await page.setViewportSize(DESKTOP);
    expect.soft(await violations(page, changed[name]), 'axe, on a desktop').toEqual([]);
  });
}

test('every element that takes keyboard focus is visible, announced and has a ring', async ({ page }) => {
  await visitPage(page, '/');
  const seen = new Set<string>();
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        place: `${[...document.querySelectorAll('*')].indexOf(element)}`,
        hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isVisible: element.checkVisibility({ visibilityProperty: true }),
        isAnnounced: !element.closest('[aria-hidden="true"]'),
        html: element.outerHTML.slice(0, 100),
      };
    });
    if (!at || seen.has(at.place)) break;
    seen.add(at.place);
    expect(at).toMatchObject({ hasRing: true, isVisible: true, isAnnounced: true });
  }
  expect(seen.size).toBeGreaterThan(40);
});
