import type { Page } from 'playwright/test';
import { clipboardText, drawn, expect, test } from '../support.ts';
import { visitPage } from '../../../scripts/lib/page.ts';

const copyButton = (page: Page) => page.getByRole('button', { name: /Copy the BNB Chain/ });
const BNB = '0x1234567890AbcdEF1234567890aBcdef12345678';

/** Ways in which the clipboard API fails. */
const failures: Record<string, () => void> = {
  'is missing': () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  refuses: () => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  },
  throws: () => {
    Clipboard.prototype.writeText = () => {
      throw new TypeError('broken');
    };
  },
};

/** Ways in which the older copy command fails. */
const olderFailures: Record<string, () => void> = {
  refuses: () => {
    document.execCommand = () => false;
  },
  throws: () => {
    document.execCommand = () => {
      throw new Error('broken');
    };
  },
  'is missing': () => {
    Reflect.deleteProperty(document, 'execCommand');
    Object.defineProperty(Document.prototype, 'execCommand', { value: undefined, configurable: true });
  },
};

for (const [name, fail] of Object.entries(failures)) {
  test.describe(`the clipboard API ${name}`, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test.beforeEach(({ page }) => page.addInitScript(fail));

    test('the older copy command copies the exact address', async ({ page }) => {
      await visitPage(page, '/');
      await copyButton(page).press('Enter');
      await expect(page.getByRole('button', { name: /Copied the BNB Chain/ })).toBeFocused();
      expect(await clipboardText(page)).toBe(BNB);
      await expect(page.locator('textarea')).toHaveCount(0);
    });

    // One page for all, because to load it takes longer than to press a button on it.
    test('the older command fails too: "Failed to copy" is logged, and nothing changes', async ({ page, watch }) => {
      watch.allow(/^Failed to copy/);
      await visitPage(page, '/');
      await drawn(page);
      const cards = page.locator('#contracts');
      const before = await cards.innerHTML();
      for (const [older, failToo] of Object.entries(olderFailures)) {
        await page.evaluate(failToo);
        const logged = watch.errors().length;
        await copyButton(page).press('Enter');
        await expect.poll(() => watch.errors().length, older).toBe(logged + 1);
        expect(watch.errors().at(-1), older).toMatch(/^Failed to copy .*Error/);
        expect(await cards.innerHTML(), older).toBe(before);
        await expect(page.locator('textarea'), older).toHaveCount(0);
        await expect(copyButton(page), older).toBeFocused();
      }
    });
  });
}
