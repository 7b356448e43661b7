import { questionsOf } from './lib/parts.ts';
import { expect, openAnswers, restingPlace, test } from './lib/support.ts';
import { faqItems } from '#token/content/faq.ts';

const last = faqItems.length - 1;

test('a press opens an answer and closes the one before', async ({ landing }) => {
  for (const index of new Set([0, last])) {
    await questionsOf(landing).nth(index).getByRole('heading').click();
    await expect.poll(() => openAnswers(landing)).toEqual([index]);
    await expect(questionsOf(landing).getByRole('paragraph').filter({ visible: true })).toHaveCount(1);
    await expect(questionsOf(landing).nth(index).getByRole('paragraph')).toBeVisible();
  }
});

test('a second press closes an answer', async ({ landing }) => {
  const question = questionsOf(landing).nth(last).getByRole('heading');
  for (const open of [[last], []]) {
    await question.click();
    await expect.poll(() => openAnswers(landing)).toEqual(open);
  }
});

test('Enter opens and closes an answer', async ({ landing }) => {
  await questionsOf(landing).first().locator('summary').focus();
  for (const open of [[0], []]) {
    await landing.keyboard.press('Enter');
    await expect.poll(() => openAnswers(landing)).toEqual(open);
  }
});

test('a pressed question keeps its place, also when an answer above it closes', async ({ landing }) => {
  // So low that an answer is higher.
  await landing.setViewportSize({ width: 360, height: 225 });
  for (const index of new Set([0, Math.min(1, last), last])) {
    const summary = questionsOf(landing).nth(index).locator('summary');
    const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
    await summary.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await restingPlace(landing);
    const place = await top();
    await summary.click();
    await expect(questionsOf(landing).nth(index)).toHaveAttribute('open');
    // The page moves back in the frame after the press.
    await restingPlace(landing);
    expect(Math.abs((await top()) - place), `question ${index}`).toBeLessThan(2);
  }
});
