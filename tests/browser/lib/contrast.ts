import { blend, formatRgb, wcagContrast } from 'culori';
import type { Page } from 'playwright/test';
import { allocations } from '#token/content/figures.ts';
import { expect } from './support.ts';

/* What axe does not measure: the edges of controls and the shapes of charts. For texts, see `states.spec.ts`. */

/** Something painted: its colours, and the backgrounds behind it, nearest first. */
interface Painted {
  what: string;
  colors: string[];
  behind: string[];
}

/** Runs in the page. @returns its controls, and the shapes of its charts */
function paintings(): Record<'controls' | 'shapes', Painted[]> {
  /** The backgrounds of an element and of everything around it, up to the first opaque one. */
  const grounds = (element: Element | null): string[] => {
    if (!element) return [];
    const { backgroundColor } = getComputedStyle(element);
    if (backgroundColor.startsWith('rgb(')) return [backgroundColor];
    return [backgroundColor, ...grounds(element.parentElement)];
  };
  const controls = [...document.querySelectorAll('button, a')].map((control) => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(control);
    const fill = backgroundColor.endsWith(', 0)') ? [] : [backgroundColor];
    const edge = Number.parseFloat(borderTopWidth) > 0 ? [borderTopColor] : [];
    return { what: control, colors: [...fill, ...edge], around: control.parentElement };
  });
  const drawn = 'figure svg:not(.solid) :is(path, rect, circle, line), #roadmap .track :is(rect, path)';
  const shapes = [...document.querySelectorAll(drawn)]
    .filter((shape) => !shape.closest('pattern, defs, clipPath'))
    .map((shape) => {
      const { fill, stroke, opacity, fillOpacity } = getComputedStyle(shape);
      // A tint only repeats what the line above it shows.
      const isTint = Number(opacity) < 0.5 || Number(fillOpacity) < 0.5;
      const colors = isTint ? [] : [fill, stroke].filter((paint) => paint !== 'none' && !paint.startsWith('url'));
      return { what: shape, colors, around: shape.closest('svg')!.parentElement };
    });
  const measured = (painted: typeof controls): Painted[] =>
    painted
      .filter(({ what }) => what.checkVisibility({ visibilityProperty: true }))
      // A control with neither fill nor edge is a text link.
      .filter(({ colors }) => colors.length > 0)
      .map(({ what, colors, around }) => ({ what: what.outerHTML.slice(0, 90), colors, behind: grounds(around) }));
  return { controls: measured(controls), shapes: measured(shapes) };
}

/**
 * The controls and the shapes of charts whose strongest colour has a contrast below 3:1:
 * https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
export async function faint(page: Page): Promise<Painted[]> {
  const { controls, shapes } = await page.evaluate(paintings);
  expect(controls.length).toBeGreaterThan(0);
  if (new URL(page.url()).pathname === '/') expect(shapes.length).toBeGreaterThanOrEqual(allocations.length);
  return [...controls, ...shapes].filter(({ colors, behind }) => {
    const ground = behind.reduceRight((below, color) => formatRgb(blend([below, color])), 'white');
    return Math.max(...colors.map((color) => wcagContrast(blend([ground, color]), ground))) < 3;
  });
}
