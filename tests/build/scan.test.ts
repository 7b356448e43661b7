import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { urlTest } from '../../site-build/scan/allowed-urls.ts';
import { assertScanned, finder, publicFiles, scan } from '../../site-build/scan/scan.ts';
import { site } from './fixtures/plumtag.ts';
import { temporaryFolder } from './lib/project.ts';

const EVM = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const SOLANA = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const OWN_EVM = '0xcD9Fe07EE0048985E6A8465fd7bb3B76AEeE0491';
const OWN_SOLANA = 'CqmtagMadeUpTokenForTestsNobodyHasThisKeyXXX';

const page = (body: string) => `<!doctype html><html lang="en"><title>Plumtag</title><body>${body}</body></html>`;
/** What is found in a served file; the text of `a.html` is the body of a page. */
const found = (file: string, text: string, configuration = site) =>
  finder(configuration)(`client/${file}`, file === 'a.html' ? page(text) : text).map((each) => each.found);
const inFours = (address: string) =>
  address
    .match(/.{1,4}/g)!
    .map((part) => `<span>${part}</span>`)
    .join('');

describe('The scan finds', () => {
  // Without a fourth value, the whole text is found.
  test.each<[string, string, string, string?]>([
    ['an EVM address in a page', 'a.html', `<p>Send to ${EVM}.</p>`, EVM],
    ['a Solana address in a page', 'a.html', `<p>Send to ${SOLANA}</p>`, SOLANA],
    ['an address in groups', 'a.html', `<p>Send to <code>${inFours(EVM)}</code></p>`, EVM],
    ['the own address with another ending', 'a.html', `<p>${OWN_EVM.slice(0, -1)}2</p>`, `${OWN_EVM.slice(0, -1)}2`],
    ['the own address in other letters', 'a.html', OWN_EVM.toLowerCase()],
    ['an address with spaces', 'a.html', `<p>Send to ${EVM.replaceAll(/.{4}/g, '$& ')}</p>`, EVM],
    ['an address with dashes', 'a.txt', `Send to ${EVM.replaceAll(/.{4}(?=.)/g, '$&–')}`, EVM],
    ['an address with a direction mark', 'a.txt', `Send to ${EVM.replace(/.{9}/, '$&\u200e')}`, EVM],
    ['an address with soft hyphens', 'a.txt', `Send to ${SOLANA.replaceAll(/.{4}/g, '$&\u00ad')}`, SOLANA],
    ['an address with line breaks', 'a.html', `<p>Send to ${EVM.replaceAll(/.{4}/g, '$&<br>')}</p>`, EVM],
    ['an address in an attribute', 'a.html', `<button data-address="${EVM}">Copy</button>`, EVM],
    ['an address in a script', 'a.js', `const to="${EVM}";`, EVM],
    ['an address behind its chain', 'a.json', `{"account":"eip155:56:${EVM}"}`, EVM],
    ['an address in a URL of the site', 'a.txt', `https://www.plumtag-token.io/?to=${SOLANA}`, SOLANA],
    ['an address without its 0x', 'a.txt', `Send to ${EVM.slice(2)}`, EVM.slice(2)],
    ['WBNB outside the swap link', 'a.html', '0xbb4CdB9CbD36B01bD1cBaEBF2De08d9173bc095c'],
    ['a foreign link', 'a.html', '<a href="https://drainer.io/claim">Claim</a>', 'https://drainer.io/claim'],
    ['a link without a scheme', 'a.html', '<script src="//cdn.drainer.io/x.js"></script>', '//cdn.drainer.io/x.js'],
    ['mail to somebody else', 'a.html', '<a href="mailto:team@evil.io">x</a>', 'evil.io'],
    ['a host in a text', 'a.html', '<p>Claim at drainer.io today.</p>', 'drainer.io'],
    ['another account of a linked service', 'a.txt', 'https://t.me/plumtag_chat2'],
    ['a longer host than the own', 'a.txt', 'https://www.plumtag-token.io.evil.com/'],
    ['another token on the explorer', 'a.txt', `https://bscscan.com/token/${EVM}`],
    ['a redirect', '_redirects', '/ https://drainer.io 302', 'https://drainer.io'],
    ['a request to a wallet', 'a.js', 'await window.ethereum.request({method:m})', 'window.ethereum'],
    ['a method of wallets', 'a.js', 'p.request({method:"eth_sendTransaction"})', 'eth_sendTransaction'],
    ['a call in an attribute', 'a.html', '<p onclick="solana.signTransaction(t)">x</p>', 'solana.signTransaction'],
  ])('%s', (_, file, text, what = text) => {
    expect(found(file, text)).toContain(what);
  });
});

describe('The scan lets pass', () => {
  const sha = 'd6f1c5a2b3e4978012345678901234567890abcd';
  test.each<[string, string, string]>([
    ['Google’s verification', 'google1a2b3c4d5e6f7a8b.html', 'google-site-verification: google1a2b3c4d5e6f7a8b.html'],
    ['sums', 'SHA256SUMS', `${'a1b2c3d4'.repeat(8)}  ./index.html\n${sha}  b\n${'0f'.repeat(16)}  c\n`],
    ['a transaction’s hash', 'a.txt', `0x${'a1b2c3d4'.repeat(8)}`],
    ['integrity that happens to be base58', 'a.txt', `sha256-${SOLANA.slice(0, 43)}=`],
    ['a UUID', 'a.json', '{"id":"123e4567-e89b-12d3-a456-426614174000"}'],
    ['prose with abbreviations', 'a.html', '<p>E.g. Node.js, v1.2.3, the U.S.A. and and/or. See it.In use, 24/7.</p>'],
    [
      'prose about wallets',
      'a.html',
      '<p>Connect your wallet, sign transactions, and hold SOL or ETH on Ethereum.</p>',
    ],
    ['ads.txt', 'ads.txt', 'google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0\n'],
    ['an app', '.well-known/apple-app-site-association', '{"applinks":{"details":[{"appID":"A1.com.plumtag.app"}]}}'],
    [
      'minified code',
      'a.js',
      'var e=t.me,n=o.is(a.name,s.to);r.top=history.state,l="\\u2028",i=/^https?:\\/\\//.test(u)||u.app;export{n as co}',
    ],
  ])('%s', (_, file, text) => {
    expect(found(file, text)).toEqual([]);
  });

  test('what the configuration allows, with its reason, and nothing else', () => {
    const allowed = [{ found: EVM, reason: 'the treasury, which the FAQ names' }];
    expect(found('a.txt', `${EVM} ${SOLANA}`, { ...site, allowed })).toEqual([SOLANA]);
  });
});

test('A host in the policy is allowed with all its pages, and no longer host', () => {
  const isAllowed = urlTest(site, { 'Content-Security-Policy': "img-src 'self' https://images.example.org" });
  expect(isAllowed('https://images.example.org/a.png')).toBe(true);
  expect(isAllowed('https://images.example.org.drainer.io/a.png')).toBe(false);
  expect(urlTest(site)('https://images.example.org/a.png')).toBe(false);
});

describe('Files', () => {
  const folder = temporaryFolder();
  let count = 0;
  async function scanned(files: Record<string, string | Buffer>, configuration = site) {
    const dist = join(folder, `dist-${(count += 1)}`);
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(dist, path)), { recursive: true });
      await writeFile(join(dist, path), content);
    }
    return (await scan(dist, configuration)).map(({ found: what, why }) => `${what}: ${why}`);
  }
  test('A picture passes unread, but not a text that is called a picture', async () => {
    const drawn = Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1');
    expect(await scanned({ 'client/a.png': drawn })).toEqual([]);
    expect(await scanned({ 'client/a.png': EVM })).toEqual([`${EVM}: an address that the configuration does not have`]);
  });

  test('A file that the scan cannot read is refused, unless the configuration allows it by its path', async () => {
    const files = { 'client/paper.pdf': Buffer.from('%PDF-1.7\n\xff\xfe', 'latin1') };
    expect(await scanned(files)).toEqual([
      expect.stringMatching(/^\/paper\.pdf: a kind of file that the scan cannot read/),
    ]);
    const allowed = [{ found: '/paper.pdf', reason: 'the whitepaper, read by hand' }];
    expect(await scanned(files, { ...site, allowed })).toEqual([]);
  });

  test('The page and its machine-readable copy have to have both addresses', async () => {
    const contracts = JSON.stringify({ contracts: [{ address: OWN_EVM }] });
    expect(
      await scanned({ 'client/index.html': page(OWN_SOLANA), 'client/.well-known/contracts.json': contracts }),
    ).toEqual([
      `${OWN_SOLANA}: a configured address that is not there`,
      `${OWN_EVM}: a configured address that is not there`,
    ]);
  });

  test('In files that are not served, only an address matters', async () => {
    const files = {
      'worker/index.js': `// https://hono.dev\nconst a="${EVM}"`,
      'worker/index.js.map': `{"sourcesContent":["${EVM}"]}`,
    };
    expect(await scanned(files)).toEqual([`${EVM}: an address that the configuration does not have`]);
  });

  test('Added files with the name of a built one, with hidden names, and links are refused, all at once', async () => {
    const added = join(folder, 'public');
    await mkdir(join(added, '.well-known'), { recursive: true });
    for (const name of ['index.html', '.DS_Store', 'a b.txt', 'fine.txt', '.well-known/fine.json'])
      await writeFile(join(added, name), '{}');
    await symlink('/etc/hostname', join(added, 'link.txt'));
    const paths = await publicFiles(added);
    expect(paths).toEqual([
      '/.DS_Store',
      '/.well-known/fine.json',
      '/a b.txt',
      '/fine.txt',
      '/index.html',
      '/link.txt',
    ]);
    await mkdir(join(folder, 'nothing/client'), { recursive: true });
    const refused = assertScanned(join(folder, 'nothing'), site, new Set(['/index.html']), paths, added);
    const lines = await refused.then(
      () => '',
      (error: Error) => error.message,
    );
    expect(lines.match(/^ {2}public.*/gm)!.map((line) => line.split(': ')[0])).toEqual([
      '  public/.DS_Store',
      '  public/a b.txt',
      '  public/index.html',
      '  public/link.txt',
    ]);
    // `allowed` would not silence these, so the message does not suggest it.
    expect(lines).not.toContain('"allowed"');
    await mkdir(join(folder, 'foreign/client'), { recursive: true });
    await writeFile(join(folder, 'foreign/client/a.txt'), `Send to ${EVM}`);
    await expect(assertScanned(join(folder, 'foreign'), site, new Set(), ['/.DS_Store'], added)).rejects.toThrow(
      `add it to "allowed" in the configuration: {"found":"${EVM}","reason":"…"}`,
    );
  });
});
