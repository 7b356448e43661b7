import { expect, test } from 'vitest';
import { buyGroups } from '../../src/content/buy.ts';
import { faqItems } from '../../src/content/faq.ts';
import { featureCards, featureStats } from '../../src/content/features.ts';
import { steps, upcoming } from '../../src/content/how-it-works.ts';
import { problemCards } from '../../src/content/problems.ts';
import { solutionCards } from '../../src/content/solution.ts';

test('the page has as many of each as the owner published', () => {
  const buySteps = buyGroups.flatMap(({ steps: own }) => own);
  const counts = [buySteps, faqItems, featureCards, featureStats, steps, upcoming, problemCards, solutionCards];
  expect(counts.map(({ length }) => length)).toEqual([7, 12, 6, 4, 4, 4, 4, 4]);
});

test('the steps from post to payment have the published titles', () => {
  expect(steps.map(({ title }) => title)).toEqual(['Link', 'Send', 'Confirm', 'Done']);
});

test('seven buying steps come in three groups, some with a link and some highlighted', () => {
  expect(buyGroups.map(({ title }) => title)).toEqual(['Prepare', 'Open and check', 'Set and confirm']);
  const buySteps = buyGroups.flatMap(({ steps: own }) => own);
  expect(buySteps.filter(({ link }) => link).length).toBeGreaterThanOrEqual(2);
  const highlighted = buySteps.filter((step) => step.highlighted).length;
  expect(highlighted).toBeGreaterThanOrEqual(2);
  expect(highlighted).toBeLessThan(7);
});

test('the third feature is Coming Soon, the other five are Active', () => {
  expect(featureCards.map(({ status }) => status)).toEqual([
    'Active',
    'Active',
    'Coming Soon',
    'Active',
    'Active',
    'Active',
  ]);
});
