import { expect, test } from 'vitest';
import { vestingCards } from '../../src/content/figures.ts';
import { unlockedPercent } from '../../src/lib/vesting.ts';

/** Percent by month, from the published rules: at launch, at a cliff's edge and right after it, in the middle, at the end. */
const expected: Record<string, Readonly<Record<number, number>>> = {
  Liquidity: { 0: 100, 48: 100 },
  Staking: { 0: 0, 0.99: 0, 1: 100 / 48, 24: 50, 24.5: 50, 47.99: 4700 / 48, 48: 100 },
  Development: { 0: 0, 6: 0, 6.24: 1, 12: 25, 18: 50, 30: 100, 48: 100 },
  'Marketing and CEX': { 0: 20, 3: 40, 6: 60, 12: 100, 48: 100 },
  Reserve: { 0: 0, 12: 0, 12.36: 1, 21: 25, 30: 50, 48: 100 },
};

const titles = (hasRule: boolean) =>
  vestingCards.filter(({ rule }) => (rule !== null) === hasRule).map(({ title }) => title);

test('the cards are these five schedules, and two rows without one', () => {
  expect(titles(true)).toEqual(Object.keys(expected));
  expect(titles(false)).toEqual(['Airdrop', 'Team & Advisors']);
});

test.for(Object.entries(expected))('%s unlocks as published', ([title, percentAt]) => {
  const { rule } = vestingCards.find((card) => card.title === title)!;
  for (const [month, percent] of Object.entries(percentAt)) {
    expect(unlockedPercent(rule!, Number(month)), `month ${month}`).toBeCloseTo(percent, 6);
  }
});
