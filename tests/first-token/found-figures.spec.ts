import { visitPage } from '../page.ts';
import { expect, test } from '../browser/support.ts';

test('figures are found on the page and copied as they are seen', async ({ page }) => {
  await visitPage(page, '/');
  for (const figure of ['1.7B', '3–5', '24/7', '<1s', '10+', '0%', '70%', '90%', '2–4 year', 'Q3–Q4 2026']) {
    const copied = await page.evaluate((text) => {
      const { find } = window as unknown as { find: (wanted: string, caseSensitive: boolean) => boolean };
      // From the top, wherever the last one was found.
      getSelection()!.removeAllRanges();
      return find.call(window, text, true) ? getSelection()!.toString() : null;
    }, figure);
    expect(copied).toBe(figure);
  }
});
