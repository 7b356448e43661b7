import type { Page } from 'playwright/test';
import { drawn, expect, holdAnimations, PHONE, test, withoutTimers } from '../support.ts';
import {
  countedFrames,
  countFrames,
  countReleased,
  drawNow,
  FEW,
  released,
  tracedTasks,
  waiting,
  watchHero,
  watchHeroElements,
  withheld,
  withoutFonts,
  withoutFrames,
  withoutIdleTime,
} from './parts.ts';

test.use({ visit: 'first', viewport: PHONE });

// The loader's last resort.
test.beforeEach(({ page }) => withoutTimers(page, 4000));

/** Lets the loader begin to fade, but not end. */
const fade = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.getElementById('loader')!.getAnimations()[0]!.currentTime = 3001;
  });

/** Ends the loader when the browser was idle `periods` times, and returns how many elements each frame draws then. */
async function drawnAfterLoader(page: Page, periods: number, rate: number): Promise<number[]> {
  await withoutIdleTime(page, periods);
  const animations = await holdAnimations(page);
  await countFrames(page, rate);
  await page.goto('/');
  await withheld(page);
  expect(await page.locator('[data-drawn]').count()).toBeGreaterThan(3);
  expect(await waiting(page)).toContain('faq');
  await animations.hurry();
  await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-parts', 'held');
  await page.evaluate(() => {
    const { counts } = globalThis as unknown as { counts: number[] };
    counts.splice(0, counts.length - 1);
  });
  await drawNow(page);
  await drawn(page);
  expect(await waiting(page)).toEqual([]);
  return countedFrames(page);
}

test('everything is drawn, and is still drawn when the page is no longer inert', async ({ page }) => {
  const animations = await holdAnimations(page);
  await page.goto('/');
  await expect.poll(() => waiting(page)).toEqual([]);
  await expect(page.getByText('Loading #HashtagPay')).toBeVisible();
  await animations.hurry();
  await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
  await expect.poll(() => waiting(page)).toEqual([]);
});

test('the page has only its title until the fonts have loaded, and then a part more in each frame', async ({
  page,
}) => {
  await holdAnimations(page);
  const fonts = await withoutFonts(page);
  await withoutTimers(page, 2000);
  const heroFrames = await watchHero(page);
  const counts = await watchHeroElements(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.hero h1')).toBeVisible();
  await expect(page.locator('main + *')).toBeAttached();
  expect(await page.locator('.hero [data-words="text"], .thread, .logo, .btn').filter({ visible: true }).count()).toBe(
    0,
  );
  await fonts.arrive();
  expect(await heroFrames()).toEqual([0, 1, 2, 3]);
  const more = (await counts()).map((count, frame, all) => count - (all[frame - 1] ?? 0));
  expect(more.length).toBeGreaterThan(9);
  expect(Math.min(...more)).toBeGreaterThan(0);
  expect(Math.max(...more)).toBeLessThanOrEqual(22);
});

test('in a desktop’s window, nothing of the hero is hidden meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const fonts = await withoutFonts(page);
  const counts = await watchHeroElements(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('main + *')).toBeAttached();
  await fonts.arrive();
  await drawn(page);
  expect(await counts()).toHaveLength(1);
});

test('the hero is whole and operable when the loader ends, although the fonts have not arrived', async ({ page }) => {
  await withoutFonts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading #HashtagPay')).toBeHidden({ timeout: 10_000 });
  await expect(page.locator('.hero .figures')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Whitepaper' }).first()).toBeInViewport();
});

test('the header does not wait for fonts longer than two seconds', async ({ page }) => {
  await holdAnimations(page);
  await withoutFonts(page);
  // Otherwise a fast machine draws everything, after which nothing is held.
  await withoutIdleTime(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.header-row .logo')).toBeVisible();
  expect(await page.locator('html').evaluate((root) => root.className)).toContain('loading');
});

test('the skip link is there as soon as the page is operable', async ({ page }) => {
  await holdAnimations(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
  await fade(page);
  await expect(page.locator('#page')).toHaveJSProperty('inert', false);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('what was drawn ceases to be inert in steps, without idle time', async ({ page }) => {
  await holdAnimations(page);
  await withoutIdleTime(page, 200);
  await countFrames(page, 100);
  await countReleased(page);
  await page.goto('/');
  await drawn(page);
  expect(await page.locator('main :is([inert], [inert] *)').count()).toBeGreaterThan(500);
  await fade(page);
  await expect(page.locator('main [inert], footer[inert]')).toHaveCount(0);
  const counts = await released(page);
  expect(counts.length).toBeGreaterThan(10);
  expect(Math.max(...counts)).toBeLessThanOrEqual(FEW);
});

test('a key makes all of it operable at once', async ({ page }) => {
  await holdAnimations(page);
  await page.goto('/');
  await drawn(page);
  await withoutFrames(page);
  await fade(page);
  await expect(page.locator('#contracts')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Shift');
  // The loader does not end here.
  expect(await page.locator('main [inert], footer[inert]').count()).toBe(0);
});

/**
 * Opens `path` until the loader fades, in a page of which everything has been drawn, but nothing of it released.
 *
 * @returns a function that lets the loader end
 */
async function beforeEnd(page: Page, path: string): Promise<() => Promise<void>> {
  const animations = await holdAnimations(page);
  await page.goto(path);
  await drawn(page);
  await withoutFrames(page);
  await fade(page);
  await expect(page.locator('#contracts')).toHaveJSProperty('inert', true);
  return async () => {
    await animations.hurry();
    await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
  };
}

test('the loader’s end restyles little of a page that is still inert below the window', async ({ page, browser }) => {
  const end = await beforeEnd(page, '/');
  const counts = (await tracedTasks(browser, page, end)).map(({ styled }) => styled);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(100);
});

async function endLoader(page: Page, path: string): Promise<void> {
  const end = await beforeEnd(page, path);
  await end();
}

test('what is in the window is operable at the loader’s end, and the rest once somebody scrolls', async ({ page }) => {
  await endLoader(page, '/');
  const inert = page.locator('.header-row[inert], main [inert], footer[inert]');
  const inWindow = await inert.evaluateAll((parts) =>
    parts.filter((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    }),
  );
  expect(inWindow).toEqual([]);
  await expect(page.locator('#faq')).toHaveJSProperty('inert', true);
  await page.mouse.wheel(0, 200);
  await expect(page.locator('main [inert], footer[inert]')).toHaveCount(0);
});

test('a section that the page opened at is operable at the loader’s end', async ({ page }) => {
  await endLoader(page, '/#faq');
  const question = page.locator('#faq summary').first();
  await question.click();
  await expect(question).toBeFocused();
  await page.mouse.wheel(0, -200);
  await expect(page.locator('main [inert], footer[inert]')).toHaveCount(0);
});

test('in its last frame, the loader lets presses through, but the page is not yet restyled', async ({ page }) => {
  const animations = await holdAnimations(page);
  await page.addInitScript(() =>
    addEventListener('loader-end', () => {
      const { display, visibility } = getComputedStyle(document.getElementById('loader')!);
      Object.assign(globalThis, { atEnd: { display, visibility } });
    }),
  );
  await page.goto('/');
  await animations.hurry();
  await expect(page.locator('#loader')).toHaveCSS('display', 'none');
  expect(await page.evaluate(() => (globalThis as unknown as { atEnd: object }).atEnd)).toEqual({
    display: 'grid',
    visibility: 'hidden',
  });
});

test('if it ends first, the rest is drawn afterwards, few elements in each frame', async ({ page }) => {
  const counts = await drawnAfterLoader(page, 12, 100);
  expect(counts.length).toBeGreaterThan(10);
  expect(Math.max(...counts)).toBeLessThanOrEqual(FEW);
});

test('then the first frame draws few elements, however many the last one under the loader drew', async ({ page }) => {
  const [first] = await drawnAfterLoader(page, 6, 0.01);
  expect(first).toBeLessThanOrEqual(FEW);
});

test('if it ends while the hero is drawn, the next section stays below the window', async ({ page }) => {
  await holdAnimations(page);
  await page.addInitScript(() => {
    const next = window.requestAnimationFrame.bind(window);
    const tops: number[] = [];
    const held: FrameRequestCallback[] = [];
    let isHolding = true;
    window.requestAnimationFrame = (step) =>
      isHolding && document.querySelector('.hero [data-block]') ? held.push(step) : next(step);
    const look = () => {
      tops.push(document.querySelector('.hero ~ section')!.getBoundingClientRect().top);
      next(look);
    };
    const goOn = () => {
      isHolding = false;
      look();
      held.forEach(next);
    };
    Object.assign(globalThis, { tops, goOn });
  });
  await page.goto('/');
  await expect(page.locator('.hero [data-block]').first()).toBeAttached();
  await page.evaluate(() => document.getElementById('loader')!.getAnimations()[0]!.finish());
  await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
  await expect(page.locator('.hero .figures')).toBeHidden();
  await page.evaluate(() => (globalThis as unknown as { goOn: () => void }).goOn());
  await drawn(page);
  await expect(page.locator('.hero .figures')).toBeVisible();
  const tops = await page.evaluate(() => (globalThis as unknown as { tops: number[] }).tops);
  expect(Math.min(...tops)).toBeGreaterThan(PHONE.height);
});
