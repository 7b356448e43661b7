import { expect, test } from 'vitest';
import { allocations, chainShares, TOTAL_SUPPLY } from '../../src/content/figures.ts';
import { periods } from '../../src/content/roadmap.ts';
import { attributes, readDocument, sectionOf, textOf } from '../content/built-document.ts';

const landing = await readDocument('index');
const lines = (id: string) => textOf(sectionOf(landing, id)).split('\n');

test('the supply is 2,000,000,000 on three chains, as published', () => {
  expect(TOTAL_SUPPLY).toBe(2_000_000_000);
  expect(chainShares.map(({ chain, percentage, amount }) => [chain, percentage, amount])).toEqual([
    ['Solana', 50, 1_000_000_000],
    ['Ethereum', 25, 500_000_000],
    ['BNB Chain', 25, 500_000_000],
  ]);
  const printed = lines('tokenomics');
  expect(printed).toEqual(expect.arrayContaining(['1,000,000,000', '500,000,000']));
  expect(printed.join('\n')).toMatch(/Fair launch.*on a launchpad, no presale or insiders/i);
  expect(printed.filter((line) => line.startsWith('Stealth launch'))).toHaveLength(2);
});

test('the allocation has the seven published rows', () => {
  const rows = [
    ['Airdrop', 10, 100_000_000],
    ['Liquidity', 30, 300_000_000],
    ['Staking & Rewards', 15, 150_000_000],
    ['Ecosystem Development', 20, 200_000_000],
    ['Marketing & Partnerships', 15, 150_000_000],
    ['CEX Listings & Reserve', 5, 50_000_000],
    ['Team & Advisors', 5, 50_000_000],
  ] as const;
  expect(allocations.map(({ label, percentage, amount }) => [label, percentage, amount])).toEqual(rows);
  const printed = lines('tokenomics');
  for (const [label, percentage, amount] of rows) {
    const row = printed.slice(printed.indexOf(label), printed.indexOf(label) + 3);
    expect(row).toEqual([label, `${percentage}%`, `${amount / 1e6}M`]);
  }
});

test('the roadmap has the six published periods with their statuses, the launch on Solana, the pilot and the app', () => {
  expect(periods.map(({ period, status }) => [period, status])).toEqual([
    ['Q3 2025', 'upcoming'],
    ['Q4 2025', 'upcoming'],
    ['Q1 2026', 'planned'],
    ['Q2 2026', 'planned'],
    ['Q3–Q4 2026', 'planned'],
    ['2027', 'vision'],
  ]);
  const badges = attributes(lines('roadmap').join('\n'), /\b(upcoming|planned|vision)$/gm);
  expect(badges).toEqual(periods.map(({ status }) => status));
  const [launch, , , app] = periods;
  expect(launch!.launch).toEqual({ label: 'TGE on Solana', day: '2025-09-22' });
  expect(launch!.items.join()).toMatch(/pilot/i);
  expect(app!.items.join()).toContain('App MVP on iOS and Android');
});
