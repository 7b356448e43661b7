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
  const text = await part.ariaSnapshot();
  expect(text, 'if this is how it shall read: npm run renew').toMatchSnapshot(['reading-order', `${name}.yml`]);
}

test.describe('reads in the order and words of its snapshot:', { tag: '@content' }, () => {
  test.beforeEach(() => {
    const isRenewed = ['all', 'changed'].includes(test.info().config.updateSnapshots);
    test.skip(!isRecorded && !isRenewed, 'token/reading-order is another token’s: npm run renew');
  });

  for (const { id, path } of routes) {
    test(`the document ${id}`, async ({ page }) => {
      await visitPage(page, path ?? '/no/such/page');
      // Opens a question, so that an answer is included.
      await page.locator('#faq details:first-of-type').evaluateAll((answers) => {
        for (const answer of answers) answer.setAttribute('open', '');
      });
      // Elsewhere without the skip link and footer, which are the same everywhere.
      await expectSame(page.locator(id === 'home' ? 'body' : 'main'), id);
    });
  }

  for (const { name, show } of states.filter((state) => ['coming soon', 'development update'].includes(state.name))) {
    test(`the dialog “${name}”`, async ({ page }) => {
      await show(page);
      await expectSame(page.getByRole('dialog'), name.replace(' ', '-'));
    });
  }
});

test('figures are found and copied as they are seen', { tag: '@content' }, async ({ page }) => {
  const values = [...figures, ...featureStats].map(({ value }) => value);
  const seen = [...values, ...problemCards.map(({ stat }) => stat), ...periods.map(({ period }) => period)];
  await visitPage(page, '/');
  const copied = await page.evaluate((texts) => {
    const { find } = window as unknown as { find: (wanted: string, caseSensitive: boolean) => boolean };
    return texts.map((text) => {
      // Searches from the top again.
      getSelection()!.removeAllRanges();
      return find.call(window, text, true) ? getSelection()!.toString() : null;
    });
  }, seen);
  expect(copied).toEqual(seen);
});
