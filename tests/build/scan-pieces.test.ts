import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from 'virtual:site';
import { swapPage, swapUrl } from '../../config/chains.ts';
import { integrity } from '../../site-build/documents/hashes.ts';
import { ownValues } from '../../site-build/scan/own-values.ts';
import { strangersIn, walletCallsIn } from '../../site-build/scan/strangers.ts';
import { css, found, html, js, json, txt } from './lib/scanned.ts';

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';
const BARE = EVM.slice(2);
const SOLANA = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';
const DRAINER = 'https://claim-hashtagpay.com/airdrop';
const WBNB = '0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c';
const [A, B] = [EVM.slice(0, 20), EVM.slice(20)];
const [SA, SB] = [SOLANA.slice(0, 20), SOLANA.slice(20)];
const groups = (text: string, separator: string, size = 4) =>
  text.match(new RegExp(`.{1,${size}}`, 'g'))!.join(separator);
const codes = (text: string) => [...text].map((character) => character.codePointAt(0)!);
const words = (digits: string) => digits.match(/.{8}/g)!.map((word) => `0x${word}`);

/** The swap page up to the token's address, as the entry script contains it. */
const SWAP = swapPage('WBNB', '');
const entry = (code: string) =>
  found('client/assets/entry-client-a1b2c3d4.js', code.replaceAll('LINK', SWAP), [
    SWAP,
    [...SWAP].toReversed().join(''),
  ]);

describe('An address is found in a document', () => {
  test.each([
    ['in groups with hyphens', `<p>${groups(EVM, '-')}</p>`],
    ['in groups with dots', `<p>${groups(EVM, '.')}</p>`],
    ['in groups with different separators', `<p>0 x ${BARE.slice(0, 9)}-${BARE.slice(9, 20)} … ${BARE.slice(20)}</p>`],
    ['of Solana in groups with hyphens', `<p>${groups(SOLANA, '-')}</p>`],
    ['of Solana in groups with middle dots', `<p>${groups(SOLANA, ' · ')}</p>`],
    ['in groups in an attribute', `<p title="${groups(EVM, ' ')}"></p>`],
    ['around a hidden element', `<p>${A}<span hidden>zz</span>${B}</p>`],
    ['of Solana around a hidden element', `<p>${SA}<span hidden>0</span>${SB}</p>`],
    ['around an element without display', `<p>${A}<i style="display:none">zz</i>${B}</p>`],
    ['in two attributes of two elements', `<i data-a="${A}"></i><i data-a="${B}"></i>`],
    ['of Solana in two attributes of two elements', `<i data-a="${SA}"></i><i data-a="${SB}"></i>`],
    ['in an attribute and the text', `<i data-a="${A}">${B}</i>`],
    ['in a style sheet and the text', `<style>a::before{content:"${SA}"}</style><a>${SB}</a>`],
    ['in two halves in reverse order', `<div><span>${B}</span><span>${A}</span></div>`],
    ['with Cyrillic letters', `<p>${EVM.toLowerCase().replaceAll('e', '\u0435')}</p>`],
    ['of Solana with Cyrillic letters', `<p>${SOLANA.replaceAll('c', '\u0441')}</p>`],
    ['as a name with an emoji', '<p>\u{1f984}.eth</p>'],
    ['as a name in another script', '<p>\u0434\u0440\u0435\u043d\u0435\u0440.eth</p>'],
    ['as a name of another service', '<p>drainer.near</p>'],
    ['as a name that ends in x', '<p>drainer.x</p>'],
  ])('%s', (_, body) => {
    expect(html(body)).not.toEqual([]);
  });

  test.each([
    ['XRP Ledger', 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh'],
    ['Stellar', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'],
    ['Tezos', 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb'],
    ['Zcash', 't1XVXWCvpMgBvUaed4XDqWtgQgJSu1Ghz7F'],
    ['Avalanche', 'avax1slt2dhfu6a6qezcn5sgtagumq8ag8we75f84sw'],
    ['Hedera', '0.0.123456'],
    ['an EVM chain as a bank account', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS'],
    ['taproot', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
  ])('of %s', (_, address) => {
    expect(html(`<p>${address}</p>`)).toContain(address);
  });
});

describe('An address is found in a script', () => {
  test.each([
    ['with separators to split at', `a="${groups(EVM, '_')}".split("_").join("")`],
    ['of Solana with separators', `a="${groups(SOLANA, '|')}".split("|").join("")`],
    ['as character codes in a text', `a="${codes(SOLANA).join(',')}".split(",")`],
    ['as character codes with spaces', `a="${codes(EVM).join(' ')}".split(" ")`],
    ['as two lists of character codes', `a=[${codes(SOLANA).slice(0, 20)}];b=[${codes(SOLANA).slice(20)}]`],
    ['as words of four bytes', `a=[${words(BARE)}]`],
    ['as two big numbers', `a=[0x${BARE.slice(0, 20)}n,0x${BARE.slice(20)}n]`],
    ['in two regular expressions', `a=/${SA}/.source+/${SB}/.source`],
    ['in two comments', `/*${SA}*/a=1;/*${SB}*/`],
    ['in pieces in any order', `a="${EVM.slice(28)}",m="hello",b="${EVM.slice(0, 14)}",d="${EVM.slice(14, 28)}"`],
    ['of Solana in pieces in any order', `a="${SB}",m="hello world",b="${SA}";c=b+a`],
    ['as base64 of its bytes', `a=atob("${Buffer.from(BARE, 'hex').toString('base64')}")`],
    ['as a short host in base64', 'a=atob("ZXZpbC5jb20=")'],
    ['as hex of its characters', `a="${Buffer.from(SOLANA).toString('hex')}"`],
    [
      'in the older escapes',
      `a=unescape("${codes(SOLANA)
        .map((c) => `%u00${c.toString(16)}`)
        .join('')}")`,
    ],
  ])('%s', (_, code) => {
    expect(js(code)).not.toEqual([]);
  });

  test('the pair’s contract, unless it is part of the swap link in the entry script', () => {
    expect(entry('a={WBNB:`LINK`}')).toEqual([]);
    expect(entry(`a={WBNB:\`LINK\`,to:"${WBNB}"}`)).toContain(WBNB);
    expect(js(`a="${WBNB}"`)).toContain(WBNB);
    expect(js(`a="inputCurrency=${WBNB}"`)).toContain(WBNB);
    expect(txt(`inputCurrency=${WBNB}`)).toContain(WBNB);
    expect(html(`<a href="/?inputCurrency=${WBNB}">x</a>`)).toContain(WBNB);
    expect(html(`<a href="${swapUrl(site)}">Swap</a>`)).toEqual([]);
    expect(html(`<a href="${swapUrl(site).replaceAll('&', '&amp;')}">Swap</a>`)).toEqual([]);
  });
});

describe('A reader who types what a page says reaches nobody else:', () => {
  test.each([
    ['a page of a permitted host', '<p>Join t.me/drainer</p>', 't.me/drainer'],
    ['another account of a permitted host', '<p>x.com/evil_drainer</p>', 'x.com/evil_drainer'],
    ['a mail address', '<p>Write to thief@drainer.com</p>', 'thief@drainer.com'],
    ['an IP address', '<p>Go to 192.0.2.1</p>', '192.0.2.1'],
    ['a host with an ideographic full stop', '<p>Visit drainer\u3002io now</p>', 'drainer.io'],
    ['a host with a dot in brackets', '<p>Visit drainer[.]io now</p>', 'drainer.io'],
    ['a host with a dot in words', '<p>Visit drainer (dot) io now</p>', 'drainer.io'],
    ['a host in another script', '<p>Visit plümtag.com now</p>', 'plümtag.com'],
    ['a host with one Cyrillic letter', '<p>Visit claim-h\u0430shtagpay.com</p>', 'h\u0430shtagpay'],
  ])('%s is found', (_, body, what) => {
    expect(html(body)).toContain(what);
  });

  test('a drainer’s host in hex and in character codes in a text is found', () => {
    expect(js(`a="${Buffer.from(DRAINER).toString('hex')}"`)).toContain(DRAINER);
    expect(js(`a="${codes(DRAINER).join(',')}"`)).toContain(DRAINER);
  });
});

describe('The site’s own address', () => {
  const [solana, bnb] = site.contracts.map(({ address }) => address) as [string, string];
  test.each([
    ['with digits behind it', `${bnb}aabb`],
    ['of Solana with characters behind it', `${solana}aabb`],
    ['of Solana with a character before it', `a${solana}`],
  ])('%s is another one', (_, text) => {
    expect(txt(text)).not.toEqual([]);
    expect(html(`<p>${text}</p>`)).not.toEqual([]);
  });

  test.each([
    ['in a sentence', `The contract is ${bnb}, and on Solana ${solana}.`],
    ['in a chain-agnostic form', `eip155:56:${bnb}`],
    ['in two lines', `${solana}\n${bnb}\n`],
    ['behind an encoded space', `https%3A%20${solana}%20${bnb}`],
    ['behind a label', `to:${solana};x${bnb}`],
  ])('%s is not reported', (_, text) => {
    expect(txt(text)).toEqual([]);
  });

  test('behind an escaped newline, or cut in a script as on the page, is not reported', () => {
    expect(js(`a="to\\n${bnb}";b="${solana}";c=["${bnb.slice(0, 21)}","${bnb.slice(21)}"]`)).toEqual([]);
  });
});

describe('What only resembles an address or a host is not reported:', () => {
  test.each([
    ['versions', '<p>Version 18.2.x, 2.0 and 1.2.3</p>'],
    ['abbreviations', '<p>e.g. on X, i.e. at U.S. banks, a.k.a. wallets, vs. cards, etc.</p>'],
    ['dates, times and ranges', '<p>2025-09-22 · 12:30 · Q1-Q3 2026 · 10-20-30-40-50-60-70-80-90-100-110-120</p>'],
    ['figures in groups', '<p>1,000,000,000 and 500.000.000 and 250 000 000 and 0.05 SOL</p>'],
    ['words with hyphens', '<p>a-state-of-the-art-end-to-end-pay-by-tag-system-for-everybody</p>'],
    ['words with dots and slashes', '<p>Solana / BNB Chain / Ethereum / Tron · Marketing · Reserve · CEX</p>'],
    ['handles', '<p>@bot send 0.05 SOL to @ana, @max and @zoe</p>'],
    ['colours', '<style>a{color:#0b0d0c;background:#f6f4ee;fill:#d2ff3c80}</style>'],
    ['Greek letters and units', '<p>Δ, π and 10 µs; Ελληνικά; русский</p>'],
    ['a drawing', '<svg><path d="M12 2v4a9 9 0 1 1-6.219-8.56c.3-.2.1-.4 0 .6L16 6.8z"/></svg>'],
    ['the site’s own pages', `<p>${new URL(site.origin).host} and ${site.email}</p>`],
    ['a telephone-like number of a register', '<p>File number 2026-001234567</p>'],
  ])('%s', (_, body) => {
    expect(html(body)).toEqual([]);
  });

  test.each([
    ['a list of sizes', 'a="320 640 960 1280 1600 1920 2240 2560 2880 3200 3520 3840"'],
    ['class names', 'a="row-4 stack-6 tone-ink fill-page btn btn-main w-12 h-12 p-4 m-2"'],
    ['identifiers', 'a="data-state-open-closed";b="aria-describedby aria-labelledby";c="x1.y1.x2.y2"'],
    ['numbers of an axis', 'a=[1000000000,500000000];b=[0,12,24,36,48];c=[16777216,33554432]'],
    ['regular expressions', 'a=/^(?:[a-z0-9-]+\\.)+[a-z]{2,}$/;b=/[0-9a-f]{40}/'],
    ['dotted versions and errors', 'a="19.3.1";b="react.js";c="error 418: index.html"'],
  ])('%s', (_, code) => {
    expect(js(code)).toEqual([]);
  });

  test('other people’s manifests in JSON and style sheets', () => {
    expect(json({ name: 'Token', icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] })).toEqual([]);
    expect(css('a{margin:0 1px 2px 3px;transition:.2s}b::after{content:"→"}@media(min-width:40em){c{d:e}}')).toEqual(
      [],
    );
  });
});

test('A file’s hash in base64 with slashes, as the import map has it, is not reported', () => {
  const hash = 'sha384-SBxAI/bEquMmo5y8CX/WghqDh4RuiaS7TY9C/HjoWz9P1BmvMaDZ';
  const page = `<script type="importmap">{"integrity":{"/assets/a.js":"${hash}"}}</script><p title="${hash}">x</p>`;
  expect(found('client/index.html', page, [hash])).toEqual([]);
  expect(found('client/index.html', page)).not.toEqual([]);
});

test('The hashes by which documents load scripts and style sheets are the build’s own, and only in documents and their headers', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  try {
    await mkdir(join(dist, 'client/assets'), { recursive: true });
    await writeFile(join(dist, 'client/assets/a.js'), 'a');
    await writeFile(join(dist, 'client/assets/b.css'), 'b');
    await writeFile(join(dist, 'client/index.html'), '<style>c</style>');
    const own = await ownValues(dist, site);
    const hashes = ['a', 'b', 'c'].map(integrity);
    expect(own('client/index.html')).toEqual(expect.arrayContaining(hashes));
    expect(own('client/_headers')).toEqual(expect.arrayContaining(hashes));
    expect(own('client/assets/a.js')).not.toContain(hashes[0]);
    expect(own('client/index.html')).not.toContain(integrity('d'));
  } finally {
    await rm(dist, { recursive: true });
  }
});

test.each([
  ['a frame', '<iframe></iframe>', '<iframe>'],
  ['a form', '<form></form>', '<form>'],
  ['an animated drawing', '<svg><set attributeName="href"/></svg>', '<set>'],
  ['an element of a script', '<pay-now></pay-now>', '<pay-now>'],
  ['a handler', '<a onclick="f()">x</a>', 'onclick="f()"'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=/x">', 'http-equiv="refresh"'],
])('%s in a document is refused', (_, body, what) => {
  expect(strangersIn(`<!doctype html><p>Hello</p>${body}`).join()).toContain(`${what}: no page of this site has that`);
});

test('A range, a dialog and a drawing in a document are not', () => {
  expect(
    strangersIn('<input type="range"><dialog></dialog><svg><use href="#a"/></svg><meta name="x" content="y">'),
  ).toEqual([]);
});

test.each([
  ['a payment', 'a.request({method:"eth_sendTransaction"})', 'eth_sendTransaction'],
  ['a connection', 'window.ethereum.request({})', 'window.ethereum'],
  ['a connection by another name', 'globalThis["solana"].connect()', 'globalThis["solana'],
  ['a signature', 'await w.signAndSendTransaction(t)', 'signAndSendTransaction'],
  ['the discovery of wallets', 'addEventListener("eip6963:announceProvider",f)', 'eip6963:announceProvider'],
])('A script that asks a wallet for %s is refused', (_, script, call) => {
  expect(walletCallsIn(script)).toEqual([`${call}: no script of this site talks to a wallet. Remove it.`]);
});

test('Words about chains and wallets are not', () => {
  expect(walletCallsIn('a={ethereum:1,solana:2};b="Connect your wallet";c=window.matchMedia;d="window.open"')).toEqual(
    [],
  );
});
