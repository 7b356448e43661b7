import { createHash } from 'node:crypto';
import { getAddressDecoder } from '@solana/addresses';
import { describe, expect, test } from 'vitest';
import { addressesIn, walletNamesIn } from '../../site-build/scan/addresses.ts';

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';
const SOLANA = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';

describe('An address is found', () => {
  test.each([
    ['of an EVM chain', EVM, EVM],
    ['of an EVM chain without 0x', EVM.slice(2), EVM.slice(2)],
    ['of an EVM chain in a link', `https://bscscan.com/token/${EVM}?a=1`, EVM],
    ['of an EVM chain glued to letters', `to:x${EVM}`, EVM],
    ['of Sui or Aptos', `0x${'ab12'.repeat(16)}`, `0x${'ab12'.repeat(16)}`],
    ['of Solana', SOLANA, SOLANA],
    ['of Solana in a script', `{address:\`${SOLANA}\`}`, SOLANA],
    ['of Solana, made of ones', 'x 11111111111111111111111111111111 y', '11111111111111111111111111111111'],
    ['of Bitcoin, the oldest form', 'pay 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['of Bitcoin, a script’s', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['of Bitcoin glued to letters', 'to3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLyNow', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    [
      'of Bitcoin in bech32',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    ],
    ['of Tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    [
      'of TON',
      'ton EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
      'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
    ],
  ])('%s', (_, text, address) => {
    expect(addressesIn(text)).toContain(address);
  });

  test.each([`x${SOLANA}Now`, `zz${SOLANA}zz`, `${SOLANA}${SOLANA}`])('of Solana in %s', (text) => {
    expect(addressesIn(text)).not.toEqual([]);
  });

  test.each([
    ['Solana', `Thecontractis${SOLANA}Copy`],
    ['Tron', 'SendtoTR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6tnow'],
    ['an EVM chain', `Thecontractis${EVM}Copy`],
  ])('of %s between words that run together', (_, text) => {
    expect(addressesIn(text, true)).not.toEqual([]);
  });
});

describe('Not taken for an address:', () => {
  test.each([
    ['39 digits', EVM.slice(2, -1)],
    ['base58 of 31 bytes', SOLANA.slice(0, -1)],
    ['a word with 0, O, I or l in its middle', `${SOLANA.slice(0, 20)}0${SOLANA.slice(20)}`],
    ['Bitcoin’s form with a wrong checksum', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['a long identifier', 'suppressContentEditableWarningForUnstableThing'],
    ['TON’s form with a wrong checksum', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt'],
  ])('%s', (_, text) => {
    expect(addressesIn(text)).toEqual([]);
  });

  test('words that run together', () => {
    const words = 'FeaturesTokenomicsRoadmapContractsHowthisworksSupportedchainsWhitepaperCheckthecontractBNB3Copy';
    expect(addressesIn(words, true)).toEqual([]);
  });
});

/** Words, abbreviations and figures as operators and libraries write them. */
const WRITTEN = [
  'hs after TGE', 'Month after TGE', 'Months after TGE', 'After TGE', 'TGE', 'CEX', 'DEX', 'BNB Chain', 'Marketing and CEX',
  'Airdrop', 'Staking', 'Reserve', 'NFTs', 'DeFi', 'USDT', 'USDC', 'Whitepaper', 'GitHub', 'KYC', 'Q2 2026', 'Q3 2026', 'MVP',
  'Tag a person', 'Pay in SOL', 'X and Telegram',
  'suppressContentEditableWarning', 'dangerouslySetInnerHTML', 'onGotPointerCapture', 'strokeDasharray', 'aria', 'McAfee',
]; // prettier-ignore

const DRAWN = ['m16 16 2 2 4 4', 'M12 2v4m6 3v5', 'M21 12a9 9 1 1 6 21', 'h14v7H5V7', '16 18 22 12 16 6'];

test.each([
  ['Words and abbreviations', WRITTEN],
  ['Drawings', DRAWN],
])('%s are not taken for an address, in whatever order they run together', (_, list) => {
  let state = 1;
  const next = () => (state = (state * 48271) % 0x7fffffff);
  for (let round = 0; round < 500; round++) {
    const pieces = Array.from({ length: 40 }, () => list[next() % list.length]!);
    const text = pieces.join('').replaceAll(' ', '');
    expect(addressesIn(text, true), text).toEqual([]);
  }
});

test('The months of an axis are not taken for an address when they run together', () => {
  const months = Array.from({ length: 48 }, (_, month) => month + 1).join('');
  expect(addressesIn(months, true)).toEqual([]);
});

test('At least 999 in 1000 keys are found among words that run together', () => {
  const keys = Array.from({ length: 5000 }, (_, index) =>
    getAddressDecoder().decode(createHash('sha256').update(String(index)).digest()),
  );
  const missed = keys.filter((key) => addressesIn(`afterTGE${key}Month`, true).length === 0);
  expect(missed.length).toBeLessThanOrEqual(5);
});

test.each([
  ['of one letter', 'z'.repeat(200_000)],
  ['of addresses', SOLANA.repeat(4651)],
])('A run of 200,000 base58 characters, %s, is read to its end', (_, run) => {
  expect(addressesIn(run)).not.toEqual([]);
  expect(addressesIn(`${'x'.repeat(100)}0${run}`)).not.toEqual([]);
});

test('Names that wallets resolve are found, and sentences are not', () => {
  expect(walletNamesIn('vitalik.eth, Claim.SOL; pay.hashtag.bnb')).toEqual([
    'vitalik.eth',
    'Claim.SOL',
    'pay.hashtag.bnb',
  ]);
  expect(walletNamesIn('It works. Solana and bnb.chain, e.g. ethers')).toEqual([]);
});
