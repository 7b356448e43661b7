import { blend, formatRgb, wcagContrast } from 'culori';
import type { Page } from 'playwright/test';
import { expect, test } from '../support.ts';
import { visitPage } from '../../page.ts';

/* What axe does not measure: the edges of controls and the shapes of charts. Texts are its part, in `states.spec.ts`. */

/** Something painted: its colours, and the backgrounds behind it, the nearest first. */
interface Painted {
  what: string;
  colors: string[];
  behind: string[];
}

/** Put into the page: the backgrounds of an element and of everything around it, up to the first opaque one. */
const defineGrounds = () => {
  const grounds = (element: Element | null): string[] => {
    if (!element) return [];
    const { backgroundColor } = getComputedStyle(element);
    if (backgroundColor.startsWith('rgb(')) return [backgroundColor];
    return [backgroundColor, ...grounds(element.parentElement)];
  };
  Object.assign(globalThis, { grounds });
};

const controls = (page: Page) =>
  page.locator('button:visible, a:visible').evaluateAll((all): Painted[] => {
    const { grounds } = globalThis as unknown as { grounds: (element: Element | null) => string[] };
    return all.flatMap((control) => {
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(control);
      const edge = Number.parseFloat(borderTopWidth) > 0 ? [borderTopColor] : [];
      // A control with neither fill nor edge is a text link.
      const isTransparent = backgroundColor.endsWith(', 0)');
      if (isTransparent && edge.length === 0) return [];
      const colors = isTransparent ? edge : [backgroundColor, ...edge];
      return [{ what: control.outerHTML.slice(0, 90), colors, behind: grounds(control.parentElement) }];
    });
  });

const shapes = (page: Page) =>
  page
    .locator('figure svg:not(.identicon) :is(path, rect, circle, line), #roadmap .track :is(rect, path)')
    .evaluateAll((all): Painted[] => {
      const { grounds } = globalThis as unknown as { grounds: (element: Element | null) => string[] };
      return all
        .filter((shape) => shape.checkVisibility() && !shape.closest('pattern, defs, clipPath'))
        .flatMap((shape) => {
          const { fill, stroke, opacity, fillOpacity } = getComputedStyle(shape);
          // A tint only repeats what the line above it shows.
          if (Number(opacity) < 0.5 || Number(fillOpacity) < 0.5) return [];
          const colors = [fill, stroke].filter((paint) => paint !== 'none' && !paint.startsWith('url'));
          const behind = grounds(shape.closest('svg')!.parentElement);
          return colors.length > 0 ? [{ what: shape.outerHTML.slice(0, 90), colors, behind }] : [];
        });
    });

/** The things whose strongest colour has less than 3:1 (https://www.w3.org/TR/WCAG22/#non-text-contrast). */
const faint = (painted: readonly Painted[]) =>
  painted.filter(({ colors, behind }) => {
    const ground = behind.reduceRight((below, color) => formatRgb(blend([below, color])), 'white');
    return Math.max(...colors.map((color) => wcagContrast(blend([ground, color]), ground))) < 3;
  });

test('every control’s edge or fill and every shape of a chart has a contrast of 3:1', async ({ page, watch }) => {
  watch.allow(/status of 404|Unknown path/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/privacy', '/no-such-page']) {
    await visitPage(page, path);
    await page.evaluate(defineGrounds);
    const found = await controls(page);
    expect(found.length, path).toBeGreaterThan(0);
    expect(faint(found), path).toEqual([]);
    if (path !== '/') continue;
    const drawn = await shapes(page);
    expect(drawn.length).toBeGreaterThan(10);
    expect(faint(drawn)).toEqual([]);
  }
});
