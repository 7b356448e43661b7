import { describe, expect, test } from 'vitest';
import { allocations, chainShares, TOTAL_SUPPLY } from '../../src/content/figures.ts';
import { periods } from '../../src/content/roadmap.ts';
import { attributes, readDocument, sectionOf, textOf } from '../content/built-document.ts';

const landing = await readDocument('index');
const note = (label: string) => allocations.find((item) => item.label === label)!.description;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const printed = (html: string, pattern: RegExp) => attributes(html, pattern).map(Number);

describe('supply', () => {
  test('is 2,000,000,000 on three chains, as published', () => {
    expect(TOTAL_SUPPLY).toBe(2_000_000_000);
    expect(chainShares.map(({ chain, percentage, amount }) => [chain, percentage, amount])).toEqual([
      ['Solana', 50, 1_000_000_000],
      ['Ethereum', 25, 500_000_000],
      ['BNB Chain', 25, 500_000_000],
    ]);
  });

  test('names how each chain launches', () => {
    const text = textOf(sectionOf(landing, 'tokenomics'));
    expect(text).toMatch(/Fair launch.*on a launchpad, no presale or insiders/i);
    expect(text.match(/Stealth launch/g)).toHaveLength(2);
  });
});

describe('allocation', () => {
  test('has the seven published rows', () => {
    expect(allocations.map(({ label, percentage, amount }) => [label, percentage, amount])).toEqual([
      ['Airdrop', 10, 100_000_000],
      ['Liquidity', 30, 300_000_000],
      ['Staking & Rewards', 15, 150_000_000],
      ['Ecosystem Development', 20, 200_000_000],
      ['Marketing & Partnerships', 15, 150_000_000],
      ['CEX Listings & Reserve', 5, 50_000_000],
      ['Team & Advisors', 5, 50_000_000],
    ]);
  });

  test('has notes on the airdrop’s holders, the team’s vesting and the two rules of CEX Listings & Reserve', () => {
    expect(note('Airdrop')).toContain('Reserved for big Solana holders');
    expect(note('Team & Advisors')).toContain('2–4 year vesting');
    expect(note('CEX Listings & Reserve')).toMatch(/Marketing and CEX.*Reserve/);
  });
});

describe('the printed tables', () => {
  const tables = landing.match(/<table[\s\S]*?<\/table>/g)!;
  const tableWith = (text: string) => tables.find((table) => table.includes(text))!;

  test('of chains adds up to 100 % and to the supply', () => {
    const table = tableWith('Fair launch');
    expect(sum(printed(table, />(\d+)%</g))).toBe(100);
    expect(attributes(textOf(table), /^([\d,]{9,})$/gm)).toEqual(['1,000,000,000', '500,000,000', '500,000,000']);
  });

  test('of allocations adds up to 100 % and to 1,000M', () => {
    const table = tableWith('Reserved for big Solana holders');
    expect(sum(printed(table, /<td[^>]*>(\d+)%</g))).toBe(100);
    expect(sum(printed(textOf(table), /^(\d+)M$/gm))).toBe(1000);
  });
});

describe('roadmap', () => {
  test('has the six published periods with their statuses', () => {
    expect(periods.map(({ period, status }) => [period, status])).toEqual([
      ['Q3 2025', 'upcoming'],
      ['Q4 2025', 'upcoming'],
      ['Q1 2026', 'planned'],
      ['Q2 2026', 'planned'],
      ['Q3–Q4 2026', 'planned'],
      ['2027', 'vision'],
    ]);
    const built = textOf(sectionOf(landing, 'roadmap'));
    expect(attributes(built, / (upcoming|planned|vision)$/gm)).toEqual([
      'upcoming',
      'upcoming',
      'planned',
      'planned',
      'planned',
      'vision',
    ]);
  });

  test('has the launch on Solana, the pilot and the app in their periods', () => {
    const [launch, , , app] = periods;
    expect(launch!.launch).toEqual({ label: 'TGE on Solana', day: '2025-09-22' });
    expect(launch!.items.join()).toMatch(/pilot/i);
    expect(app!.items.join()).toContain('App MVP on iOS and Android');
  });
});
