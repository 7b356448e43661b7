import type { Page } from 'playwright/test';
import { expect, test } from '../support.ts';
import { clipboardText, stopClock, visitPage } from '../../page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copyButton = (page: Page) => page.getByRole('button', { name: /Copy the BNB Chain/ });

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
    Object.defineProperty(document, 'execCommand', { value: undefined });
  },
};

test('where the clipboard API fails, the older command copies; where that fails too, "Failed to copy" is logged and nothing changes', async ({
  page,
  watch,
}) => {
  watch.allow(/^Failed to copy/);
  await stopClock(page);
  for (const [name, fail] of Object.entries(failures)) {
    await visitPage(page, '/');
    // Or the text of the round before would pass for this one's.
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.evaluate(fail);
    const cards = page.locator('#contracts');
    const before = await cards.innerHTML();
    await copyButton(page).press('Enter');
    await expect(page.getByRole('button', { name: /Copied the BNB Chain/ }), name).toBeFocused();
    expect(await clipboardText(page), name).toBe('0x1234567890AbcdEF1234567890aBcdef12345678');
    await page.bringToFront();
    await page.clock.runFor(2000);
    await expect(copyButton(page), name).toBeVisible();
    for (const [older, failToo] of Object.entries(olderFailures)) {
      const both = `API ${name}, command ${older}`;
      await page.evaluate(failToo);
      const logged = watch.errors().length;
      await copyButton(page).press('Enter');
      await expect.poll(() => watch.errors().length, both).toBe(logged + 1);
      expect(watch.errors().at(-1), both).toMatch(/^Failed to copy .*Error/);
      expect(await cards.innerHTML(), both).toBe(before);
      await expect(copyButton(page), both).toBeFocused();
    }
    await expect(page.locator('textarea'), name).toHaveCount(0);
  }
});
