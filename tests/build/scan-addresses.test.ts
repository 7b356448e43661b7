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

describe('No address is', () => {
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

test('Names that wallets resolve are found, and sentences are not', () => {
  expect(walletNamesIn('vitalik.eth, Claim.SOL; pay.hashtag.bnb')).toEqual([
    'vitalik.eth',
    'Claim.SOL',
    'pay.hashtag.bnb',
  ]);
  expect(walletNamesIn('It works. Solana and bnb.chain, e.g. ethers')).toEqual([]);
});
