import { questionsOf } from '../parts.ts';
import { expect, openAnswers, PHONE, restingPlace, test } from '../support.ts';
import { visitPage } from '../../page.ts';
import { faqItems } from '../../../src/content/faq.ts';

const last = faqItems.length - 1;

test('every question shows, at most one open, and the open one can be closed, by keyboard too', async ({ page }) => {
  await visitPage(page, '/#faq');
  const items = questionsOf(page);
  await expect(items).toHaveCount(faqItems.length);
  const open = () => openAnswers(page);
  const question = (index: number) => items.nth(index).getByRole('heading', { level: 3 });
  expect(await open()).toEqual([]);
  await question(0).click();
  await expect.poll(open).toEqual([0]);
  await question(last).click();
  await expect.poll(open).toEqual([last]);
  await expect(items.nth(last).getByRole('paragraph')).toBeVisible();
  await expect(items.nth(0).getByRole('paragraph')).toBeHidden();
  await question(last).click();
  await expect.poll(open).toEqual([]);
  await items.first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(open).toEqual([0]);
  await page.keyboard.press('Enter');
  await expect.poll(open).toEqual([]);
});

test('a pressed question keeps its place on the screen when one above it closes', async ({ page }) => {
  for (const viewport of [PHONE, { width: 360, height: 225 }]) {
    await page.setViewportSize(viewport);
    await visitPage(page, '/#faq');
    const summaries = page.locator('#faq summary');
    const top = (index: number) => summaries.nth(index).evaluate((element) => element.getBoundingClientRect().top);
    await summaries.first().click();
    // For three frames after a press, the page returns to the pressed question.
    await restingPlace(page);
    for (const index of [1, last - 1, last]) {
      const summary = summaries.nth(index);
      await summary.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await restingPlace(page);
      const place = await top(index);
      await summary.click();
      await expect(page.locator('#faq details').nth(index)).toHaveAttribute('open');
      await restingPlace(page);
      expect(Math.abs((await top(index)) - place), `question ${index}, ${viewport.width} px`).toBeLessThan(2);
    }
  }
});
