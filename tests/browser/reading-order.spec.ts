import { existsSync, readFileSync } from 'node:fs';
import type { Locator } from 'playwright/test';
import { routes } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { visitPage } from '../lib/page.ts';
import { featureStats } from '#token/content/features.ts';
import { figures } from '#token/content/hero.ts';
import { problemCards } from '#token/content/problems.ts';
import { periods } from '#token/content/roadmap.ts';
import { states } from './lib/states.ts';
import { expect, test } from './lib/support.ts';

/*
 * What a screen reader reads of every document and dialog, in order: the accessibility tree as text, so that a change to
 * it shows in review.
 */

/** Of another token, the snapshots say nothing: they apply again once they have been renewed. */
const HOME = 'token/reading-order/home.yml';
const isRecorded = existsSync(HOME) && readFileSync(HOME, 'utf8').includes(`link "${site.product}"`);

/** Compared as plain text: `toMatchAriaSnapshot` writes patterns for figures and lets new elements pass. */
async function expectSame(part: Locator, name: string): Promise<void> {
  const isRenewed = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (!isRecorded && !isRenewed) return;
  expect
    .soft(await part.ariaSnapshot(), 'if this is how it shall read: npm run renew')
    .toMatchSnapshot(['reading-order', `${name}.yml`]);
}

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
  const values = [...figures, ...featureStats].map(({ value }) => value);
  for (const figure of [...values, ...problemCards.map(({ stat }) => stat), ...periods.map(({ period }) => period)]) {
    const copied = await page.evaluate((text) => {
      const { find } = window as unknown as { find: (wanted: string, caseSensitive: boolean) => boolean };
      // Searches from the top again.
      getSelection()!.removeAllRanges();
      return find.call(window, text, true) ? getSelection()!.toString() : null;
    }, figure);
    expect(copied).toBe(figure);
  }
  for (const name of ['coming soon', 'development update']) {
    const state = states.find((each) => each.name === name);
    if (!state) continue;
    await (state.open ?? state.show)(page);
    await expectSame(page.getByRole('dialog'), name.replace(' ', '-'));
  }
});
