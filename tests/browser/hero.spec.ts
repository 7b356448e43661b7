import type { Page } from 'playwright/test';
import { tagOf } from '../../config/format.ts';
import { ticker } from '../../config/names.ts';
import { expect, idle, IN_MOTION, pauseAnimations, PHONE, test } from './lib/support.ts';
import { budget } from '../lib/budget.ts';
import { stopClock, visitPage } from '../lib/page.ts';
import { hero } from '#token/content/hero.ts';

const payment = (page: Page) => page.getByRole('figure', { name: hero.example, exact: true });
/** Each of the payment's texts: its place, and whether it can be seen. */
const textsOf = (page: Page) =>
  payment(page)
    .locator('p, dt, dd')
    .evaluateAll((texts) =>
      texts.map((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        const isSeen = text.checkVisibility({ opacityProperty: true });
        return { text: text.textContent, isSeen, x, y, width, height };
      }),
    );
/** The colours of what its animation brings: the reply, the sheet and the receipt. */
const coloursOf = (page: Page) =>
  payment(page)
    .locator('.post + .post, .sheet, .receipt')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { backgroundColor, color } = getComputedStyle(part);
        return `${color} on ${backgroundColor}`;
      }),
    );
const finish = (page: Page) =>
  payment(page).evaluate((figure) => figure.getAnimations({ subtree: true }).forEach((each) => each.finish()));

/** The sign before the name, whose changes are hidden from assistive technology. */
const sign = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-hidden="true"]', { hasText: /^[$#]$/ })
    .first();

test.describe('the example of a payment', () => {
  test.use({ contextOptions: IN_MOTION });

  test.beforeEach(async ({ page }) => {
    await pauseAnimations(page, '.payment');
    await visitPage(page, '/');
  });

  test('can be read before its animation begins', async ({ page }) => {
    const texts = await textsOf(page);
    expect(texts.length).toBeGreaterThan(6);
    expect(texts.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });

  test('moves no text as it plays', async ({ page }) => {
    const before = await textsOf(page);
    await finish(page);
    expect(await textsOf(page)).toEqual(before);
  });

  test('gives each part its colour as it plays', async ({ page }) => {
    const before = await coloursOf(page);
    await finish(page);
    const after = await coloursOf(page);
    expect(after).toHaveLength(3);
    expect(after.filter((colour, part) => colour === before[part])).toEqual([]);
  });
});

test('with reduced motion, nothing moves', async ({ landing }) => {
  expect(await landing.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('only the main action is filled with the brand’s colour', async ({ landing }) => {
  const controls = await landing
    .locator(':is(header, main, footer) :is(a, button)')
    .evaluateAll((all) =>
      all.map((control) => ({ text: control.textContent, fill: getComputedStyle(control).backgroundColor })),
    );
  const brand = controls.find(({ text }) => text === hero.start)!.fill;
  const filled = controls.filter(({ fill }) => fill === brand).map(({ text }) => text);
  expect([...new Set(filled)]).toEqual([hero.start]);
});

test('on a phone, the receipt is as high up as budget.json says', { tag: '@content' }, async ({ landing }) => {
  await landing.setViewportSize(PHONE);
  const { y, height } = (await payment(landing).locator('.receipt').boundingBox())!;
  const remedy =
    'the receipt’s end, in px; shorten "headline", "lead" or "startLeads" in token/content/hero.ts or the reply in example.ts, or raise "receiptPixels" in token/budget.json';
  expect(y + height, remedy).toBeLessThanOrEqual(budget.receiptPixels);
});

test.describe('the sign before the name', () => {
  test.skip(tagOf(ticker) === ticker, 'the name is no tag, so the sign stays $');

  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    await visitPage(page, '/');
  });

  test('changes every three seconds', async ({ page }) => {
    for (const [now, next] of ['$#', '#$', '$#']) {
      await page.clock.runFor(2999);
      await idle(page);
      await expect(sign(page)).toHaveText(now!);
      await page.clock.runFor(1);
      await expect(sign(page)).toHaveText(next!);
    }
  });

  test('changes nothing that a screen reader hears', async ({ page }) => {
    const heard = await page.getByRole('main').ariaSnapshot();
    await page.clock.runFor(3000);
    await expect(sign(page)).toHaveText('#');
    expect(await page.getByRole('main').ariaSnapshot()).toBe(heard);
  });

  test('stays while it is paused', async ({ page }) => {
    await page.getByRole('button', { name: hero.pause }).click();
    await page.clock.runFor(3400);
    await idle(page);
    await expect(sign(page)).toHaveText('$');
    await page.getByRole('button', { name: hero.play }).click();
    await page.clock.runFor(3000);
    await expect(sign(page)).toHaveText('#');
  });
});
