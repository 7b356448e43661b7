import type { Locator, Page } from 'playwright/test';
import { expect, IN_MOTION, PHONE, test } from './lib/support.ts';
import { confirmation, receipt } from '#token/content/example.ts';
import { steps } from '#token/content/how-it-works.ts';

const drawnText = { sheet: confirmation.sign, receipt: receipt.text } as const;

const stepsOf = (page: Page) => page.locator('#how-it-works').getByRole('list').first().getByRole('listitem');

/** Whether no ancestor clips an element that is entering: its middle is what a pointer would meet. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return node === met || node.contains(met);
  });

for (const [where, options] of [
  ['on a phone, in motion', { viewport: PHONE, contextOptions: IN_MOTION }],
  ['without scripts or motion', { javaScriptEnabled: false }],
] as const) {
  test.describe(where, () => {
    test.use(options);

    test('every step can be read whole where it stands', { tag: '@content' }, async ({ page }) => {
      await page.goto('/');
      for (const [index, { title, description, example, reply, shows }] of steps.entries()) {
        const step = stepsOf(page).nth(index);
        await step.evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(step.getByRole('heading', { name: title, exact: true })).toBeInViewport({ ratio: 1 });
        for (const text of [description, example, reply, shows && drawnText[shows]]) {
          if (!text) continue;
          // Handles in a post are elements of their own.
          const words = step.locator('p, span').filter({ hasText: text }).last();
          await expect(words).toBeInViewport({ ratio: 1 });
          await expect.poll(() => isUncovered(words)).toBe(true);
        }
      }
    });
  });
}

test('on a wide screen, the messages fill the panel', async ({ landing }) => {
  const conversation = landing.locator('.conversation');
  const { height } = (await conversation.boundingBox())!;
  const messages = await conversation
    .locator('.conversation-head, .step-adds > *')
    .evaluateAll((all) => all.reduce((sum, { clientHeight }) => sum + clientHeight, 0));
  expect(messages / height).toBeGreaterThan(0.7);
});
