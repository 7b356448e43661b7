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
  for (const [name, path] of Object.entries({
    home: '/',
    privacy: '/privacy',
    terms: '/terms',
    'not-found': '/no/such/page',
  })) {
    await visitPage(page, path);
    // Opens what is folded away, so that an answer is included.
    await page.locator('#faq details:first-of-type').evaluateAll((answers) => {
      for (const answer of answers) answer.setAttribute('open', '');
    });
    // Compared as plain text: `toMatchAriaSnapshot` writes patterns for figures and lets new elements pass
    // (https://playwright.dev/docs/aria-snapshots).
    expect.soft(await page.locator('body').ariaSnapshot()).toMatchSnapshot(['reading-order', `${name}.yml`]);
  }
});
