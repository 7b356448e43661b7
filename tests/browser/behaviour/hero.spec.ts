import type { Page } from 'playwright/test';
import { expect, idle, test } from '../support.ts';
import { stopClock, visitPage } from '../../page.ts';
import { hero } from '../../../src/content/hero.ts';

/** The hero's sign, whose changes are hidden from assistive technology. */
const sign = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-hidden="true"]')
    .filter({ hasText: /^[$#]$/ })
    .first();

test.beforeEach(({ page }) => stopClock(page));

test('the sign before the product alternates every 3000 ms until it is paused, and a screen reader hears one stable name', async ({
  page,
}) => {
  await visitPage(page, '/');
  const heard = await page.getByRole('main').ariaSnapshot();
  for (const [shown, next] of ['$#', '#$', '$#']) {
    await expect(sign(page)).toHaveText(shown!);
    await page.clock.runFor(2999);
    await idle(page);
    await expect(sign(page)).toHaveText(shown!);
    await page.clock.runFor(1);
    await expect(sign(page)).toHaveText(next!);
    expect(await page.getByRole('main').ariaSnapshot()).toBe(heard);
  }

  // The pause control stops and restarts the sign and the payment.
  const running = () =>
    page.getByRole('main').evaluate((main) => {
      const clocked = main.getAnimations({ subtree: true }).filter(({ timeline }) => timeline === document.timeline);
      return clocked.filter(({ playState }) => playState === 'running').length;
    });
  await expect.poll(running).toBeGreaterThan(0);
  await page.getByRole('button', { name: hero.pause }).click();
  await expect.poll(running).toBe(0);
  await page.clock.runFor(3400);
  await idle(page);
  await expect(sign(page)).toHaveText('#');
  await page.getByRole('button', { name: hero.play }).click();
  await page.clock.runFor(3000);
  await expect(sign(page)).toHaveText('$');
  await expect.poll(running).toBeGreaterThan(0);

  // With reduced motion the sign still changes, and nothing moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitPage(page, '/');
  await page.clock.runFor(3000);
  await expect(sign(page)).toHaveText('#');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the brand’s colour fills the one action and no other control, not even in the bar', async ({ page }) => {
  await visitPage(page, '/');
  const controls = await page
    .locator(':is(header, main, footer) :is(a, button)')
    .evaluateAll((found) =>
      found.map((control) => ({ text: control.textContent, fill: getComputedStyle(control).backgroundColor })),
    );
  const brand = controls.find(({ text }) => text === hero.start)!.fill;
  const filled = controls.filter(({ fill }) => fill === brand).map(({ text }) => text);
  expect(filled).toEqual([hero.start, hero.start, hero.start]);
});
