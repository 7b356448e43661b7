import type { Page } from 'playwright/test';
import { expect, PHONE, test } from '../support.ts';
import { visitPage } from '../../page.ts';
import { steps as published } from '../../../src/content/how-it-works.ts';

/** Words that only one step's state shows. */
const shown = ['Please visit the link in bio.', 'Follow the link in bio to confirm.', 'Sign', 'is with @ana'];
const steps = published.map(({ title }, index) => [title, shown[index]!] as const);
const [link, send, confirm, done] = published.map(({ title }) => title) as [string, string, string, string];

const section = (page: Page) => page.locator('#how-it-works');
const stepButton = (page: Page, title: string) => section(page).getByRole('button', { name: title, exact: true });
/** Whether each step's state can be seen. */
const seenOn = (page: Page) =>
  section(page)
    .locator('.walk-state')
    .evaluateAll((states) => states.map((state) => state.checkVisibility({ opacityProperty: true })));
const words = (page: Page, text: string) => section(page).getByText(text, { exact: true });

test('a press on a step shows its state on the device, also by keyboard', async ({ page }) => {
  await visitPage(page, '/');
  // Whichever step is shown, the text of all of them can be read, copied and found.
  const whole = await section(page).innerText();
  for (const word of steps.flat()) expect(whole).toContain(word);
  await stepButton(page, link).click();
  for (const [title, text] of steps.toReversed()) {
    await stepButton(page, title).focus();
    await page.keyboard.press('Enter');
    await expect(stepButton(page, title)).toHaveAttribute('aria-current', 'step');
    await expect(section(page).locator('[aria-current]')).toHaveCount(1);
    await expect(words(page, text)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => seenOn(page)).toEqual(steps.map(([other]) => other === title));
  }
});

test('scrolling goes through the steps, and continues from one that was pressed', async ({ page }) => {
  await visitPage(page, '/');
  await stepButton(page, send).click();
  await page.mouse.move(700, 500);
  const seen = new Set<string>();
  await expect(async () => {
    seen.add((await section(page).locator('h3:has(+ [aria-current])').textContent())!);
    await page.mouse.wheel(0, 60);
    await expect(stepButton(page, done)).toHaveAttribute('aria-current', 'step', { timeout: 200 });
  }).toPass();
  // On a busy machine, the last step may be reached just after the wait for it ends.
  seen.delete(done);
  expect([...seen]).toEqual([send, confirm]);
  await expect(words(page, 'is with @ana')).toBeInViewport({ ratio: 1 });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a press shows a state without moving the page, and scrolling changes none', async ({ page }) => {
    await visitPage(page, '/');
    await stepButton(page, done).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await stepButton(page, done).click();
    await expect(words(page, 'is with @ana')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -300);
    await expect(stepButton(page, done)).toHaveAttribute('aria-current', 'step');
  });
});

for (const [where, options] of [
  ['on a phone', { viewport: PHONE }],
  ['without scripts', { javaScriptEnabled: false }],
] as const) {
  test.describe(where, () => {
    test.use(options);

    test('every step is a card with its own state, and there is nothing to press', async ({ page }) => {
      await page.goto('/');
      const cards = section(page).getByRole('list').first().getByRole('listitem');
      await expect(cards.getByRole('button')).toHaveCount(0);
      for (const [title, text] of steps) {
        const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        await card.getByText(text, { exact: true }).scrollIntoViewIfNeeded();
        await expect(card.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
