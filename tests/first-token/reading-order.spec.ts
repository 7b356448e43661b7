import { visitPage } from '../page.ts';
import { expect, test } from '../browser/support.ts';

/*
 * What a screen reader reads of every document, in order: the accessibility tree as text, so that a change to it shows
 * in review. `npm test -- build browser reading-order --update-snapshots` accepts a change.
 */
test('every document reads in the order and words of its snapshot', async ({ page, watch }) => {
  watch.allow(/status of 404|Unknown path/);
  // With reduced motion, nothing is caught half-way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, path, part] of [
    ['home', '/', 'body'],
    // Without the skip link and footer, which are the same everywhere.
    ['privacy', '/privacy', 'main'],
    ['terms', '/terms', 'main'],
    ['not-found', '/no/such/page', 'main'],
  ] as const) {
    await visitPage(page, path);
    // Opens a question, so that an answer is included.
    await page.locator('#faq details:first-of-type').evaluateAll((answers) => {
      for (const answer of answers) answer.setAttribute('open', '');
    });
    // Compared as plain text: `toMatchAriaSnapshot` writes patterns for figures and lets new elements pass
    // (https://playwright.dev/docs/aria-snapshots).
    expect.soft(await page.locator(part).ariaSnapshot()).toMatchSnapshot(['reading-order', `${name}.yml`]);
  }
});

test('figures are found on the page and copied as they are seen', async ({ page }) => {
  await visitPage(page, '/');
  for (const figure of ['1.7B', '3–5', '24/7', '<1s', '10+', '0%', '70%', '90%', '2–4 year', 'Q3–Q4 2026']) {
    const copied = await page.evaluate((text) => {
      const { find } = window as unknown as { find: (wanted: string, caseSensitive: boolean) => boolean };
      // Searches from the top again.
      getSelection()!.removeAllRanges();
      return find.call(window, text, true) ? getSelection()!.toString() : null;
    }, figure);
    expect(copied).toBe(figure);
  }
});
