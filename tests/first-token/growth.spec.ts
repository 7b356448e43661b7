import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { servePreview, type Server } from '../../scripts/lib/serve.ts';
import { build } from '../build/lib/command.ts';
import { copyProject } from '../../scripts/lib/copy.ts';
import { DESKTOP, expect, idle, PHONE, test } from '../browser/support.ts';
import { visitPage } from '../page.ts';

/* Charts draw whatever the content gains: an eighth allocation, a sixth schedule, a seventh period. */

let project: Awaited<ReturnType<typeof copyProject>>;
let server: Server;

/** Adds `entry` to the end of the list that begins with `start`, in a content file. */
async function add(file: string, start: string, entry: string, change: [from: string, to: string] = ['', '']) {
  const path = join(project.folder, 'src/content', file);
  const text = (await readFile(path, 'utf8')).replace(...change);
  const end = text.indexOf('\n];', text.indexOf(start));
  await writeFile(path, text.slice(0, end) + entry + text.slice(end));
}

test.beforeAll(async () => {
  // A build takes seconds, and longer on a busy machine.
  test.setTimeout(180_000);
  project = await copyProject();
  const [airdrop, less] = [`percentage: 10,\n    amount: 100_000_000`, `percentage: 4,\n    amount: 40_000_000`];
  const grants = `{ id: 'grants', label: 'Grants', percentage: 6, amount: 60_000_000, description: 'New.' },`;
  await add('figures.ts', 'const allocations', grants, [airdrop, less]);
  const rule = `{ launchPercent: 10, cliffMonths: 3, vestingMonths: 30, release: 'linear' }`;
  await add('figures.ts', 'const vestingCards', `{ title: 'Grants', details: ['New'], rule: ${rule} },`);
  await add('roadmap.ts', 'const periods', `{ period: '2028', title: 'New', items: ['New'], status: 'vision' },`);
  const { code, text } = await build(project.folder, { SITE_CONFIG: resolve('tests/site.jsonc') });
  expect(code, text).toBe(0);
  server = await servePreview(project.folder);
});
test.afterAll(async () => {
  await server.stop();
  await project.remove();
});

const neighbours = <Item>(items: readonly Item[]) => items.map((item, index) => [item, items.at(index - 1)!] as const);

test('slices make up the ring, periods keep to one scale, and no marks overlap', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitPage(page, server.origin);
  await idle(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

    const slices = await page.locator('.donut circle').evaluateAll((circles) =>
      circles.map((circle) => {
        const { stroke, strokeDasharray, strokeDashoffset } = getComputedStyle(circle);
        const ring = 2 * Math.PI * Number(circle.getAttribute('r'));
        const percent = (length: string) => (100 * Number.parseFloat(length)) / ring;
        return { stroke, start: -percent(strokeDashoffset), length: percent(strokeDasharray) };
      }),
    );
    expect(slices.map(({ start }) => Math.round(start) + 0)).toEqual([0, 4, 34, 49, 69, 84, 89, 94]);
    for (const [index, { start, length }] of slices.entries()) {
      const gap = (slices[index + 1]?.start ?? 100) - start - length;
      expect(gap, `after slice ${index + 1}`).toBeGreaterThan(0);
      expect(gap, `after slice ${index + 1}`).toBeLessThan(0.5);
    }
    for (const [slice, before] of neighbours(slices)) expect(slice.stroke).not.toBe(before.stroke);

    const spans = await page
      .locator('#roadmap .track rect')
      .evaluateAll((all) => all.map((span) => [span.getBoundingClientRect().x, span.getBoundingClientRect().width]));
    const quarters = [1, 1, 1, 1, 2, 4, 4];
    expect(spans).toHaveLength(quarters.length);
    const quarter = spans[0]![1]!;
    for (const [index, [x, width]] of spans.entries()) {
      const [before, length] = [quarters.slice(0, index).reduce((sum, count) => sum + count, 0), quarters[index]!];
      expect(Math.abs(x! - spans[0]![0]! - before * quarter), `start of period ${index + 1}`).toBeLessThan(1.5);
      expect(Math.abs(width! - length * quarter), `length of period ${index + 1}`).toBeLessThan(1.5);
    }

    const marks = await page.locator('.schedule-mark circle').evaluateAll((circles) =>
      circles.map((circle) => {
        const { x, y, width } = circle.getBoundingClientRect();
        return { x: x + width / 2, y: y + width / 2, width };
      }),
    );
    expect(marks).toHaveLength(6);
    const overlaps = marks.flatMap((one, index) =>
      marks.slice(index + 1).filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.width),
    );
    expect(overlaps).toEqual([]);
    const looks = await page
      .locator('.schedule-plot path')
      .evaluateAll((lines) =>
        lines.map((line) => `${getComputedStyle(line).stroke} ${getComputedStyle(line).strokeDasharray}`),
      );
    expect(new Set(looks).size).toBe(6);
  }
});
