import type { Page } from 'playwright/test';
import { expect, idle, IN_MOTION, pauseAnimations, PHONE, test } from './lib/support.ts';
import { budget } from '../lib/budget.ts';
import { stopClock, visitPage } from '../lib/page.ts';
import { receipt } from '#token/content/example.ts';
import { hero } from '#token/content/hero.ts';

/** The hero's sign, whose changes are hidden from assistive technology. */
const sign = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-hidden="true"]')
    .filter({ hasText: /^[$#]$/ })
    .first();

test.use({ contextOptions: IN_MOTION });

test('the payment is all there before its animation; one action has the brand’s colour; on a phone, the receipt is as high up as budget.json says; the sign alternates every 3000 ms until it is paused, and a screen reader hears one name', async ({
  page,
  viewport,
}) => {
  await stopClock(page);
  await pauseAnimations(page, '.payment');
  await visitPage(page, '/');
  const payment = page.getByRole('figure', { name: hero.example });
  const shown = () =>
    payment.locator('p, dt, dd').evaluateAll((texts) =>
      texts.map((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        return { text: text.textContent, seen: text.checkVisibility({ opacityProperty: true }), x, y, width, height };
      }),
    );
  const before = await shown();
  expect(before.length).toBeGreaterThan(6);
  expect(before.filter(({ seen }) => !seen)).toEqual([]);
  const outlined = await payment.screenshot({ animations: 'allow' });
  await payment.evaluate((figure) => figure.getAnimations({ subtree: true }).forEach((each) => each.finish()));
  expect(await shown()).toEqual(before);
  expect(await payment.screenshot({ animations: 'allow' })).not.toEqual(outlined);

  const controls = await page
    .locator(':is(header, main, footer) :is(a, button)')
    .evaluateAll((found) =>
      found.map((control) => ({ text: control.textContent, fill: getComputedStyle(control).backgroundColor })),
    );
  const brand = controls.find(({ text }) => text === hero.start)!.fill;
  const filled = controls.filter(({ fill }) => fill === brand).map(({ text }) => text);
  expect(new Set(filled)).toEqual(new Set([hero.start]));
  await page.setViewportSize(PHONE);
  const { y, height } = (await page.getByText(receipt.text, { exact: true }).first().boundingBox())!;
  const remedy =
    'the receipt’s end, in px; shorten "headline", "lead" or "startLeads" in token/content/hero.ts or the reply in example.ts, or raise "receiptPixels" in token/budget.json';
  expect(y + height, remedy).toBeLessThanOrEqual(budget.receiptPixels);
  await page.setViewportSize(viewport!);

  const heard = await page.getByRole('main').ariaSnapshot();
  for (const [now, next] of ['$#', '#$', '$#']) {
    await expect(sign(page)).toHaveText(now!);
    await page.clock.runFor(2999);
    await idle(page);
    await expect(sign(page)).toHaveText(now!);
    await page.clock.runFor(1);
    await expect(sign(page)).toHaveText(next!);
    expect(await page.getByRole('main').ariaSnapshot()).toBe(heard);
  }

  await page.getByRole('button', { name: hero.pause }).click();
  await page.clock.runFor(3400);
  await idle(page);
  await expect(sign(page)).toHaveText('#');
  await page.getByRole('button', { name: hero.play }).click();
  await page.clock.runFor(3000);
  await expect(sign(page)).toHaveText('$');

  // With reduced motion the sign still changes, and nothing moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitPage(page, '/');
  await page.clock.runFor(3000);
  await expect(sign(page)).toHaveText('#');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
