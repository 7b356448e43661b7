import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leftovers, leftoversIn } from '../../site-build/scan/leftovers.ts';

const DOCUMENT = 'client/index.html';
const STATIC = 'client/robots.txt';
const BUNDLE = 'client/assets/entry-a1b2c3d4.js';
const WORKER = 'token_site/index.js';

describe('A demonstration value is found in any built file', () => {
  test.each([
    ['canonical origin', 'https://hashtagpay.example'],
    ['bot site', 'https://bot.example.com'],
    ['documentation', 'https://docs.example.com'],
    ['community chat', 'https://t.me/example'],
    ['X profile', 'https://x.com/example'],
    ['mail address', 'hello@example.com'],
    ['Solana contract', 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo'],
    ['BNB Chain contract', '0x1234567890AbcdEF1234567890aBcdef12345678'],
  ])('%s', (_, value) => {
    for (const path of [DOCUMENT, STATIC, BUNDLE, WORKER, 'token_site/index.js.map']) {
      expect(leftoversIn(path, `a "${value}" b`), path).toContain(value);
      expect(leftoversIn(path, `${value}/`), path).toContain(value);
    }
  });
});

describe('In documents and static files', () => {
  test.each([
    ['a host under .example', 'see www.token.example today', 'www.token.example'],
    ['example.com', 'https://example.com/x', 'example.com'],
    ['a host under example.net', 'cdn.example.net', 'cdn.example.net'],
    ['a wildcard for its subdomains', 'frame-src *.example.com', 'example.com'],
    ['example.org', 'me@example.org', 'example.org'],
    ['a URL of this machine', 'http://localhost:8787/a', 'http://localhost:8787/a'],
    ['a loopback address', 'http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
    ['the other loopback', 'ws://[::1]:1', 'ws://[::1]:1'],
    ['a moustache', 'Hello {{name}}', '{{name}}'],
    ['a single brace', 'Buy {product} now', '{product}'],
    ['a template’s hole', 'Buy ${product} now', '${product}'],
    ['a note to oneself', 'TODO write this', 'TODO'],
    ['an order', 'mail CHANGEME', 'CHANGEME'],
    ['a hint in brackets', 'By [your company]', '[your company]'],
    ['a blank for the lawyer', 'Court: [to be completed: court]', '[to be completed: court]'],
    ['a Latin placeholder', 'Lorem ipsum dolor', 'Lorem ipsum'],
    ['a missing value', 'costs undefined', 'undefined'],
    ['a failed calculation', 'NaN tokens', 'NaN'],
    ['an object', '[object Object]', '[object Object]'],
  ])('%s is found', (_, text, left) => {
    expect(leftoversIn(DOCUMENT, `<p>${text}</p>`)).toContain(left);
    expect(leftoversIn(STATIC, `${text}\n`)).toContain(left);
  });

  test.each([
    ['a host that only starts like one', 'example.company.io and example.com.plumtag.io'],
    ['hosts that only end like one', 'https://my-example.com and notexample.com'],
    ['a chat that only starts like one', 'https://t.me/example_chat'],
    ['an origin that only starts like one', 'https://hashtagpay.examples'],
    ['the word', 'for example, localhost'],
    ['code in scripts and styles', '<script>let a=`${b}`,c=undefined;if(a){c}</script><style>a{color}</style>'],
  ])('%s is not', (_, text) => {
    expect(leftoversIn(DOCUMENT, text)).toEqual([]);
  });
});

test('A bundle may contain the hosts and placeholders of its libraries', () => {
  expect(leftoversIn(BUNDLE, 'new URL(x,"http://localhost");`${a}`;undefined')).toEqual([]);
  expect(leftoversIn(WORKER, '// see https://example.com')).toEqual([]);
});

test('Every file in a folder is scanned, except images', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'client/.well-known'), { recursive: true });
  await writeFile(join(dist, 'client/.well-known/security.txt'), 'Contact: mailto:hello@example.com\n');
  await writeFile(join(dist, 'client/a.png'), Buffer.from('\0hello@example.com'));
  expect(await leftovers(dist)).toEqual([
    { file: 'client/.well-known/security.txt', text: 'hello@example.com' },
    { file: 'client/.well-known/security.txt', text: 'example.com' },
  ]);
  await rm(dist, { recursive: true });
});
