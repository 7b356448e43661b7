import { expect, IN_MOTION, test } from '../support.ts';
import { allocations } from '#token/content/figures.ts';
import { press, visitPage } from '../../page.ts';

test.use({ hasTouch: true, contextOptions: IN_MOTION });

test('donut and table highlight each other, and pressing again releases it', async ({ page }) => {
  await visitPage(page, '/#tokenomics');
  const figure = page.locator('figure').filter({ has: page.locator('.donut') });
  const [rows, slices] = [figure.locator('tbody tr'), figure.locator('.donut circle')];
  const [row, middle] = [rows.nth(1), figure.locator('.donut > p')];
  const button = row.getByRole('button');
  await expect(slices).toHaveCount(await rows.count());
  const [whole, name] = [await middle.innerText(), await button.innerText()];
  expect(whole).not.toContain(name);

  // The middle of the second slice on the ring, because every slice's box is the whole donut.
  const donut = figure.locator('.donut');
  const { width, height } = (await donut.boundingBox())!;
  const [first, second] = allocations.map(({ percentage }) => percentage) as [number, number];
  // Slices begin at the top and run clockwise.
  const angle = (2 * Math.PI * (first + second / 2)) / 100 - Math.PI / 2;
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
  await expect(slices.nth(1)).toHaveAttribute('data-active');
  await page.mouse.move(1, 1);
  await button.blur();
  await expect(figure.locator('[data-active]')).toHaveCount(0);
  await rows.nth(0).getByRole('button').focus();
  await expect(slices.nth(0)).toHaveAttribute('data-active');
  await rows.nth(1).getByRole('button').focus();
  await expect(slices.nth(1)).toHaveAttribute('data-active');
});
