import type { Locator } from 'playwright/test';
import { routes } from '../../config/routes.ts';
import { visitPage } from '../page.ts';
import { states } from '../browser/states.ts';
import { expect, test } from '../browser/support.ts';

/*
 * What a screen reader reads of every document and dialog, in order: the accessibility tree as text, so that a change to
 * it shows in review.
 */
const RENEW = 'npx playwright test reading-order --update-snapshots';

/** Compared as plain text: `toMatchAriaSnapshot` writes patterns for figures and lets new elements pass. */
const expectSame = async (part: Locator, name: string) =>
  expect
    .soft(await part.ariaSnapshot(), `if this is how it shall read: ${RENEW}`)
    .toMatchSnapshot(['reading-order', `${name}.yml`]);

test('every document and dialog reads in the order and words of its snapshot; figures are found and copied as they are seen', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404|Unknown path/);
  // The landing page last, for what follows.
  for (const { id, path } of routes.toReversed()) {
    await visitPage(page, path ?? '/no/such/page');
    // Opens a question, so that an answer is included.
    await page.locator('#faq details:first-of-type').evaluateAll((answers) => {
      for (const answer of answers) answer.setAttribute('open', '');
    });
    // Elsewhere without the skip link and footer, which are the same everywhere.
    await expectSame(page.locator(id === 'home' ? 'body' : 'main'), id);
  }
  for (const figure of ['1.7B', '3–5', '24/7', '<1s', '10+', '0%', '70%', '90%', '2–4 year', 'Q3–Q4 2026']) {
    const copied = await page.evaluate((text) => {
      const { find } = window as unknown as { find: (wanted: string, caseSensitive: boolean) => boolean };
      // Searches from the top again.
      getSelection()!.removeAllRanges();
      return find.call(window, text, true) ? getSelection()!.toString() : null;
    }, figure);
    expect(copied).toBe(figure);
  }
  for (const name of ['coming soon', 'development update']) {
    const { show, open = show } = states.find((state) => state.name === name)!;
    await open(page);
    await expectSame(page.getByRole('dialog'), name.replace(' ', '-'));
  }
});
