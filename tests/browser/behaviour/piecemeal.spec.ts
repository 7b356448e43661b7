import type { Page } from 'playwright/test';
import { drawn, expect, idle, PHONE, restingPlace, test } from '../support.ts';
import { hydrated, scrollToY, visitPage } from '../../../scripts/lib/page.ts';
import {
  countedFrames,
  countFrames,
  drawNow,
  FEW,
  heights,
  tracedTasks,
  waiting,
  watchHero,
  withheld,
  withoutIdleTime,
} from './parts.ts';

test.use({ viewport: PHONE });

for (const [window, viewport, first, shown] of [
  ['a phone’s', PHONE, 'has the hero’s words, and each of the next ones a part more', [0, 1, 2, 3]],
  ['a desktop’s', { width: 1440, height: 900 }, 'has the whole hero', [3]],
] as const) {
  test(`the first frame in ${window} window ${first}, without any script`, async ({ page }) => {
    await withoutIdleTime(page);
    await page.route('**/assets/*.js', () => {});
    await page.setViewportSize(viewport);
    const heroFrames = await watchHero(page);
    await page.goto('/', { waitUntil: 'commit' });
    expect(await heroFrames()).toEqual(shown);
    await expect(page.locator('footer')).toBeAttached();
    expect(await waiting(page)).toContain('contracts');
  });
}

test('everything below the hero is drawn only once the browser is idle', async ({ page }) => {
  await withoutIdleTime(page);
  await visitPage(page, '/');
  const parts = await waiting(page);
  expect(parts).toHaveLength(12);
  expect(parts).toEqual(expect.arrayContaining(['contracts', 'faq', 'footer']));
  expect(parts).not.toContain('section');
  await drawNow(page);
  await expect.poll(() => waiting(page)).toEqual([]);
});

async function drawnInFrames(page: Page, rate: number): Promise<number[]> {
  await countFrames(page, rate);
  await visitPage(page, '/');
  await drawn(page);
  expect(await waiting(page)).toEqual([]);
  return countedFrames(page);
}

test('once the browser is idle, everything is drawn without a touch or a scroll; if frames take long, few elements in each', async ({
  page,
}) => {
  const counts = await drawnInFrames(page, 100);
  expect(counts.length).toBeGreaterThan(10);
  expect(Math.max(...counts)).toBeLessThanOrEqual(FEW);
});

test('if frames take no time, each draws few elements more than the one before', async ({ page }) => {
  const counts = await drawnInFrames(page, 0.01);
  const more = counts.map((count, frame) => count - (counts[frame - 1] ?? 0));
  expect(Math.max(...more)).toBeLessThanOrEqual(FEW);
  expect(counts.length).toBeLessThan(15);
});

test('what is drawn is styled in tasks of its own, and frames only paint it', async ({ page, browser }) => {
  await withoutIdleTime(page);
  await visitPage(page, '/');
  await withheld(page);
  const tasks = await tracedTasks(browser, page, async () => {
    await drawNow(page);
    await drawn(page);
  });
  const styledIn = (frames: boolean) =>
    tasks.filter(({ paints }) => paints === frames).reduce((sum, { styled }) => sum + styled, 0);
  expect(styledIn(false)).toBeGreaterThan(500);
  expect(styledIn(true)).toBeLessThan(styledIn(false) / 10);
});

test('on a phone that is never idle, one part after the other is drawn all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const burn = (start: number) => {
      while (performance.now() < start + 20) continue;
      requestAnimationFrame(burn);
    };
    requestAnimationFrame(burn);
  });
  await visitPage(page, '/');
  await expect.poll(() => page.locator('[data-drawn]').count()).toBeGreaterThan(2);
});

test('a link that is followed before then leads to its section', async ({ page }) => {
  await withoutIdleTime(page);
  await visitPage(page, '/');
  await page.getByRole('link', { name: 'Explore Features' }).click();
  await restingPlace(page);
  await expect(page.locator('#features').getByRole('heading', { level: 2 })).toBeInViewport();
  expect(await waiting(page)).toEqual([]);
});

/** Pixels from the window's top to the section's heading. */
const headingAt = (page: Page, id: string) =>
  page.evaluate((section) => Math.round(document.querySelector(`#${section} h2`)!.getBoundingClientRect().top), id);

test('Back from a link that is followed before then leads to the same section, at the same height', async ({
  page,
}) => {
  await withoutIdleTime(page);
  await visitPage(page, '/');
  await page.mouse.wheel(0, 500);
  await expect(page.locator('html')).toHaveAttribute('data-parts', 'open');
  await page.evaluate(() => document.querySelector('#roadmap h2')!.scrollIntoView({ behavior: 'instant' }));
  await restingPlace(page);
  const before = await headingAt(page, 'roadmap');
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/privacy"]')!.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
  await page.goBack();
  await expect(page.locator('#roadmap')).toBeAttached();
  await restingPlace(page);
  // Heights are fractions of a pixel, and scroll positions are not.
  expect(Math.abs((await headingAt(page, 'roadmap')) - before)).toBeLessThanOrEqual(1);
});

for (const script of ['has arrived', 'is late, so that the page is still loading']) {
  test(`another window width draws everything again, because heights change, once the script ${script}`, async ({
    page,
  }) => {
    if (script !== 'has arrived') await page.route('**/assets/entry-client-*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await drawn(page);
    await scrollToY(page, 9000);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(844);
    await restingPlace(page);
    await drawn(page);
    const kept = await heights(page);
    await page.evaluate(() => delete document.documentElement.dataset.parts);
    expect(await heights(page)).toEqual(kept);
  });
}

test('scrolling before then shows what comes into view', async ({ page }) => {
  await withoutIdleTime(page);
  await visitPage(page, '/');
  await page.mouse.wheel(0, 2000);
  await expect(page.locator('#contracts').getByRole('heading', { level: 2 })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeInViewport();
});

test('a key press before then draws every section, so that find-in-page sees it', async ({ page }) => {
  await withoutIdleTime(page);
  await visitPage(page, '/');
  const last = page.locator('#faq').getByRole('heading', { level: 2 });
  await expect(last).toBeHidden();
  await page.keyboard.press('Control');
  await expect(last).toBeVisible();
});

test.describe('when the update shows before then', () => {
  test.use({ visit: 'loader-seen' });

  test('nothing more is drawn while it is open, and afterwards the rest is', async ({ page }) => {
    await withoutIdleTime(page);
    await visitPage(page, '/');
    await expect(page.getByRole('dialog', { name: 'Development update' })).toBeVisible();
    const parts = await waiting(page);
    expect(parts).toHaveLength(12);
    await drawNow(page);
    await idle(page);
    expect(await waiting(page)).toEqual(parts);
    await page.getByRole('dialog').getByRole('button').last().click();
    await drawn(page);
    expect(await waiting(page)).toEqual([]);
  });

  test('what a larger window brings into view is there once it closes', async ({ page }) => {
    await withoutIdleTime(page);
    await visitPage(page, '/');
    await expect(page.getByRole('dialog', { name: 'Development update' })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 2400 });
    await expect.poll(() => page.evaluate(() => innerHeight)).toBe(2400);
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page.locator('#contracts').getByRole('heading', { level: 2 })).toBeInViewport();
  });
});

test('the end of a state restyles few elements', async ({ page, browser }) => {
  await visitPage(page, '/');
  await drawn(page);
  const tasks = await tracedTasks(browser, page, async () => {
    for (const on of [true, false]) {
      await page.evaluate((force) => document.documentElement.classList.toggle('held', force), on);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
  });
  const counts = tasks.map(({ styled }) => styled);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(200);
});

for (const [how, open] of [
  ['at a section', (page: Page) => visitPage(page, '/#roadmap')],
  ['at a text fragment', (page: Page) => visitPage(page, '/#:~:text=Frequently')],
  [
    'by a reload, at its former position',
    async (page: Page) => {
      await visitPage(page, '/');
      await page.reload();
      await hydrated(page);
    },
  ],
] as const) {
  test(`a page that opens ${how} draws everything at once`, async ({ page }) => {
    await withoutIdleTime(page);
    await open(page);
    expect(await waiting(page)).toEqual([]);
  });
}
