import type { Page } from 'playwright/test';
import { expect, HEADLINE, rendered, test } from '../support.ts';
import { stopClock, visitPage } from '../../../scripts/lib/page.ts';

/** The hero's sign, whose changes are hidden from assistive technology. */
const sign = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-hidden="true"]')
    .filter({ hasText: /^[$#]$/ })
    .first();

test('the sign before the product alternates every 3000 ms', async ({ page }) => {
  await stopClock(page);
  await visitPage(page, '/');
  await expect(sign(page)).toHaveText('$');
  for (const next of ['#', '$', '#']) {
    const before = (await sign(page).textContent())!;
    await page.clock.runFor(2999);
    expect(await sign(page).textContent()).toBe(before);
    await page.clock.runFor(1);
    await expect(sign(page)).toHaveText(next);
  }
});

test('a screen reader hears one stable name', async ({ page }) => {
  await stopClock(page);
  await visitPage(page, '/');
  const before = await page.getByRole('main').ariaSnapshot();
  const shown = await sign(page).textContent();
  await page.clock.runFor(3000);
  await expect(sign(page)).not.toHaveText(shown!);
  expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
});

test('the pause control stops sign and thread, and starts them again', async ({ page }) => {
  await stopClock(page);
  await visitPage(page, '/');
  const running = () =>
    page
      .getByRole('main')
      .evaluate(
        (main) =>
          main
            .getAnimations({ subtree: true })
            .filter((animation) => animation.timeline === document.timeline && animation.playState === 'running')
            .length,
      );
  await expect.poll(running).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect.poll(running).toBe(0);
  const still = await sign(page).textContent();
  await page.clock.runFor(3400);
  await rendered(page);
  expect(await sign(page).textContent()).toBe(still);
  await page.getByRole('button', { name: 'Play animation' }).click();
  await page.clock.runFor(3000);
  await expect(sign(page)).not.toHaveText(still!);
  await expect.poll(running).toBeGreaterThan(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the sign still changes, and nothing moves', async ({ page }) => {
    await stopClock(page);
    await visitPage(page, '/');
    const before = await sign(page).textContent();
    await page.clock.runFor(3000);
    await expect(sign(page)).not.toHaveText(before!);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('headline, highlights and both buttons are as published', async ({ page }) => {
  await visitPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  const main = page.getByRole('main');
  for (const highlight of ['Tag-Powered Payments', 'Multi-Chain Protocol', 'SocialFi Integration']) {
    await expect(main.getByRole('listitem').filter({ hasText: highlight }).first()).toBeVisible();
  }
  const start = main.getByRole('link', { name: 'Start with $HashtagPay' });
  await expect(start.first()).toBeInViewport();
  for (const link of await start.all()) await expect(link).toHaveAttribute('href', 'https://bot.example.com');
  await expect(main.getByRole('link', { name: 'Whitepaper' }).first()).toHaveAttribute(
    'href',
    'https://docs.example.com',
  );
});
