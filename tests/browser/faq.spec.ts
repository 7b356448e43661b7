import { questionsOf } from './lib/parts.ts';
import { expect, openAnswers, restingPlace, test } from './lib/support.ts';
import { visitPage } from '../lib/page.ts';
import { faqItems } from '#token/content/faq.ts';

const last = faqItems.length - 1;

test('every question shows, at most one open, which keeps its place and can be closed', async ({ page }) => {
  await visitPage(page, '/#faq');
  const items = questionsOf(page);
  await expect(items.getByRole('heading', { level: 3 })).toHaveText(faqItems.map(({ question }) => question));
  const open = () => openAnswers(page);
  expect(await open()).toEqual([]);
  for (const index of new Set([0, last])) {
    await items.nth(index).getByRole('heading').click();
    await expect.poll(open).toEqual([index]);
    await expect(items.getByRole('paragraph').filter({ visible: true })).toHaveCount(1);
    await expect(items.nth(index).getByRole('paragraph')).toBeVisible();
  }
  await items.nth(last).getByRole('heading').click();
  await expect.poll(open).toEqual([]);
  await items.first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(open).toEqual([0]);
  await page.keyboard.press('Enter');
  await expect.poll(open).toEqual([]);

  // Also when one above it closes, in a window so low that an answer is higher.
  await page.setViewportSize({ width: 360, height: 225 });
  const summaries = page.locator('#faq summary');
  const top = (index: number) => summaries.nth(index).evaluate((element) => element.getBoundingClientRect().top);
  for (const index of new Set([0, Math.min(1, last), last])) {
    const summary = summaries.nth(index);
    await summary.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await restingPlace(page);
    const place = await top(index);
    await summary.click();
    await expect(questionsOf(page).nth(index)).toHaveAttribute('open');
    // The page moves back in the frame after the press.
    await restingPlace(page);
    expect(Math.abs((await top(index)) - place), `question ${index}`).toBeLessThan(2);
  }
});
