import type { Page } from 'playwright/test';
import { readable } from '../../config/names.ts';
import { site } from '../../config/site.ts';
import { LAST_LOAD_KEY } from '../../src/lib/session.ts';
import { expect, expectArrival, IN_MOTION, PHONE, test } from '../lib/browser-test.ts';
import { holdLoader } from '../lib/loader.ts';
import { blockStorage, hydrated, idle, restingPlace, scrollToY, stopClock, visitPage } from '../lib/page.ts';
import { headingOf, legalLink, loaderOf, PRIVACY } from '../lib/parts.ts';
import { cloneBar, LOADING } from '#token/content/messages.ts';
import { labels } from '#token/content/navigation.ts';

test.use({ visit: 'first', contextOptions: IN_MOTION });

const lastLoad = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), LAST_LOAD_KEY);
/** Tag of the element with focus; `BODY` if there is none. */
const focused = (page: Page) => page.evaluate(() => document.activeElement!.tagName);

test('the first load of a session', async ({ page }) => {
  const loader = await holdLoader(page);
  await visitPage(page, '/');
  await expect(loaderOf(page)).toBeInViewport();

  await test.step('the page is not restyled as inert before somebody presses a key', async () => {
    await expect.soft(page.locator('#page')).not.toHaveAttribute('inert');
  });

  await test.step('what is copied has no word of the loader', async () => {
    const copied = await page.evaluate(() => {
      getSelection()!.selectAllChildren(document.body);
      return getSelection()!.toString();
    });
    expect.soft(copied).not.toContain(LOADING);
    await page.evaluate(() => getSelection()!.removeAllRanges());
  });

  await test.step('for 3 s it covers the page, and Tab never reaches what is covered', async () => {
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press('Tab');
      expect.soft(await focused(page)).toBe('BODY');
    }
    await loader.moveTo(2999);
    await expect.soft(page.locator('#loader')).toHaveCSS('opacity', '1');
  });

  await test.step('it fades for half a second, and Tab still reaches nothing', async () => {
    await expectFade(page, loader);
    await page.keyboard.press('Tab');
    expect.soft(await focused(page)).toBe('BODY');
  });

  await test.step('after it, Tab starts at the first link', async () => {
    await loader.end();
    await page.keyboard.press('Tab');
    await expect.soft(page.getByRole('link', { name: labels.skip })).toBeFocused();
  });

  const end = await page.evaluate(() => String(Date.now()));
  await test.step('the time kept is that of its end', async () => {
    expect.soft(await lastLoad(page)).toBe(end);
  });

  for (const path of ['/terms', '/']) {
    await test.step(`no later load in the tab shows it or changes the time: ${path}`, async () => {
      await page.clock.runFor(60_000);
      await visitPage(page, path);
      await expect.soft(headingOf(page)).toBeVisible();
      expect.soft(await loaderOf(page).isVisible()).toBe(false);
      expect.soft(await lastLoad(page)).toBe(end);
    });
  }

  await test.step('no change of route shows it, even where nothing says that it was seen', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await legalLink(page, 'privacy').click();
    await expect(headingOf(page)).toHaveText(PRIVACY);
    expect.soft(await loaderOf(page).isVisible()).toBe(false);
  });
});

/** Looks at the fade in its middle and at its end. */
async function expectFade(page: Page, loader: Awaited<ReturnType<typeof holdLoader>>): Promise<void> {
  await loader.moveTo(3250);
  const opacity = await page.locator('#loader').evaluate((cover) => Number(getComputedStyle(cover).opacity));
  expect.soft(opacity).toBeLessThan(0.9);
  expect.soft(opacity).toBeGreaterThan(0);
  await loader.moveTo(3499);
  await expect.soft(page.locator('#loader')).toBeVisible();
}

test('the loader of every document, in motion and without', async ({ page }) => {
  const loader = await holdLoader(page);
  for (const [path, reducedMotion] of [
    ['/', 'reduce'],
    ['/privacy', 'reduce'],
    ['/no-such-page', 'no-preference'],
  ] as const) {
    await test.step(`${path}, with prefers-reduced-motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(path);
      await expect.soft(loaderOf(page)).toBeInViewport();
      await loader.moveTo(2999);
      await expect.soft(page.locator('#loader')).toHaveCSS('opacity', '1');
      await expectFade(page, loader);
      await loader.end();
      await expect.soft(headingOf(page)).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test('in real time, while the scripts are late, the loader ends after 3.5 s', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => lastLoad(page)).not.toBeNull();
  // A busy machine paints late, but never early.
  const began = await page.evaluate(() => performance.timeOrigin);
  expect.soft(Number(await lastLoad(page)) - began).toBeGreaterThan(3500);
  await expect.soft(loaderOf(page)).toBeHidden();
  await expect.soft(headingOf(page)).toBeVisible();
});

test('a tab in the background, which gets no frames, keeps its loader', async ({ page }) => {
  await holdLoader(page);
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto('/');
  await page.clock.runFor(5500);
  await idle(page);
  await expect.soft(loaderOf(page)).toBeVisible();
  expect.soft(await lastLoad(page)).toBeNull();
});

test.describe('where animations are switched off', () => {
  test.use({ hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { animation: none !important; transition: none !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await stopClock(page);
  });

  test('a timer ends the loader after 4 s', async ({ page }) => {
    await page.goto('/');
    await page.clock.runFor(3900);
    await expect.soft(loaderOf(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect.soft(loaderOf(page)).toBeHidden();
    await expect.soft(headingOf(page)).toBeVisible();
  });

  test('and timers do not run, the first input after 3.5 s ends it', async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.setTimeout = (() => 0) as never;
    });
    for (const [input, give] of Object.entries({
      key: () => page.keyboard.press('Shift'),
      // Chromium may keep a second turn of the wheel for the scroll that the first began.
      wheel: () => page.locator('body').dispatchEvent('wheel'),
      touch: () => page.touchscreen.tap(200, 200),
    })) {
      await test.step(input, async () => {
        await page.goto('/no-such-page');
        await page.clock.runFor(3400);
        await give();
        await page.clock.runFor(1600);
        await idle(page);
        await expect.soft(loaderOf(page)).toBeVisible();
        await give();
        await expect.soft(loaderOf(page)).toBeHidden();
        expect.soft(await lastLoad(page)).not.toBeNull();
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  });
});

/** Tries keys, wheel and finger. */
async function tryToMove(page: Page): Promise<void> {
  const keys = ['End', 'Space', 'PageDown', 'ArrowDown', 'Shift+Space', 'PageUp', 'Home', 'ArrowUp', 'Tab', 'Enter'];
  for (const key of [...keys, 'Tab', 'Tab', 'Enter', 'Space']) await page.keyboard.press(key);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 3000);
  await page.mouse.wheel(0, -1000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.synthesizeScrollGesture', { x: 200, y: 500, yDistance: -400, speed: 4000 });
  // A key scrolls only some frames after it is pressed.
  await page.keyboard.press('End');
}

for (const [path, expectPlace] of [
  ['/', async (page: Page) => expect.soft(await restingPlace(page)).toBe(0)],
  ['/#faq', (page: Page) => expectArrival(page, 'faq')],
] as const) {
  test.describe(() => {
    test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

    test(`${path} under the loader`, async ({ page }) => {
      const loader = await holdLoader(page);
      await visitPage(page, path);

      await test.step('it is at its place', () => expectPlace(page));

      await test.step('keys, wheel and finger do not move it', async () => {
        await tryToMove(page);
        await loader.end();
        await expectPlace(page);
      });

      await test.step('where storage is blocked, it is at its place again after it was scrolled and reloaded', async () => {
        await blockStorage(page);
        await scrollToY(page, 3000);
        await page.reload();
        await hydrated(page);
        await expect(loaderOf(page)).toBeVisible();
        await tryToMove(page);
        await loader.end();
        await expectPlace(page);
      });
    });
  });
}

/** Opens the smallest document at `origin`, without its scripts: the warning is in the document itself. */
async function openAt(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/assets/')) return route.abort();
    await route.fulfill({ response: await page.request.get(pathname) });
  });
  await page.goto(`${origin}/no-such-page`);
}

test('the warning on copies of the site', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  const { host } = new URL(site.origin);
  const bar = page.getByRole('alert').filter({ hasText: cloneBar.before + readable(host) });
  await holdLoader(page);

  for (const copy of [`${host}.evil.test`, `x${host}`, `localhost.evil.test`]) {
    await test.step(`on ${copy}, a bar above page and loader warns, and links to the real site`, async () => {
      await openAt(page, `https://${copy}`);
      await expect(loaderOf(page)).toBeVisible();
      // Playwright refuses to click what something else covers.
      await bar.click({ trial: true, position: { x: 4, y: 4 } });
      await expect.soft(bar.getByRole('link')).toHaveAttribute('href', site.origin);
    });
  }

  // The root's dot and a port are the same host, and Google Translate shows the site under a name made of its own.
  const translated = `${host.replaceAll('-', '--').replaceAll('.', '-')}.translate.goog`;
  for (const home of [`${host}.:8443`, translated]) {
    await test.step(`on ${home}, nothing warns`, async () => {
      await openAt(page, `https://${home}`);
      await idle(page);
      await expect.soft(bar).toHaveCount(0);
    });
  }
});
