import type { Page } from 'playwright/test';
import { PRIVACY, headingOf, loaderOf, legalLink } from './lib/parts.ts';
import { expect, holdLoader, idle, IN_MOTION, test } from './lib/support.ts';
import { LAST_LOAD_KEY } from '../../src/lib/session.ts';
import { stopClock, visitPage } from '../lib/page.ts';
import { labels } from '#token/content/navigation.ts';

test.use({ visit: 'first', contextOptions: IN_MOTION });

const lastLoad = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), LAST_LOAD_KEY);
/** Tag of the element with focus; `BODY` if there is none. */
const focused = (page: Page) => page.evaluate(() => document.activeElement!.tagName);

/** Loads a page, and ends its loader on a clock that stands still. */
async function seeLoader(page: Page): Promise<void> {
  const loader = await holdLoader(page);
  await visitPage(page, '/');
  await loader.end();
}

const switchAnimationsOff = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });

for (const [path, reducedMotion] of [
  ['/', 'no-preference'],
  ['/', 'reduce'],
  ['/privacy', 'reduce'],
  ['/no-such-page', 'no-preference'],
] as const) {
  test(`${path} is under the loader for 3 s, with prefers-reduced-motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const loader = await holdLoader(page);
    await page.goto(path);
    await expect(loaderOf(page)).toBeInViewport();
    await loader.moveTo(2999);
    await expect(page.locator('#loader')).toHaveCSS('opacity', '1');
    await loader.end();
    await expect(headingOf(page)).toBeVisible();
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the loader fades for half a second at its end, with prefers-reduced-motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const loader = await holdLoader(page);
    await page.goto('/');
    await loader.moveTo(3250);
    const opacity = await page.locator('#loader').evaluate((cover) => Number(getComputedStyle(cover).opacity));
    expect(opacity).toBeLessThan(0.9);
    expect(opacity).toBeGreaterThan(0);
    await loader.moveTo(3499);
    await expect(page.locator('#loader')).toBeVisible();
    await loader.end();
  });
}

test.describe('in real time, while the scripts are late', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => lastLoad(page)).not.toBeNull();
  });

  test('the loader ends', async ({ page }) => {
    await expect(loaderOf(page)).toBeHidden();
    await expect(headingOf(page)).toBeVisible();
  });

  test('the loader takes at least 3.5 s', async ({ page }) => {
    // A busy machine paints late, but never early.
    const began = await page.evaluate(() => performance.timeOrigin);
    expect(Number(await lastLoad(page)) - began).toBeGreaterThan(3500);
  });
});

test('until the loader ends, Tab never reaches covered content', async ({ page }) => {
  const loader = await holdLoader(page);
  await visitPage(page, '/');
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('BODY');
  }
  await loader.moveTo(3499);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('BODY');
});

test('the page is not restyled as inert before somebody presses a key', async ({ page }) => {
  await holdLoader(page);
  await visitPage(page, '/');
  await expect(page.locator('#page')).not.toHaveAttribute('inert');
});

test('after the loader, Tab starts at the first link, also if somebody has pressed Tab before', async ({ page }) => {
  const loader = await holdLoader(page);
  await visitPage(page, '/');
  await page.keyboard.press('Tab');
  await loader.end();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
});

for (const path of ['/terms', '/']) {
  test(`no later load in the tab shows the loader: ${path}`, async ({ page }) => {
    await seeLoader(page);
    await page.goto(path);
    await expect(headingOf(page)).toBeVisible();
    expect(await loaderOf(page).isVisible()).toBe(false);
  });
}

test('the time kept is that of the loader’s end, and no later load changes it', async ({ page }) => {
  await seeLoader(page);
  const end = await page.evaluate(() => String(Date.now()));
  expect(await lastLoad(page)).toBe(end);
  await page.clock.runFor(60_000);
  await visitPage(page, '/terms');
  expect(await lastLoad(page)).toBe(end);
});

test('no change of route shows the loader, even where nothing says that it was seen', async ({ page }) => {
  await seeLoader(page);
  await page.evaluate(() => sessionStorage.clear());
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

test('where animations are switched off, a timer ends the loader after 4 s', async ({ page }) => {
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
  // Chromium may keep a second turn of the wheel for the scroll that the first began.
  wheel: (page: Page) => page.locator('body').dispatchEvent('wheel'),
  touch: (page: Page) => page.touchscreen.tap(200, 200),
})) {
  test.describe(() => {
    test.use({ hasTouch: true });

    test(`where neither animations nor timers run, the first ${input} after 3.5 s ends the loader`, async ({
      page,
    }) => {
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
