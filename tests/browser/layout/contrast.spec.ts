import type { Page } from 'playwright/test';
import { drawn, expect, test } from '../support.ts';
import { layOutAll, visitPage } from '../../../scripts/lib/page.ts';

interface Pair {
  what: string;
  tone: 'ink' | 'paper';
  /** WCAG's contrast ratio, 1 to 21. */
  ratio: number;
}

/** Puts `pairsOf`'s tools into the page: colours as the browser paints them, and what lies behind an element. */
const tools = () => {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  type Rgba = readonly [number, number, number, number];
  const rgba = (color: string): Rgba => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!, alpha! / 255];
  };
  const over = (top: Rgba, below: Rgba): Rgba => [
    top[0] * top[3] + below[0] * (1 - top[3]),
    top[1] * top[3] + below[1] * (1 - top[3]),
    top[2] * top[3] + below[2] * (1 - top[3]),
    1,
  ];
  const ground = (element: Element | null): Rgba => {
    if (!element) return [255, 255, 255, 1];
    const own = rgba(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, ground(element.parentElement));
  };
  const luminance = (color: Rgba) => {
    const [red, green, blue] = color
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const ratio = (color: string, behind: Element | null): number => {
    const below = ground(behind);
    const [light, dark] = [luminance(over(rgba(color), below)), luminance(below)].toSorted((a, b) => b - a);
    return (light! + 0.05) / (dark! + 0.05);
  };
  const tone = (element: Element) => (luminance(ground(element)) < 0.18 ? 'ink' : 'paper');
  Object.assign(globalThis, { contrast: { ratio, tone } });
};

interface Tools {
  ratio: (color: string, behind: Element | null) => number;
  tone: (element: Element) => Pair['tone'];
}

async function prepare(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitPage(page, path);
  await drawn(page);
  await layOutAll(page);
  await page.evaluate(tools);
}

const texts = (page: Page) =>
  page.evaluate(() => {
    const { ratio, tone } = (globalThis as unknown as { contrast: Tools }).contrast;
    const pairs: Pair[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement: element } = walker.currentNode as Text;
      if (!data.trim() || !element || element.closest('script, svg, [inert]') || !element.checkVisibility()) continue;
      const { color } = getComputedStyle(element);
      pairs.push({ what: data.trim().slice(0, 60), tone: tone(element), ratio: ratio(color, element) });
    }
    return pairs;
  });

const controls = (page: Page) =>
  page.evaluate(() => {
    const { ratio, tone } = (globalThis as unknown as { contrast: Tools }).contrast;
    return [...document.querySelectorAll('button, a')]
      .filter((control) => control.checkVisibility() && !control.closest('[inert]'))
      .flatMap((control): Pair[] => {
        const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(control);
        const behind = control.parentElement;
        const fill = ratio(backgroundColor, behind);
        const edge = Number.parseFloat(borderTopWidth) > 0 ? ratio(borderTopColor, behind) : 1;
        // A control with neither fill nor edge is a text link, which the test of texts covers.
        if (fill < 1.01 && edge < 1.01) return [];
        return [{ what: control.outerHTML.slice(0, 90), tone: tone(behind!), ratio: Math.max(fill, edge) }];
      });
  });

const shapes = (page: Page) =>
  page.evaluate(() => {
    const { ratio, tone } = (globalThis as unknown as { contrast: Tools }).contrast;
    return [
      ...document.querySelectorAll(
        'figure svg:not(.identicon) :is(path, rect, circle, line), #roadmap .track :is(rect, path)',
      ),
    ]
      .filter((shape) => shape.checkVisibility() && !shape.closest('pattern, defs, clipPath'))
      .flatMap((shape): Pair[] => {
        const { fill, stroke, opacity, fillOpacity } = getComputedStyle(shape);
        // A tint only repeats what the line above it shows.
        if (Number(opacity) < 0.5 || Number(fillOpacity) < 0.5) return [];
        const behind = shape.closest('svg')!.parentElement!;
        const paints = [fill, stroke].filter((paint) => paint !== 'none' && !paint.startsWith('url'));
        if (paints.length === 0) return [];
        const best = Math.max(...paints.map((paint) => ratio(paint, behind)));
        return [{ what: shape.outerHTML.slice(0, 90), tone: tone(behind), ratio: best }];
      });
  });

for (const path of ['/', '/privacy', '/terms', '/no-such-page']) {
  test(`${path}: every text has a contrast of 4.5:1, every control's edge and every shape of a chart 3:1`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404|Unknown path/);
    await prepare(page, path);
    const found = await texts(page);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    const edges = await controls(page);
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.filter(({ ratio }) => ratio < 3)).toEqual([]);
    if (path !== '/') return;
    expect(new Set(found.map(({ tone }) => tone)), 'both tones are measured').toEqual(new Set(['ink', 'paper']));
    const charts = await shapes(page);
    expect(charts.length).toBeGreaterThan(10);
    expect(
      charts.filter(({ ratio }) => ratio < 3),
      'shapes of the charts',
    ).toEqual([]);
  });
}
