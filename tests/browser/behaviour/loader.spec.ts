import type { Page } from 'playwright/test';
import { drawn, expect, holdAnimations, idle, restingPlace, test, withoutTimers } from '../support.ts';
import { UPDATE_SHOWN_KEY } from '../../../src/loader/session-keys.ts';

/** Frames of the loader, in milliseconds from the start of its animation, by the frames' own clock: a busy machine does not shift that. */
interface LoaderTimes {
  /** The last one in which it covered the page completely. */
  whole: number;
  /** The first one in which it did not. */
  faded: number;
  /** The last one in which anything of it was visible. */
  seen: number;
  /** The first one without it. */
  gone: number;
  /** How many came in between. */
  lingered: number;
}

/** Samples the loader at every frame, from the document's start. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times = { began: 0, whole: 0, faded: 0, seen: 0, gone: 0, lingered: 0 };
    const sample = (time: number) => {
      const loader = document.querySelector('[role="status"]');
      const shown = loader?.checkVisibility() ?? false;
      if (shown) times.began ||= Number(loader!.getAnimations()[0]?.startTime);
      const opacity = shown ? Number(getComputedStyle(loader!).opacity) : 0;
      if (opacity > 0) times.seen = time;
      if (opacity === 1) times.whole = time;
      else if (times.whole > 0) times.faded ||= time;
      if (shown && opacity === 0) times.lingered++;
      if (times.whole > 0 && !shown) times.gone = time;
      if (times.gone === 0) requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
    Object.assign(globalThis, { loaderTimes: times });
  });
}

/** What `record` saw, once the loader has gone. */
const recorded = (page: Page) =>
  page
    .waitForFunction(() => {
      const { loaderTimes } = globalThis as unknown as { loaderTimes: LoaderTimes & { began: number } };
      const { began, whole, faded, seen, gone, lingered } = loaderTimes;
      if (gone === 0) return null;
      return { whole: whole - began, faded: faded - began, seen: seen - began, gone: gone - began, lingered };
    })
    .then((handle) => handle.jsonValue() as Promise<LoaderTimes>);

/** 3 s opaque and 0.5 s of fading, after which it goes within a few frames, however late a busy machine paints them. */
function expectSpecified({ whole, faded, seen, gone, lingered }: LoaderTimes): void {
  expect(whole).toBeLessThan(3050);
  expect(faded).toBeGreaterThan(2980);
  expect(seen).toBeLessThan(3550);
  expect(gone).toBeGreaterThan(3450);
  expect(lingered).toBeLessThan(10);
}

test.describe('the first load of a session', () => {
  test.use({ visit: 'first' });

  for (const path of ['/', '/privacy', '/terms', '/no-such-page']) {
    test(`${path} shows the loader for 3 s and fades it over 0.5 s`, async ({ page, watch }) => {
      watch.allow(/404|Unknown path/);
      await record(page);
      await page.goto(path, { waitUntil: 'commit' });
      expectSpecified(await recorded(page));
    });
  }

  test('a blocked entry script does not prolong it', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    await record(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    expectSpecified(await recorded(page));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a late entry script does not prolong it', async ({ page }) => {
    await record(page);
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    expectSpecified(await recorded(page));
  });

  test('focus is never on covered content while it shows', async ({ page }) => {
    const animations = await holdAnimations(page);
    await withoutTimers(page, 4000);
    await page.goto('/');
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }
    await expect(page.getByText('Loading #HashtagPay')).toBeVisible();
    await animations.hurry();
    await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  test('once it begins to fade, the page can be operated', async ({ page }) => {
    await holdAnimations(page);
    await withoutTimers(page, 4000);
    await page.goto('/');
    const loader = page.getByText('Loading #HashtagPay');
    await expect(loader).toBeVisible();
    await expect(page.locator('#page')).toHaveJSProperty('inert', true);
    await page.evaluate(() => {
      const [fade] = document.getElementById('loader')!.getAnimations();
      fade!.currentTime = 3001;
    });
    await expect(page.locator('#page')).toHaveJSProperty('inert', false);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    // Otherwise it was the loader's end that made the page operable.
    await expect(loader).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await drawn(page);
  });

  test('the time is written to session storage once, when the loader ends', async ({ page }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        written.push(`${key} ${document.querySelector('[role="status"]')!.checkVisibility()}`);
        setItem.call(this, key, value);
      };
      Object.assign(globalThis, { written });
    });
    const before = Date.now();
    await page.goto('/');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
    await idle(page);
    expect(await page.evaluate(() => (globalThis as unknown as { written: string[] }).written)).toEqual([
      'site:last-load true',
    ]);
    const time = Number(await page.evaluate(() => sessionStorage.getItem('site:last-load')));
    expect(time).toBeGreaterThan(before + 3400);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  test('a later load in the session shows the page at once and writes no time', async ({ page }) => {
    const animations = await holdAnimations(page);
    await animations.hurry();
    await page.goto('/');
    await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
    // With animations held, a loader that showed now would never go.
    await animations.hold();
    const time = await page.evaluate(() => sessionStorage.getItem('site:last-load'));
    await page.goto('/terms');
    await expect(page.getByText('Loading #HashtagPay')).toBeHidden({ timeout: 500 });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1500 });
    await idle(page);
    expect(await page.evaluate(() => sessionStorage.getItem('site:last-load'))).toBe(time);
  });

  test('a change of route in the browser never shows it', async ({ page }) => {
    const animations = await holdAnimations(page);
    await animations.hurry();
    await page.goto('/');
    await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
    await animations.hold();
    // All but the update's mark: without it, a page that React takes over only now would open the update over the link.
    await page.evaluate((key) => {
      sessionStorage.clear();
      sessionStorage.setItem(key, '1');
    }, UPDATE_SHOWN_KEY);
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await expect(page.getByText('Loading #HashtagPay')).toBeHidden({ timeout: 1 });
  });
});

test('with reduced motion the loader keeps its time', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce', baseURL });
  await record(page);
  await page.goto('/', { waitUntil: 'commit' });
  expectSpecified(await recorded(page));
  await page.close();
});

test.describe('while it shows', () => {
  test.use({ visit: 'first' });

  test('the page under the loader cannot be scrolled', async ({ page }) => {
    await holdAnimations(page);
    await withoutTimers(page, 4000);
    await page.goto('/');
    await expect(page.getByText('Loading #HashtagPay')).toBeVisible();
    await page.evaluate(() => addEventListener('wheel', () => Object.assign(globalThis, { turned: true })));
    await page.mouse.wheel(0, 3000);
    await page.waitForFunction(() => 'turned' in globalThis);
    await restingPlace(page);
    await expect(page.getByText('Loading #HashtagPay')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
