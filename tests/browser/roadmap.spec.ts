import type { Page } from 'playwright/test';
import { expect, test } from '../lib/browser-test.ts';
import { misfitsAt, REMEDY } from '../lib/misfits.ts';
import { visitPage } from '../lib/page.ts';
import { periods } from '#token/content/roadmap.ts';
import { monthsOf } from '../../src/lib/time-axis.ts';

const months = periods.map(({ period }) => monthsOf(period)!);
const begin = Math.min(...months.map(({ first }) => first));
const end = Math.max(...months.map(({ first, count }) => first + count));

/** Each period's row, block, launch day and texts, in pixels. */
const rowsOf = (page: Page) =>
  page.locator('#roadmap .period').evaluateAll((all) =>
    all.map((row) => {
      const block = row.querySelector('rect')!;
      const texts = [...row.querySelectorAll('h3, li')].map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      });
      const { fill, stroke } = getComputedStyle(block);
      const day = row.querySelector('circle')?.getBoundingClientRect();
      return {
        row: row.getBoundingClientRect().toJSON() as DOMRect,
        block: block.getBoundingClientRect().toJSON() as DOMRect,
        day: day && (day.left + day.right) / 2,
        texts,
        isFilled: fill === stroke,
        hasCheck: row.querySelector('.period-block path')?.checkVisibility() ?? false,
      };
    }),
  );

test('the roadmap', { tag: '@content' }, async ({ page }) => {
  await visitPage(page, '/');

  for (const width of [900, 1024, 1440]) {
    await test.step(`at ${width} px, it is a staircase to scale, each text beside or below its block`, async () => {
      expect.soft(await misfitsAt(page, [width], '#roadmap'), REMEDY).toEqual([]);
      const rows = await rowsOf(page);
      expect.soft(rows).toHaveLength(periods.length);
      const wrong = rows.flatMap(({ row, block, day, texts }, at) => {
        const { first, count } = months[at]!;
        const placeOf = (month: number) => row.left + ((month - begin) / (end - begin)) * (row.right - row.left);
        const isOff = (x: number, month: number) => Math.abs(x - placeOf(month)) > 1;
        const isCovered = texts.some((text) =>
          rows.some(
            (other) =>
              text.left < other.block.right - 1 &&
              text.right > other.block.left + 1 &&
              text.top < other.block.bottom - 1 &&
              text.bottom > other.block.top + 1,
          ),
        );
        const [before, after] = [first - begin, end - first - count];
        const fits =
          Math.max(before, after) < 0.3 * (end - begin)
            ? texts.every(({ top }) => top > block.bottom)
            : texts.every(({ left, right }) => (before < after ? left > block.right : right < block.left));
        return [
          isOff(block.left, first) || isOff(block.right, first + count) ? 'is not at its place' : '',
          isCovered ? 'has a block over its text' : '',
          fits ? '' : 'has its text on the wrong side',
          day && (day < block.left || day > block.right) ? 'has its launch day beside it' : '',
        ]
          .filter(Boolean)
          .map((fault) => `${periods[at]!.period} ${fault}`);
      });
      expect.soft(wrong).toEqual([]);
    });
  }

  await test.step('only what is done is filled, with a check; only one day is marked', async () => {
    const rows = await rowsOf(page);
    const done = periods.map(({ status }) => status === 'done');
    expect.soft(rows.map(({ isFilled }) => isFilled)).toEqual(done);
    expect.soft(rows.map(({ hasCheck }) => hasCheck)).toEqual(done);
    expect.soft(rows.map(({ day }) => day !== undefined)).toEqual(periods.map(({ launch }) => launch !== undefined));
  });

  for (const width of [320, 390, 768]) {
    await test.step(`at ${width} px, the texts are beside one rail, without an axis`, async () => {
      expect.soft(await misfitsAt(page, [width], '#roadmap'), REMEDY).toEqual([]);
      const rows = await rowsOf(page);
      const [rail] = rows;
      const off = rows.filter(({ block, texts, row }) => {
        const isOnRail = block.left === rail!.block.left && block.right - block.left <= 8;
        return !isOnRail || block.top !== row.top || texts.some(({ left }) => left <= block.right);
      });
      expect.soft(off).toEqual([]);
      await expect.soft(page.locator('#roadmap .years')).toBeHidden();
    });
  }
});
