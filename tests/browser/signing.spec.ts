import type { Page } from 'playwright/test';
import { expect, IN_MOTION, PHONE, test } from '../lib/browser-test.ts';
import { holdLoader } from '../lib/loader.ts';
import { holdBack, hydrated, idle, pauseAnimations, SCRIPT, scrollToY, stopClock, visitPage } from '../lib/page.ts';
import { updateOf } from '../lib/parts.ts';
import { confirmation } from '#token/content/example.ts';
import { hero } from '#token/content/hero.ts';

const payment = (page: Page) => page.getByRole('figure', { name: hero.example, exact: true });
const lane = (page: Page) => payment(page).getByRole('button');
const receipt = (page: Page) => page.locator('.payment-end > .receipt');
const outline = (page: Page) => page.locator('.receipt-outline');
const ink = (page: Page) => page.locator('.lane-ink');

/** How much of the signature is written, from 0 to 1. */
const written = (page: Page) =>
  ink(page).evaluate((line) => Number(line.getAnimations()[0]?.effect!.getComputedTiming().progress ?? 0));

async function expectUnsigned(page: Page) {
  await expect.soft(lane(page)).toHaveAccessibleName(hero.sign);
  await expect.soft(ink(page)).toHaveCSS('visibility', 'hidden');
  await expect.soft(receipt(page)).toBeHidden();
  await expect.soft(outline(page)).toBeVisible();
}

async function expectSigned(page: Page) {
  await expect(lane(page)).toHaveAccessibleName(hero.signed);
  await expect.soft(payment(page).getByRole('status')).toHaveText(hero.signedStatus);
  await expect.soft(ink(page)).toHaveCSS('visibility', 'visible');
  await expect.soft(receipt(page)).toBeVisible();
  await expect.soft(receipt(page)).toHaveCSS('clip-path', 'none');
  await expect.soft(outline(page)).toBeHidden();
  await expect.soft(payment(page).getByText(hero.example, { exact: true })).toBeVisible();
}

/** Finished, with nothing to press. */
async function expectFinished(page: Page) {
  await expect.soft(lane(page)).toHaveCount(0);
  await expect.soft(page.locator('.payment .sheet-sign')).toHaveText(RegExp(`^${confirmation.sign}`));
  await expect.soft(page.locator('.payment .sheet-signature')).toBeVisible();
  await expect.soft(receipt(page)).toBeVisible();
  await expect.soft(receipt(page)).toHaveCSS('clip-path', 'none');
  await expect.soft(outline(page)).toBeHidden();
}

test.describe('signing, in motion', () => {
  test.use({ contextOptions: IN_MOTION });

  test('the example waits, and a press signs it', { tag: '@content' }, async ({ page }) => {
    await pauseAnimations(page, '.payment');
    await stopClock(page);
    await visitPage(page, '/');

    await test.step('it never signs itself', async () => {
      await payment(page).evaluate((figure) =>
        figure.getAnimations({ subtree: true }).forEach((each) => each.finish()),
      );
      await page.clock.runFor(60_000);
      await idle(page);
      await expectUnsigned(page);
    });

    await test.step('on paper, it is finished', async () => {
      await page.emulateMedia({ media: 'print' });
      await expectFinished(page);
      await page.emulateMedia({ media: null });
    });

    await test.step('a press writes for 900 ms', async () => {
      await lane(page).click();
      expect.soft(await ink(page).evaluate((line) => line.getAnimations()[0]?.effect!.getTiming().duration)).toBe(900);
    });

    await test.step('then the receipt prints from its top edge, over the outline', async () => {
      await expect(lane(page)).toHaveAccessibleName(hero.signed);
      await expect.soft(outline(page)).toBeVisible();
      await receipt(page).evaluate((paper) => (paper.getAnimations()[0]!.currentTime = 400));
      await expect.soft(receipt(page)).toHaveCSS('clip-path', 'inset(0px 0px 50%)');
      await receipt(page).evaluate((paper) => paper.getAnimations()[0]!.finish());
    });

    await test.step('the button keeps the focus and says that it is signed, for good', async () => {
      await expectSigned(page);
      await expect.soft(lane(page)).toBeFocused();
      await page.keyboard.press('Enter');
      expect.soft(await written(page)).toBe(1);
    });
  });

  test('a key signs the example', async ({ page }) => {
    await visitPage(page, '/');
    await lane(page).press('Space');
    await expectSigned(page);
    await expect.soft(lane(page)).toBeFocused();
  });

  test('a drag with the mouse signs from 60 % on', async ({ page }) => {
    await visitPage(page, '/');
    const { x, y, width, height } = (await ink(page).boundingBox())!;
    const begin = x - 40;
    const dragTo = async (...places: number[]) => {
      await page.mouse.move(begin, y + height / 2);
      await page.mouse.down();
      for (const place of places) await page.mouse.move(place, y + height / 2, { steps: 5 });
    };
    const expectTakenBack = async () => {
      await expect.poll(() => written(page)).toBe(0);
      await idle(page);
      await expectUnsigned(page);
    };

    for (const part of [0.3, 0.55, -0.2]) {
      await test.step(`at ${part}, it follows the pointer, runs back when let go, and its click does not count`, async () => {
        await dragTo(x + width * part);
        expect.soft(await written(page)).toBeCloseTo(Math.max(part, 0.01), 1);
        await page.mouse.up();
        await expectTakenBack();
      });
    }

    await test.step('a pointer that has been further than 8 px and returns does not press', async () => {
      await dragTo(begin + 8);
      expect.soft(await written(page)).toBe(0);
      await page.mouse.up();
      await expectSigned(page);
      await visitPage(page, '/');
      await dragTo(begin + 9, begin);
      await page.mouse.up();
      await expectTakenBack();
    });

    await test.step('at 0.7, it signs when let go', async () => {
      await dragTo(x + width * 0.7);
      await page.mouse.up();
      await expectSigned(page);
    });
  });

  test.describe(() => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    test('a finger drags along the line, and scrolls across it', async ({ page }) => {
      await visitPage(page, '/');
      const devtools = await page.context().newCDPSession(page);
      const { x, y, width, height } = (await ink(page).boundingBox())!;
      const middle = y + height / 2;
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
        ...at: { x: number; y: number }[]
      ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at });
      const dragTo = async (part: number) => {
        await touch('touchStart', { x: x - 40, y: middle });
        for (const at of [x - 20, x, x + width * part]) await touch('touchMove', { x: at, y: middle });
        await expect.poll(() => written(page)).toBeCloseTo(part, 1);
      };

      for (const [what, part, end] of [
        ['let go early', 0.5, 'touchEnd'],
        ['cancelled', 0.9, 'touchCancel'],
      ] as const) {
        await test.step(`a drag that is ${what} runs back`, async () => {
          await dragTo(part);
          await touch(end);
          await expect.poll(() => written(page)).toBe(0);
          await expectUnsigned(page);
        });
      }

      await test.step('a finger that moves up scrolls', async () => {
        await touch('touchStart', { x, y: middle });
        for (const moved of [20, 60, 100, 140]) await touch('touchMove', { x, y: middle - moved });
        await touch('touchEnd');
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
        await expectUnsigned(page);
      });

      await test.step('a drag that is let go late signs', async () => {
        // A finger's scroll may still be going on.
        await visitPage(page, '/');
        await dragTo(0.9);
        await touch('touchEnd');
        await expectSigned(page);
      });
    });
  });

  for (const visit of ['first', 'loader-seen'] as const) {
    test.describe(() => {
      test.use({ visit });

      test(`the line draws attention once, five seconds after it has come into view: ${visit}`, async ({ page }) => {
        const loader = await holdLoader(page);
        await visitPage(page, '/');
        const call = () =>
          page.locator('.lane').evaluate((button) => {
            const [line] = button.getAnimations({ subtree: true });
            if (!line) return null;
            // Or it would be over before a busy machine looks.
            line.playbackRate = 0.001;
            const { delay, iterations } = line.effect!.getTiming();
            return { state: line.playState, delay, iterations };
          });
        const expectCall = (state: AnimationPlayState) =>
          expect.poll(call).toEqual({ state, delay: 5000, iterations: 1 });

        if (visit === 'first') {
          await test.step('below the loader, the example is unsigned, and nothing draws attention', async () => {
            await expectUnsigned(page);
            expect.soft(await call()).toBe(null);
            await loader.end();
            await expectCall('running');
          });
          return;
        }
        await expectCall('running');

        await test.step('it waits while a dialog covers it', async () => {
          await page.clock.runFor(1000);
          await expect(updateOf(page)).toBeVisible();
          await expectCall('paused');
          await page.keyboard.press('Escape');
          await expectCall('running');
        });

        await test.step('it waits out of view', async () => {
          await scrollToY(page, 3000);
          await expectCall('paused');
          await scrollToY(page, 0);
          await expectCall('running');
        });
      });
    });
  }
});

test('with reduced motion, a press signs at once', async ({ page }) => {
  await visitPage(page, '/');
  const pen = await lane(page).evaluate((button: HTMLElement) => {
    button.click();
    return button.querySelector('.lane-ink')!.getAnimations()[0]!.playState;
  });
  expect.soft(pen).toBe('finished');
  await expectSigned(page);
});

test('the example is unsigned from its first paint, and hydration moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.payment')) return;
      document.documentElement.dataset.start = document.documentElement.className;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const places = () =>
    payment(page)
      .locator('*')
      .evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())));
  const release = await holdBack(page, SCRIPT);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-start', /\bunsigned\b/);
  await page.evaluate(() => document.fonts.ready);
  await expectUnsigned(page);
  await expect.soft(lane(page)).toBeDisabled();
  const before = await places();
  release();
  await hydrated(page);
  await expect.soft(lane(page)).toBeEnabled();
  await expectUnsigned(page);
  expect.soft(await places()).toEqual(before);
});

test('if the script is lost, or a blocker refuses all scripts, the example is finished', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Content Security Policy/);
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFinished(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" },
    });
  });
  await page.reload();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectFinished(page);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, the example is finished', { tag: '@content' }, async ({ page }) => {
    await page.goto('/');
    await expectFinished(page);
  });
});
