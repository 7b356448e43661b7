import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { DESKTOP, expect, PHONE, test } from '../lib/browser-test.ts';
import { scrollToY, visitPage } from '../lib/page.ts';
import { states } from '../lib/states.ts';
import { navigation } from '#token/content/navigation.ts';

/** The part that a state changes; axe has already seen the rest of the page. */
const changed: Record<string, readonly string[]> = {
  'menu open': ['header'],
  'coming soon': ['dialog[open]'],
  'development update': ['dialog[open]'],
  'question open': ['#faq'],
};

/** Where a desktop shows what a phone does not: the bar's navigation, the contents of a legal page (terms are like it). */
const viewports: Record<string, readonly (typeof PHONE)[]> = { home: [PHONE, DESKTOP], privacy: [DESKTOP] };

/** What differs with a token's content and colours. */
const ofContent = ['home', 'coming soon'];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each violation that axe finds in this part of the page, as its rule and the elements. */
async function violations(page: Page, parts: readonly string[] = ['html']): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  for (const part of parts) axe.include(part);
  const found = await axe
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
      const around = control.parentElement!.cloneNode(true) as Element;
      for (const each of around.querySelectorAll('a, button')) each.remove();
      const isInText = /[\p{L}\d]/u.test(around.textContent!);
      return !(isInText && getComputedStyle(control).display === 'inline');
    })
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return { control: control.outerHTML.slice(0, 90), width, height };
    })
    .filter(({ width, height }) => width < 43.99 || height < 43.99);

test.use({ viewport: PHONE });

for (const { name, show } of states) {
  test(`accessibility: ${name}`, { tag: ofContent.includes(name) ? ['@content'] : [] }, async ({ page }) => {
    await show(page);

    await test.step('every control is at least 44 px wide and high on a phone', async () => {
      expect.soft(await page.evaluate(tooSmall)).toEqual([]);
    });

    for (const viewport of viewports[name] ?? [PHONE]) {
      await test.step(`axe finds nothing in a window of ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        if (viewport === DESKTOP) await scrollToY(page, 700);
        expect.soft(await violations(page, changed[name])).toEqual([]);
      });
    }
  });
}

/** The element with focus, and whether somebody who uses the keyboard can tell; null if there is none. */
const focused = () => {
  const { activeElement: element } = document;
  if (!element || element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return {
    place: [...document.querySelectorAll('*')].indexOf(element),
    html: element.outerHTML.slice(0, 100),
    hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    isVisible: element.checkVisibility({ visibilityProperty: true }),
    isAnnounced: !element.closest('[aria-hidden="true"]'),
  };
};

test('whatever takes keyboard focus is visible, announced and has a ring', async ({ page }) => {
  await visitPage(page, '/');
  const seen = new Set<number>();
  const faulty: unknown[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(focused);
    if (!at || seen.has(at.place)) break;
    seen.add(at.place);
    if (!at.hasRing || !at.isVisible || !at.isAnnounced) faulty.push(at);
  }
  expect.soft(faulty).toEqual([]);
  expect.soft(seen.size).toBeGreaterThan(navigation.length);
});
