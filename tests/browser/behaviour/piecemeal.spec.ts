import type { Page } from 'playwright/test';
import { drawn, expect, holdAnimations, PHONE, restingPlace, test } from '../support.ts';
import { hydrated, scrollToY, visitPage } from '../../../scripts/lib/page.ts';

/** Ids of the sections and footer that are not drawn yet; the hero has no id and would appear as `section`. */
const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section, #root footer')]
      .filter(
        (part) =>
          getComputedStyle(part.firstElementChild!).display === 'none' ||
          (getComputedStyle(part).contentVisibility !== 'visible' && document.documentElement.dataset.parts !== 'kept'),
      )
      .map((part) => part.id || part.localName),
  );

const heights = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...document.querySelectorAll('main > section')].map((part) => part.clientHeight));

/** Visits the page and opens the dialog once everything is drawn. @returns the scroll position */
async function openDialog(page: Page): Promise<number> {
  await visitPage(page, '/');
  await drawn(page);
  const opener = page.getByRole('button', { name: 'Get Early Access' });
  await opener.scrollIntoViewIfNeeded();
  const place = await restingPlace(page);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
  return place;
}

/** Withholds idle time until `drawNow`, as on a busy phone. */
async function withoutIdleTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => held.push(callback);
    Object.assign(globalThis, {
      drawNow: () => {
        const now = { didTimeout: false, timeRemaining: () => 10 };
        window.requestIdleCallback = (callback) => (setTimeout(() => callback(now)), 0);
        for (const callback of held.splice(0)) callback(now);
      },
    });
  });
}
const drawNow = (page: Page) => page.evaluate(() => (globalThis as unknown as { drawNow: () => void }).drawNow());

test.use({ viewport: PHONE });

for (const [window, viewport, first] of [
  ['a phone’s', PHONE, false],
  ['a desktop’s', { width: 1440, height: 900 }, true],
] as const) {
  test(`the first frame in ${window} window ${first ? 'has the whole hero' : 'has the hero’s words, and the next ones the rest'}, without any script`, async ({
    page,
  }) => {
    await withoutIdleTime(page);
    await page.route('**/assets/*.js', () => {});
    await page.setViewportSize(viewport);
    // Notes, in each frame with a heading, whether the conversation is in it too.
    await page.addInitScript(() => {
      const frames: boolean[] = [];
      Object.assign(globalThis, { frames });
      const look = () => {
        if (document.querySelector('.hero + *')) frames.push(document.querySelector('.thread')!.checkVisibility());
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.thread')).toBeVisible();
    const frames = await page.evaluate(() => (globalThis as unknown as { frames: boolean[] }).frames);
    expect(frames[0]).toBe(first);
    expect(frames.indexOf(true)).toBeLessThanOrEqual(2);
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

test('once the browser is idle, everything is drawn without a touch or a scroll', async ({ page }) => {
  await visitPage(page, '/');
  await expect.poll(() => waiting(page)).toEqual([]);
});

test('a frame draws few elements, or a table', async ({ page }) => {
  // Counts the elements that are drawn below the hero, in each frame from the load event on.
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { counts });
    const count = () => {
      const elements = [...document.querySelectorAll('main > section:not(.hero) *, #root footer *')];
      counts.push(elements.filter((element) => element.checkVisibility()).length);
      requestAnimationFrame(count);
    };
    addEventListener('load', count);
  });
  await visitPage(page, '/');
  await drawn(page);
  const counts = await page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
  const table = await page.locator('#tokenomics figure:not(.allocation) table').first().locator('*').count();
  const appeared = counts.map((count, frame) => count - (counts[frame - 1] ?? 0));
  expect(appeared.filter((elements) => elements > 50)).toEqual([table + 1]);
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

// Phones overlay the scroll bar. In a desktop window without one, the dialog's gutter would narrow the page.
test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('while a dialog is open, sections outside the window are skipped; afterwards they are back at once, as drawn before', async ({
    page,
  }) => {
    const place = await openDialog(page);
    expect(await waiting(page)).toEqual(expect.arrayContaining(['contracts', 'tokenomics', 'footer']));
    expect(await waiting(page)).not.toContain('utility');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.keyboard.press('Escape');
    // Removed, not only closed: the page hears of it a moment after the browser has closed it.
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(await waiting(page)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('while a dialog is open, the questions outside the window are skipped, and none moves', async ({ page }) => {
    await visitPage(page, '/');
    await drawn(page);
    const questions = page.locator('#faq details');
    const opener = page.getByRole('button', { name: 'Get Early Access' });
    await opener.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await restingPlace(page);
    const places = () =>
      questions.evaluateAll((all) =>
        all.map((question) => question.getBoundingClientRect()).map(({ y, height }) => [y, height]),
      );
    const before = await places();
    const outside = before.map(([top]) => top! >= PHONE.height);
    expect(new Set(outside).size).toBe(2);
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const skipped = await questions.evaluateAll((all) =>
      all.map((question) => getComputedStyle(question).contentVisibility),
    );
    expect(skipped).toEqual(outside.map((out) => (out ? 'hidden' : 'visible')));
    expect(await places()).toEqual(before);
  });

  test('a phone that is turned while a dialog is open draws everything again afterwards', async ({ page }) => {
    await openDialog(page);
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await page.keyboard.press('Escape');
    await drawn(page);
    const kept = await heights(page);
    await page.evaluate(() => delete document.documentElement.dataset.parts);
    expect(await heights(page)).toEqual(kept);
  });
});

test('a dialog over a page that opened at a fragment does not hide what was in view', async ({ page }) => {
  await visitPage(page, '/#utility');
  await page.getByRole('button', { name: 'Get Early Access' }).click();
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
  expect(await waiting(page)).not.toContain('utility');
  await expect(page.locator('#utility').getByRole('heading').first()).toBeVisible();
});

test('the sticky bar stays behind a dialog', async ({ page }) => {
  await openDialog(page);
  const bar = page.locator('header [data-shown=true]');
  expect(await bar.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
});

// As voice control and the shortcuts of screen readers do.
test('a dialog whose button is pressed outside the window is shown', async ({ page }) => {
  await visitPage(page, '/');
  await drawn(page);
  const opener = page.getByRole('button', { name: 'Get Early Access' });
  await opener.evaluate((button: HTMLElement) => button.click());
  const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a finger that slides off the button opens nothing, and a later dialog hides nothing in the window', async ({
  page,
}) => {
  await visitPage(page, '/#utility');
  await drawn(page);
  const opener = page.getByRole('button', { name: 'Get Early Access' });
  await opener.dispatchEvent('pointerdown');
  // The attribute hides it from engines that do not know the element, too.
  await expect(page.locator('dialog')).toHaveAttribute('hidden');
  await opener.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await restingPlace(page);
  await opener.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
  expect(await waiting(page)).not.toContain('faq');
});

test.describe('under the loader', () => {
  test.use({ visit: 'first' });

  test('everything is drawn, and is still drawn when the page is no longer inert', async ({ page }) => {
    const animations = await holdAnimations(page);
    await page.goto('/');
    await expect.poll(() => waiting(page)).toEqual([]);
    await expect(page.getByText('Loading #HashtagPay')).toBeVisible();
    await animations.hurry();
    await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
    await expect.poll(() => waiting(page)).toEqual([]);
  });
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
