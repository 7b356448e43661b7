import { layOutAll, visitPage } from '../../scripts/lib/page.ts';
import { expect, test } from '../browser/support.ts';

/*
 * What a screen reader gives of every document, in its order: the accessibility tree as text, so that a change of it
 * shows in review. `npm test -- build browser reading-order --update-snapshots` accepts one.
 */
for (const [name, path] of Object.entries({
  home: '/',
  privacy: '/privacy',
  terms: '/terms',
  'not-found': '/no/such/page',
})) {
  test(`${name} reads in the order and the words of its snapshot`, async ({ page, watch }) => {
    watch.allow(/status of 404|Unknown path/);
    // Without movement: nothing is half shown.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitPage(page, path);
    // The page is drawn part by part.
    await expect(page.locator('html')).not.toHaveAttribute('data-parts');
    await layOutAll(page);
    // What is folded away is read too: the values behind the chart, and an answer.
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('.values, #faq details:first-of-type')) {
        folded.setAttribute('open', '');
      }
    });
    // As a text, letter for letter: `toMatchAriaSnapshot` writes patterns for figures, and lets new elements pass.
    expect(await page.locator('body').ariaSnapshot()).toMatchSnapshot(['reading-order', `${name}.yml`]);
  });
}
