import { describe, expect, test } from 'vitest';
import { allowedUrls } from '../../site-build/scan/allowed-urls.ts';
import { foreignIn } from '../../site-build/scan/findings.ts';
import { readingsOf } from '../../site-build/scan/kinds.ts';
import { css, html, js, json, txt } from './lib/scanned.ts';
import { site } from 'virtual:site';

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';
const BARE = EVM.slice(2);
const SOLANA = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';
const DRAINER = 'https://claim-hashtagpay.com/airdrop';
const [A, B] = [EVM.slice(0, 20), EVM.slice(20)];
const base64 = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('base64');
const codes = (text: string) => [...text].map((character) => character.codePointAt(0)).join(',');
const hex = (text: string, prefix: string) =>
  [...text].map((c) => prefix + c.codePointAt(0)!.toString(16).padStart(2, '0')).join('');
const wide = (text: string) => text.replace(/[!-~]/g, (c) => String.fromCodePoint(c.codePointAt(0)! + 0xfee0));

describe('A document is read as a visitor reads it', () => {
  test.each([
    ['by <b>', `<p>${A}<b>${B}</b></p>`],
    ['by <wbr>', `<p>${A}<wbr>${B}</p>`],
    ['by a comment', `<p>${A}<!-- x -->${B}</p>`],
    ['by <tspan>', `<svg><text>${A}<tspan>${B}</tspan></text></svg>`],
    ['by a newline between spans', `<p><span>${A}</span>\n<span>${B}</span></p>`],
    ['into blocks', `<div>${A}</div><div>${B}</div>`],
    ['into table cells', `<table><tr><td>${A}</td><td>${B}</td></tr></table>`],
    ['letter by letter', `<p>${[...EVM].map((c) => `<i>${c}</i>`).join('')}</p>`],
    ['by zero-width spaces', `<p>${[...EVM].join('\u200b')}</p>`],
    ['by soft hyphens', `<p>${A}&shy;${B}</p>`],
    ['between attributes of one element', `<p data-a="${A}" data-b="${B}"></p>`],
    ['by an empty element', `<p>${A}<img src="/favicon-32.png">${B}</p>`],
  ])('an address divided %s is found', (_, body) => {
    expect(html(body)).not.toEqual([]);
  });

  test.each([
    ['joined to its neighbour', `<span>Send</span><span>${SOLANA}</span><span>now</span>`],
    ['as entities', `<p>${[...EVM].map((c) => `&#${c.codePointAt(0)};`).join('')}</p>`],
    ['as an entity in its middle', `<p>${EVM.replace('9', '&#57;')}</p>`],
    ['as an entity in an attribute', `<p title="${EVM.replace('9', '&#x39;')}"></p>`],
    ['in full-width letters', `<p>${wide(EVM)}</p>`],
    ['in mathematical letters', `<p>${SOLANA.replace('7', '\u{1d7e9}').replace('E', '\u{1d404}')}</p>`],
    ['without 0x', `<p>${BARE}</p>`],
    ['in a comment', `<!-- ${EVM} -->`],
    ['in a template', `<template><p>${A}<b>${B}</b></p></template>`],
    ['in <noscript>', `<noscript><p>${A}<b>${B}</b></p></noscript>`],
    ['in percent encoding', `<a href="/?a=${hex(EVM, '%')}">x</a>`],
    ['in percent encoding of percent encoding', `<a href="/?a=${hex(EVM, '%25')}">x</a>`],
    ['in a base64 data URI', `<img src="data:image/svg+xml;base64,${base64(`<svg><text>${EVM}</text></svg>`)}">`],
    [
      'in a data URI',
      `<img src="data:image/svg+xml,%3Csvg%3E%3Ctext%3E${A}%3Ctspan%3E${B}%3C/tspan%3E%3C/text%3E%3C/svg%3E">`,
    ],
    ['in base64 of base64', `<p data-a="${base64(base64(EVM))}"></p>`],
    ['in base64 of UTF-16', `<p data-a="${base64(EVM, 'utf16le')}"></p>`],
    [
      'in an import map',
      `<script type="importmap">{"imports":{"a":"${EVM.replace('9', String.raw`\u0039`)}"}}</script>`,
    ],
    ['as a name', '<p>Send to vitalik.eth</p>'],
    ['as Bitcoin', '<p>3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy</p>'],
  ])('an address %s is found', (_, body) => {
    expect(html(body)).not.toEqual([]);
  });

  test('the WBNB contract is found anywhere but in the swap link', () => {
    expect(html('<p>0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c</p>')).not.toEqual([]);
  });

  test('a configured contract in another letter case is found: copied, it would be a different string', () => {
    expect(html(`<p>${site.contracts[1].address.toLowerCase()}</p>`)).not.toEqual([]);
  });

  test('the site’s own addresses, divided as on the page, and its links are not reported', () => {
    const [{ address }, bnb] = site.contracts;
    expect(
      html(
        `<code><span>${address.slice(0, 4)}</span><span>${address.slice(4)}</span></code><p>Demo</p>` +
          `<a href="https://bscscan.com/token/${bnb.address}">BscScan</a><a href="mailto:hello@example.com">hello@example.com</a>` +
          `<a href="/privacy">Privacy</a><a href="#faq">FAQ</a><p>hashtagpay.example</p>`,
      ),
    ).toEqual([]);
  });
});

describe('A script’s strings are read as the script would join them', () => {
  test.each([
    ['escaped as \\x', `a="${hex(EVM, String.raw`\x`)}"`],
    ['escaped as \\u', `a="${hex(EVM, String.raw`\u00`)}"`],
    ['escaped as \\u{}', `a="${[...EVM].map((c) => `\\u{${c.codePointAt(0)!.toString(16)}}`).join('')}"`],
    ['added up', `a="${A}"+"${B}"`],
    ['added up in brackets', `a="0x"+("${BARE.slice(0, 9)}"+("${BARE.slice(9)}"))`],
    ['as a template', `a=\`${A}\${b}${B}\``],
    ['as a template of literals', `a=\`\${"${A}"}\${"${B}"}\``],
    ['as a list to join', `a=["${A}","${B}"].join("")`],
    ['as a list in reverse', `a=["${B}","${A}"].reverse().join("")`],
    ['of Solana, added up', `a="${SOLANA.slice(0, 20)}"+"${SOLANA.slice(20)}"`],
    ['of Solana, as a template', `a=\`${SOLANA.slice(0, 20)}\${b}${SOLANA.slice(20)}\``],
    ['of Solana, as a list to join', `a=["${SOLANA.slice(0, 9)}","${SOLANA.slice(9)}"].join("")`],
    ['of Solana, letter by letter among words', `a=["Month","${[...SOLANA].join('","')}","after TGE"].slice(1,-1)`],
    ['of Solana, as two variables', `var a="${SOLANA.slice(0, 20)}";var b="${SOLANA.slice(20)}";c=a+b`],
    ['backwards', `a="${[...SOLANA].toReversed().join('')}".split("").reverse().join("")`],
    ['as two variables', `var a="${A}";var b="${B}";c=a+b`],
    ['as character codes', `a=String.fromCharCode(${codes(EVM)})`],
    ['as a list of character codes', `a=[${codes(SOLANA)}].map(f)`],
    ['as 20 bytes', `a=new Uint8Array([${[...Buffer.from(BARE, 'hex')].join(',')}])`],
    ['as a number', `a=${EVM}n`],
    ['as a key', `a={"${EVM}":1}`],
    ['as base64', `a=atob("${base64(EVM)}")`],
    ['in a comment', `/* ${EVM} */`],
    ['in HTML', `a="<b>${A}</b><i>${B}</i>"`],
    ['as a name', 'a="vitalik"+".eth"'],
  ])('an address %s is found', (_, code) => {
    expect(js(code)).not.toEqual([]);
  });

  test.each([
    ['added up', 'a="https://"+"claim-hashtagpay"+".com"'],
    ['without a scheme', 'a="//claim-hashtagpay.com/x"'],
    ['as a bare host', 'a=["https:","","claim-hashtagpay.com"].join("/")'],
    ['as base64', `a=atob("${base64(DRAINER)}")`],
    ['as character codes', `a=String.fromCharCode(${codes(DRAINER)})`],
    ['of a library’s host with another path', 'a="https://react.dev/errors/418"'],
  ])('a drainer’s URL %s is found', (_, code) => {
    expect(js(code)).not.toEqual([]);
  });

  test('the words of an object’s properties and of separate statements are not reported', () => {
    const words = ['hs after TGE', 'Month after TGE', 'Marketing and CEX', 'BNB Chain', 'TGE'];
    const properties = words.map((word, index) => `p${index}:"${word}"`).join(',');
    expect(js(`a={${properties}};${words.map((word) => `f("${word}");`).join('')}b=${JSON.stringify(words)}`)).toEqual(
      [],
    );
    expect(html(words.map((word) => `<span>${word}</span>`).join(''))).toEqual([]);
    expect(js(`a=[${codes(new URL(site.origin).hostname)}]`)).toEqual([]);
  });

  test('the canonical host as character codes is not reported, even if it is as long as an address', () => {
    const long = { ...site, origin: 'https://www.plumtag-token.io' };
    const read = (host: string) =>
      foreignIn(readingsOf('a.js', Buffer.from(`a=[${codes(host)}]`)), long, {
        values: [],
        urls: allowedUrls(long, 'client/a.js'),
      });
    expect(read('www.plumtag-token.io')).toEqual([]);
    expect(read('www.plumtag-tokem.io')).not.toEqual([]);
  });

  test('the hosts that libraries name are not reported', () => {
    expect(
      js('a="https://react.dev/errors/"+b;c="http://www.w3.org/2000/svg";d=`https://solscan.io/token/${e}`'),
    ).toEqual([]);
  });
});

describe('Style sheets, JSON and plain text are read in their own languages', () => {
  test.each([
    ['in escapes', css(`a::before{content:"${[...EVM].map((c) => `\\${c.codePointAt(0)!.toString(16)} `).join('')}"}`)],
    ['in two strings', css(`a::before{content:"${A}" "${B}"}`)],
    ['in two rules', css(`a::before{content:"${A}"}a::after{content:'${B}'}`)],
    ['behind a comment', css(`a::before{content:"${A}"/**/"${B}"}`)],
    ['as a URL', css('a{background:url(//claim-hashtagpay.com/x.png)}')],
    ['as an escaped URL', css(String.raw`a{background:u\72l(https:\2f\2f claim-hashtagpay.com)}`)],
    ['as an import', css('@import "https://claim-hashtagpay.com/x.css"')],
    ['in JSON escapes', json(`{"a":"${hex(EVM, String.raw`\u00`)}"}`)],
    ['in two values of JSON', json({ a: A, b: B })],
    ['in a key of JSON', json({ [EVM]: 1 })],
    ['in two lines of text', txt(`${A}\n${B}\n`)],
    ['in text without 0x', txt(BARE)],
    ['as a bare host', txt('Claim at claim-hashtagpay.com today')],
    ['as a name', txt('hashtag.bnb')],
  ])('a foreign value %s is found', (_, findings) => {
    expect(findings).not.toEqual([]);
  });
});

describe('Only links that follow from the configuration are allowed', () => {
  test.each([
    [DRAINER],
    ['//claim-hashtagpay.com'],
    ['\\\\claim-hashtagpay.com'],
    ['/\\claim-hashtagpay.com'],
    ['/\t/claim-hashtagpay.com'],
    ['ht\ntps://claim-hashtagpay.com'],
    ['https:claim-hashtagpay.com'],
    ['https:/claim-hashtagpay.com'],
    ['https&colon;//claim-hashtagpay.com'],
    ['https://hashtagpay.example@claim-hashtagpay.com/'],
    ['https://hashtagpay.example.claim-hashtagpay.com/'],
    ['https://hashtagpay.example:8443/'],
    ['http://hashtagpay.example/'],
    ['https://docs.example.com/other'],
    ['https://docs.example.com?ref=https://claim-hashtagpay.com'],
    ['https://t.me/example_'],
    ['mailto:hello@example.com?bcc=thief@evil.com'],
    ['mailto:thief@evil.com'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java&Tab;script:alert(1)'],
    ['data:text/html,hi'],
    ['blob:https://hashtagpay.example/1'],
    ['ethereum:pay'],
    ['solana:pay'],
    ['wc:abc@2'],
    ['tg://resolve?domain=thief'],
    ['tel:+100'],
    ['intent://x#Intent;end'],
    ['ftp://files.example.com'],
  ])('%j is refused', (href) => {
    expect(html(`<a href="${href}">x</a>`)).not.toEqual([]);
  });

  test.each([
    ['an image', '<img src="https://evil.com/a.png">'],
    ['an image’s other sizes', '<img srcset="/a.png 1x, https://evil.com/b.png 2x">'],
    ['a form', '<form action="//evil.com"></form>'],
    ['a button', '<button formaction="https://evil.com">x</button>'],
    ['a ping', '<a href="/" ping="https://evil.com">x</a>'],
    ['a base', '<base href="https://evil.com/">'],
    ['a drawing’s link', '<svg><a xlink:href="https://evil.com">x</a></svg>'],
    ['an animated link', '<svg><animate attributeName="href" values="https://evil.com;#"/></svg>'],
    ['an inline style', '<p style="background:url(https://evil.com)">x</p>'],
    ['a preview', '<meta property="og:url" content="https://evil.com/">'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.com">'],
    ['visible text', '<p>Go to https://evil.com now</p>'],
    ['visible text without a scheme', '<p>Go to <b>evil</b>.com now</p>'],
  ])('%s is held to it too', (_, body) => {
    expect(html(body)).not.toEqual([]);
  });
});
