import type { Locator, Page } from 'playwright/test';
import { expect, IN_MOTION, test } from './lib/support.ts';
import { allocations } from '#token/content/figures.ts';
import { press, visitPage } from '../lib/page.ts';

const shares = allocations.map(({ percentage }) => percentage);
const share = Math.max(...shares);
const largest = shares.indexOf(share);

const figureOf = (page: Page) => page.locator('figure').filter({ has: page.locator('.donut') });
const rowOf = (page: Page, index = largest) => figureOf(page).locator('tbody tr').nth(index);
const sliceOf = (page: Page, index = largest) => figureOf(page).locator('.donut circle').nth(index);
const buttonOf = (page: Page, index = largest) => rowOf(page, index).getByRole('button');
/** What the ring names in its middle. */
const middleOf = (page: Page) => figureOf(page).locator('.donut > p');

/** The middle of the largest slice on the ring, because every slice's box is the whole donut. */
async function placeOn(donut: Locator): Promise<{ x: number; y: number }> {
  const { width, height } = (await donut.boundingBox())!;
  const before = shares.slice(0, largest).reduce((sum, each) => sum + each, 0);
  // Slices begin at the top and run clockwise.
  const angle = (2 * Math.PI * (before + share / 2)) / 100 - Math.PI / 2;
  return { x: width * (0.5 + 0.4 * Math.cos(angle)), y: height * (0.5 + 0.4 * Math.sin(angle)) };
}

test.use({ contextOptions: IN_MOTION });

/** Presses the largest slice, and once more. */
async function expectNamed(
  page: Page,
  touch: (donut: Locator, position: Awaited<ReturnType<typeof placeOn>>) => Promise<void>,
): Promise<void> {
  const donut = figureOf(page).locator('.donut');
  const whole = await middleOf(page).innerText();
  for (const isPressed of [true, false]) {
    await touch(donut, await placeOn(donut));
    await page.mouse.move(1, 1);
    await expect(buttonOf(page)).toHaveAttribute('aria-pressed', `${isPressed}`);
    if (isPressed) await expect(middleOf(page)).toContainText(allocations[largest]!.label);
    else await expect(middleOf(page)).toHaveText(whole, { useInnerText: true });
  }
}

test('a slice pressed with the mouse is named in the ring’s middle until the next press', async ({ landing }) => {
  await expectNamed(landing, press);
});

test.describe(() => {
  test.use({ hasTouch: true });

  test('a slice pressed with a finger is named in the ring’s middle until the next press', async ({ page }) => {
    await visitPage(page, '/');
    await expectNamed(page, (donut, position) => donut.tap({ position }));
  });
});

test('a row pressed in the table stays chosen until the next press', async ({ landing }) => {
  for (const isPressed of [true, false]) {
    await press(buttonOf(landing));
    await expect(buttonOf(landing)).toHaveAttribute('aria-pressed', `${isPressed}`);
  }
});

test('a row under the pointer highlights its slice', async ({ landing }) => {
  await rowOf(landing).hover();
  await expect(sliceOf(landing)).toHaveAttribute('data-active');
  await landing.mouse.move(1, 1);
  await expect(figureOf(landing).locator('[data-active]')).toHaveCount(0);
});

test('a row with focus highlights its slice', async ({ landing }) => {
  for (const index of [0, shares.length - 1]) {
    await buttonOf(landing, index).focus();
    await expect(sliceOf(landing, index)).toHaveAttribute('data-active');
  }
});
