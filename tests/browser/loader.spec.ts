import type { Page } from 'playwright/test';
import { PRIVACY, headingOf, loaderOf, legalLink } from './lib/parts.ts';
import { expect, holdBack, holdLoader, idle, IN_MOTION, test } from './lib/support.ts';
import { hydrated, stopClock, visitPage } from '../lib/page.ts';
import { labels } from '#token/content/navigation.ts';

test.use({ visit: 'first', contextOptions: IN_MOTION });

const lastLoad = (page: Page) => page.evaluate(() => sessionStorage.getItem('site:last-load'));
/** Tag of the element with focus; `BODY` if there is none. */
const focused = (page: Page) => page.evaluate(() => document.activeElement!.tagName);

const switchAnimationsOff = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });

test('every document shows the loader 3 s and fades it in 0.5 s, with reduced motion too', async ({ page, watch }) => {
  watch.allow(/status of 404|Unknown path/);
  const loader = await holdLoader(page);
  for (const [path, reducedMotion] of [
    ['/', 'no-preference'],
    ['/privacy', 'reduce'],
    ['/no-such-page', 'no-preference'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(path);
    const cover = page.locator('#loader');
    await expect(loaderOf(page), path).toBeInViewport();
    await loader.moveTo(2999);
    await expect(cover, path).toHaveCSS('opacity', '1');
    await loader.moveTo(3250);
    expect(Number(await cover.evaluate((element) => getComputedStyle(element).opacity)), path).toBeLessThan(0.9);
    await loader.moveTo(3499);
    await expect(cover, path).toBeVisible();
    await loader.end();
    await expect(headingOf(page), path).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('in real time it takes at least 3.5 s, however late the scripts are, and its end is recorded', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => lastLoad(page)).not.toBeNull();
  await expect(loaderOf(page)).toBeHidden();
  const took = Number(await lastLoad(page)) - (await page.evaluate(() => performance.timeOrigin));
  // A busy machine paints late, but never early.
  expect(took).toBeGreaterThan(3500);
  await expect(headingOf(page)).toBeVisible();
  release();
  await hydrated(page);
});

test('until it ends, focus is never on covered content; then it starts at the first link, and no load or change of route shows it or writes a time', async ({
  page,
}) => {
  const loader = await holdLoader(page);
  await visitPage(page, '/');
  await expect(page.locator('#page'), 'not before a key, because it restyles the page').not.toHaveAttribute('inert');
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('BODY');
  }
  await loader.moveTo(3499);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('BODY');
  await loader.end();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
  const time = await lastLoad(page);
  expect(Number(time)).toBeGreaterThan(1.7e12);
  await page.clock.runFor(60_000);
  for (const path of ['/terms', '/']) {
    await page.goto(path);
    await expect(headingOf(page)).toBeVisible();
    expect(await loaderOf(page).isVisible(), path).toBe(false);
  }
  expect(await lastLoad(page)).toBe(time);
  await page.evaluate(() => sessionStorage.removeItem('site:last-load'));
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page)).toHaveText(PRIVACY);
  expect(await loaderOf(page).isVisible()).toBe(false);
});

test('a tab in the background, which gets no frames, keeps its loader', async ({ page }) => {
  await holdLoader(page);
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto('/');
  await page.clock.runFor(5500);
  await idle(page);
  await expect(loaderOf(page)).toBeVisible();
  expect(await lastLoad(page)).toBeNull();
});

test('where animations are switched off, a timer ends it after 4 s', async ({ page }) => {
  await switchAnimationsOff(page);
  await stopClock(page);
  await page.goto('/');
  await page.clock.runFor(3900);
  await expect(loaderOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(loaderOf(page)).toBeHidden();
  await expect(headingOf(page)).toBeVisible();
});

for (const [input, give] of Object.entries({
  key: (page: Page) => page.keyboard.press('Shift'),
  wheel: async (page: Page) => {
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 100);
  },
  touch: (page: Page) => page.touchscreen.tap(200, 200),
})) {
  test.describe(() => {
    test.use({ hasTouch: true });

    test(`where neither animations nor timers run, the first ${input} after 3.5 s ends it`, async ({ page }) => {
      await switchAnimationsOff(page);
      await stopClock(page);
      await page.addInitScript(() => {
        globalThis.setTimeout = (() => 0) as never;
      });
      await page.goto('/');
      await page.clock.runFor(3400);
      await give(page);
      await page.clock.runFor(1600);
      await idle(page);
      await expect(loaderOf(page)).toBeVisible();
      await give(page);
      await expect(loaderOf(page)).toBeHidden();
      expect(await lastLoad(page)).not.toBeNull();
    });
  });
}
