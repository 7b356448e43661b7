import { expect, IN_MOTION, test } from './lib/support.ts';
import { allocations } from '#token/content/figures.ts';
import { press, visitPage } from '../lib/page.ts';

test.use({ hasTouch: true, contextOptions: IN_MOTION });

test('donut and table highlight each other, and pressing again releases it', async ({ page }) => {
  await visitPage(page, '/#tokenomics');
  const figure = page.locator('figure').filter({ has: page.locator('.donut') });
  const [rows, slices] = [figure.locator('tbody tr'), figure.locator('.donut circle')];
  const shares = allocations.map(({ percentage }) => percentage);
  const share = Math.max(...shares);
  const largest = shares.indexOf(share);
  const [row, middle] = [rows.nth(largest), figure.locator('.donut > p')];
  const button = row.getByRole('button');
  await expect(slices).toHaveCount(await rows.count());
  const [whole, name] = [await middle.innerText(), await button.innerText()];
  expect(whole).not.toContain(name);

  // The middle of the slice on the ring, because every slice's box is the whole donut.
  const donut = figure.locator('.donut');
  const { width, height } = (await donut.boundingBox())!;
  const before = shares.slice(0, largest).reduce((sum, each) => sum + each, 0);
  // Slices begin at the top and run clockwise.
  const angle = (2 * Math.PI * (before + share / 2)) / 100 - Math.PI / 2;
  const slice = { x: width * (0.5 + 0.4 * Math.cos(angle)), y: height * (0.5 + 0.4 * Math.sin(angle)) };
  for (const [by, isPressed] of [
    ['mouse', true],
    ['mouse', false],
    ['finger', true],
    ['finger', false],
  ] as const) {
    await (by === 'finger' ? donut.tap({ position: slice }) : press(donut, slice));
    await page.mouse.move(1, 1);
    await expect(button).toHaveAttribute('aria-pressed', `${isPressed}`);
    await (isPressed ? expect(middle).toContainText(name) : expect(middle).toHaveText(whole, { useInnerText: true }));
  }
  for (const isPressed of [true, false]) {
    await press(button);
    await expect(button).toHaveAttribute('aria-pressed', `${isPressed}`);
  }

  await row.hover();
  await expect(slices.nth(largest)).toHaveAttribute('data-active');
  await page.mouse.move(1, 1);
  await button.blur();
  await expect(figure.locator('[data-active]')).toHaveCount(0);
  for (const index of [0, shares.length - 1]) {
    await rows.nth(index).getByRole('button').focus();
    await expect(slices.nth(index)).toHaveAttribute('data-active');
  }
});
