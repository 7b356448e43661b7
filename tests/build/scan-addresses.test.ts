import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addressesIn, assertOwnAddresses, foreignAddresses } from '../../site-build/scan/addresses.ts';
import { site } from './fixtures/plumtag.ts';

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';
const SOLANA = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';

describe('An address is found', () => {
  test.each([
    ['in text', `Send to ${EVM}.`, EVM],
    ['in a link', `https://bscscan.com/token/${EVM}?a=1`, EVM],
    ['in lower case', EVM.toLowerCase(), EVM.toLowerCase()],
    ['glued to a word', `to:x${EVM}Now`, EVM],
    [
      'in the groups in which the page shows it',
      '<span class="a">0x5290</span><span>8400098527886E0F7030</span><span class="b">069857D2E4169EE7</span>',
      EVM,
    ],
    ['divided by React', '0x52908400098527886E0F<!-- -->7030069857D2E4169EE7', EVM],
    ['of Solana in a link', `solscan.io/token/${SOLANA}"`, SOLANA],
    ['of Solana in a script', `{address:\`${SOLANA}\`}`, SOLANA],
    ['of Solana in groups', '<span>7EcDhSYGxXyscszYEp35</span><span>KHN8vvw3svAuLKTzXwCFLtV</span>', SOLANA],
    ['of ones', 'x 11111111111111111111111111111111 y', '11111111111111111111111111111111'],
  ])('%s', (_, text, address) => {
    expect(addressesIn(text)).toEqual([address]);
  });
});

describe('No address is', () => {
  test.each([
    ['a hash of 64 digits', `0x${'ab12'.repeat(16)}`],
    ['39 digits', EVM.slice(0, -1)],
    ['an integrity value', `sha384-${'7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'}/abcdefghijkLMNOPQRS`],
    ['a policy hash', `'sha256-${SOLANA}='`],
    ['an embedded image', `url(data:font/woff2;base64,AAAA/${SOLANA}+AAAA)`],
    ['base58 of 31 bytes', SOLANA.slice(0, -1)],
    ['base58 of 33 bytes', `z${SOLANA}z`],
    ['a part of a longer word', `a${SOLANA}${SOLANA}`],
    ['a long identifier', 'suppressContentEditableWarningForUnstableThing'],
    ['a word with 0, O, I or l', '0EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'],
    ['a checksum in hex', 'd6f644b19812e97b5d871658d6d3400ecd4787faeb9b8990c1e7608288664be7'],
    ['a commit', '97530b8c1e7608288664be7d6f644b19812e97b5'],
  ])('%s', (_, text) => {
    expect(addressesIn(text)).toEqual([]);
  });
});

describe('In a folder of built files', () => {
  let folder: string;
  const plant = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'built-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('the configured contracts and WBNB are welcome', async () => {
    await plant('index.html', site.contracts.map(({ address }) => address).join(' '));
    await plant('assets/a.js', '"0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c"');
    expect(await foreignAddresses(folder, site)).toEqual([]);
    await expect(assertOwnAddresses(folder, site)).resolves.toBeUndefined();
  });

  test('every other address is named with its file', async () => {
    await plant('client/assets/a.js', `x="${SOLANA}"`);
    await plant('client/404.html', `<p>${EVM}</p>`);
    await plant('worker/index.js.map', EVM);
    await expect(assertOwnAddresses(folder, site)).rejects.toThrow(
      `${folder}/client/404.html: ${EVM}\n  ${folder}/client/assets/a.js: ${SOLANA}\n  ${folder}/worker/index.js.map: ${EVM}`,
    );
  });

  test('a configured contract in other letters is another string than the one to copy', async () => {
    await plant('index.html', '0xfeedfacecafebeeffeedfacecafebeeffeedface');
    expect(await foreignAddresses(folder, site)).toHaveLength(1);
  });

  test('images and fonts are not text', async () => {
    await plant('a.png', Buffer.from(`\0${EVM}`));
    expect(await foreignAddresses(folder, site)).toEqual([]);
  });
});
