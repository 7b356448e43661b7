import type { Locator } from 'playwright/test';
import { expect, IN_MOTION, PHONE, test } from './lib/support.ts';
import { confirmation, receipt } from '#token/content/example.ts';
import { steps } from '#token/content/how-it-works.ts';

const drawnText = { sheet: confirmation.sign, receipt: receipt.text } as const;

for (const [where, options] of [
  ['on a phone, in motion', { viewport: PHONE, contextOptions: IN_MOTION }],
  ['without scripts or motion', { javaScriptEnabled: false }],
] as const) {
  test.describe(where, () => {
    test.use(options);

    test('every step has its title, its text and what it adds, and fills the panel; nothing is to be pressed', async ({
      page,
    }) => {
      await page.goto('/');
      const list = page.locator('#how-it-works').getByRole('list').first();
      await expect(list.getByRole('button')).toHaveCount(0);
      const items = list.getByRole('listitem');
      await expect(items).toHaveCount(steps.length);
      for (const [index, { title, description, example, reply, shows }] of steps.entries()) {
        const item = items.nth(index);
        await item.evaluate((step) => step.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(item.getByRole('heading', { name: title, exact: true })).toBeInViewport({ ratio: 1 });
        for (const text of [description, example, reply, shows && drawnText[shows]]) {
          if (!text) continue;
          // Handles in a post are elements of their own.
          const words = item.locator('p, span').filter({ hasText: text }).last();
          await expect(words).toBeInViewport({ ratio: 1 });
          await expect.poll(() => isUncovered(words)).toBe(true);
        }
      }
      // A phone has room for one message at a time.
      if (page.viewportSize()!.width === PHONE.width) return;
      const conversation = page.locator('.conversation');
      const { height } = (await conversation.boundingBox())!;
      const messages = await conversation
        .locator('.conversation-head, .step-adds > *')
        .evaluateAll((all) => all.reduce((sum, { clientHeight }) => sum + clientHeight, 0));
      expect(messages / height).toBeGreaterThan(0.7);
    });
  });
}

/** Whether no ancestor clips an element that is entering: its middle is what a pointer would meet. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return node === met || node.contains(met);
  });
}
