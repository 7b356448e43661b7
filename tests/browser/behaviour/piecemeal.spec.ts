import type { Page } from 'playwright/test';
import { expect, PHONE, restingPlace, test } from '../support.ts';
import { hydrated, visitPage } from '../../../scripts/lib/page.ts';

/** Sections and footer that the browser may still leave undrawn, by id, title or element. */
const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section, #root footer')]
      .filter((part) => getComputedStyle(part).contentVisibility !== 'visible')
      .map((part) => part.id || part.getAttribute('aria-labelledby') || part.localName),
  );

/** No idle time comes before `drawNow`: the state in which a busy phone stays for a while. */
async function withoutIdleTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => held.push(callback);
    Object.assign(globalThis, {
      drawNow: () => {
        while (held.length > 0) held.shift()!({ didTimeout: false, timeRemaining: () => 10 });
      },
    });
  });
}
const drawNow = (page: Page) => page.evaluate(() => (globalThis as unknown as { drawNow: () => void }).drawNow());

test.use({ viewport: PHONE });

test('everything below the hero waits until the browser has time, and is drawn then', async ({ page }) => {
  await withoutIdleTime(page);
  await visitPage(page, '/');
  const parts = await waiting(page);
  expect(parts).toHaveLength(12);
  expect(parts).toEqual(expect.arrayContaining(['contracts', 'faq', 'footer']));
  expect(parts).not.toContain('hero-title');
  await drawNow(page);
  expect(await waiting(page)).toEqual([]);
});

test('with idle time, all is drawn without a touch or a scroll', async ({ page }) => {
  await visitPage(page, '/');
  await expect.poll(() => waiting(page)).toEqual([]);
});

test('who follows a link before that arrives at its section', async ({ page }) => {
  await withoutIdleTime(page);
  await visitPage(page, '/');
  await page.getByRole('link', { name: 'Explore Features' }).click();
  await restingPlace(page);
  await expect(page.locator('#features').getByRole('heading', { level: 2 })).toBeInViewport();
  expect(await waiting(page)).toEqual([]);
});

test('who scrolls before that reads what comes into view', async ({ page }) => {
  await withoutIdleTime(page);
  await visitPage(page, '/');
  await page.mouse.wheel(0, 2000);
  await expect(page.locator('#contracts').getByRole('heading', { level: 2 })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeInViewport();
});

for (const [how, open] of [
  ['at a section', (page: Page) => visitPage(page, '/#roadmap')],
  [
    'anew, at the place of the visit before',
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
