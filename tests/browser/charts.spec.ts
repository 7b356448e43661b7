import { allocations } from '#token/content/figures.ts';
import { periods } from '#token/content/roadmap.ts';
import { monthsOf } from '../../src/lib/time-axis.ts';
import { DESKTOP, expect, idle, PHONE, test } from './lib/support.ts';
import { visitPage } from '../lib/page.ts';

test.use({ viewport: PHONE });

test('charts are to scale, and their numbers never overlap, at any month', { tag: '@content' }, async ({ page }) => {
  await visitPage(page, '/');
  await idle(page);
  const slices = await page.locator('.donut circle').evaluateAll((circles) =>
    circles.map((circle) => {
      const { stroke, strokeDasharray, strokeDashoffset } = getComputedStyle(circle);
      const ring = 2 * Math.PI * Number(circle.getAttribute('r'));
      const percent = (length: string) => (100 * Number.parseFloat(length)) / ring;
      return { stroke, start: -percent(strokeDashoffset), length: percent(strokeDasharray) };
    }),
  );
  expect(slices).toHaveLength(allocations.length);
  let start = 0;
  for (const [index, { percentage, label }] of allocations.entries()) {
    const slice = slices[index]!;
    expect(slice.start, label).toBeCloseTo(start, 1);
    expect(percentage - slice.length, `gap after ${label}`).toBeGreaterThan(0);
    expect(percentage - slice.length, `gap after ${label}`).toBeLessThan(0.5);
    expect(slice.stroke, 'unlike its neighbour').not.toBe(slices.at(index - 1)!.stroke);
    start += percentage;
  }

  const spans = await page.locator('#roadmap .track > rect').evaluateAll((all) =>
    all.map((span) => {
      const { x, width } = span.getBoundingClientRect();
      return { x, width };
    }),
  );
  expect(spans).toHaveLength(periods.length);
  const months = periods.map(({ period }) => monthsOf(period)!);
  const scale = spans[0]!.width / months[0]!.count;
  for (const [index, { x, width }] of spans.entries()) {
    const { first, count } = months[index]!;
    const from = spans[0]!.x + (first - months[0]!.first) * scale;
    expect(Math.abs(x - from), `start of ${periods[index]!.period}`).toBeLessThan(1.5);
    expect(Math.abs(width - count * scale), `length of ${periods[index]!.period}`).toBeLessThan(1.5);
  }

  const looks = await page
    .locator('.schedule-lines > path:not(.schedule-ends)')
    .evaluateAll((lines) =>
      lines.map((line) => `${getComputedStyle(line).stroke} ${getComputedStyle(line).strokeDasharray}`),
    );
  expect(new Set(looks).size, 'lines that differ').toBe(looks.length);

  const overlaps = (selector: string, edge: number) =>
    page.locator(selector).evaluateAll((all, part) => {
      const boxes = all.map((mark) => {
        const { left, right, top, height } = mark.getBoundingClientRect();
        return { text: mark.textContent, left, right, top: top + height * part, bottom: top + height * (1 - part) };
      });
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(({ left, right }) => one.left < right && left < one.right)
          .filter(({ top, bottom }) => one.top < bottom && top < one.bottom)
          .map(({ text }) => `${one.text} and ${text}`),
      );
    }, edge);
  const slider = page.getByRole('slider');
  const last = (await slider.count()) > 0 ? Number(await slider.getAttribute('max')) : -1;
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await overlaps('.schedule-mark', 0), `${viewport.width} px`).toEqual([]);
    expect(await overlaps('.schedule > text', 0), `${viewport.width} px, axes`).toEqual([]);
    for (let month = 0; month <= last; month += 3) {
      await slider.fill(String(month));
      // Figures fill the middle half of their boxes.
      expect(await overlaps('.schedule-value', 1 / 4), `${viewport.width} px, month ${month}`).toEqual([]);
    }
  }
});
