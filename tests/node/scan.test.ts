import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { assertScanned, finder, publicFiles, scan } from '../../site-build/scan/scan.ts';
import { second } from '../lib/second-token.ts';
import { temporaryFolder } from '../lib/project.ts';

/** The second token, with links to services on which others have accounts, too. */
const site = {
  ...second,
  links: {
    ...second.links,
    docs: 'https://docs.coffer.org/paper?lang=en&v=2',
    community: 'https://t.me/coffer_chat',
    profile: 'https://x.com/coffer',
  },
  allowed: [{ found: '/allowed.pdf', reason: 'the whitepaper, read by hand' }],
};
const { origin } = site;
const EVM = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const SOLANA = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const [OWN_EVM, OWN_SOLANA] = site.contracts.map(({ address }) => address) as [string, string];

const found = (file: string, text: string, configuration = site) => {
  const { addresses, urls } = finder(configuration)(file, text);
  return [...addresses, ...urls];
};

// Without a fourth value, the whole text is found.
test.each<[string, string, string, string?]>([
  ['an EVM address in a page', 'a.html', `<p>Send to ${EVM}.</p>`, EVM],
  ['a Solana address in a page', 'a.html', `<p>Send to ${SOLANA}</p>`, SOLANA],
  ['the own address with another ending', 'a.html', `<p>${OWN_EVM.slice(0, -1)}2</p>`, `${OWN_EVM.slice(0, -1)}2`],
  ['the own address in other letters', 'a.html', OWN_EVM.toLowerCase()],
  ['an address with soft hyphens', 'a.txt', `Send to ${SOLANA.replaceAll(/.{4}/g, '$&\u00ad')}`, SOLANA],
  ['an address in an attribute', 'a.html', `<button data-address="${EVM}">Copy</button>`, EVM],
  ['an address in a script', 'a.js', `const to="${EVM}";`, EVM],
  ['an address behind its chain', 'a.json', `{"account":"eip155:56:${EVM}"}`, EVM],
  ['an address in a URL of the site', 'a.txt', `${origin}/?to=${SOLANA}`, SOLANA],
  ['WBNB outside the swap link', 'a.html', '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'],
  ['another account of a linked service', 'a.txt', 'https://t.me/coffer_chat2'],
  ['a longer host than the own', 'a.txt', `${origin}.evil.com/`],
  ['the own host as a user name', 'a.txt', `${origin}@evil.com/`],
  ['another scheme', 'a.json', '{"u":"wss:\\/\\/drainer.io\\/rpc"}', 'wss://drainer.io/rpc'],
  ['no scheme', 'a.html', '<script src="//cdn.drainer.io/x.js"></script>', 'https://cdn.drainer.io/x.js'],
  ['no scheme, in a script', 'a.js', 'e.src="//drainer.io"', 'https://drainer.io/'],
  ['slashes the wrong way', 'a.html', String.raw`<a href="\\drainer.io">x</a>`, 'https://drainer.io/'],
  ['a script as a link', 'a.html', '<a href=javascript:drain()>x</a>', 'javascript:drain('],
  ['mail to somebody else', 'a.html', '<a href="mailto:team@evil.io">x</a>', 'mailto:team@evil.io'],
  ['a page that leads away', 'a.html', '<meta content="0; url=//drainer.io">', 'https://drainer.io/'],
])('The scan finds %s', (_, file, text, what = text) => {
  expect(found(file, text)).toContain(what);
});

const sha = 'd6f1c5a2b3e4978012345678901234567890abcd';
test.each<[string, string, string]>([
  ['its own addresses', 'a.html', `<p data-a="${OWN_EVM}">${OWN_SOLANA}, ${OWN_EVM}.</p>`],
  ['configured links', 'a.html', '<a href="https://docs.coffer.org/paper?lang=en&amp;v=2">https://x.com/coffer.'],
  ['links within the site', 'a.html', `<a href="/terms#tax"><img src=a.png srcset="${origin}/b">`],
  ['sums', 'SHA256SUMS', `${'a1b2c3d4'.repeat(8)}  ./index.html\n${sha}  b\n${'0f'.repeat(16)}  c\n`],
  ['a transaction’s hash', 'a.txt', `0x${'a1b2c3d4'.repeat(8)}`],
  ['integrity that happens to be base58', 'a.txt', `sha256-${SOLANA.slice(0, 43)}=`],
  ['minified code', 'a.js', 'e.src=t?n:o.srcSet,`https://${h}`,i=/^https?:\\/\\//.test(u)||u.app;export{n as co}'],
])('The scan lets %s pass', (_, file, text) => {
  expect(found(file, text)).toEqual([]);
});

test('What the configuration allows, with its reason, passes, and nothing else', () => {
  const allowed = [{ found: EVM, reason: 'the treasury, which the FAQ names' }];
  expect(found('a.txt', `${EVM} ${SOLANA}`, { ...site, allowed })).toEqual([SOLANA]);
});

const folder = temporaryFolder();
const write = async (path: string, content: string | Buffer) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
};

const BINARY = Buffer.from('%PDF-1.7\n\xff\xfe\0', 'latin1');
const BOTH = `${OWN_EVM} ${OWN_SOLANA}`;
const FOREIGN = `${EVM}: an address that the configuration does not have`;

test.for<readonly [what: string, files: Record<string, string | Buffer>, found?: string]>([
  ['a picture passes unread', { 'client/drawn.png': BINARY }],
  ['a text that is called a picture is read', { 'client/text.png': EVM }, `client/text.png: ${FOREIGN}`],
  ['the Worker is read', { 'worker/index.js': `const a="${EVM}"` }, `worker/index.js: ${FOREIGN}`],
  ['the URL of the Worker’s library passes', { 'worker/index.js': '// https://hono.dev' }],
  [
    'another file that is no text is refused',
    { 'client/paper.pdf': BINARY },
    'client/paper.pdf: not text, so the scan cannot read it',
  ],
  ['one that the configuration allows passes', { 'client/allowed.pdf': BINARY }],
  [
    'a contract that is nowhere is missed',
    { 'client/index.html': OWN_SOLANA },
    `client/index.html: ${OWN_EVM}: a configured address that is not there`,
  ],
])('In a build, %s', async ([what, files, refusal]) => {
  for (const [path, content] of Object.entries({ 'client/index.html': BOTH, ...files })) {
    await write(`${what}/${path}`, content);
  }
  expect(await scan(join(folder, what), site)).toEqual(refusal ? [refusal] : []);
});

test('The build refuses at once all that it cannot serve, with the remedy, and nothing else', async () => {
  const settings = ['_headers', '_redirects', '_worker.js/index.js', 'assets/logo.txt'];
  for (const name of ['index.html', '.hidden', 'a b.txt', 'fine.txt', '.well-known/fine.json', ...settings]) {
    await write(`public/${name}`, '{}');
  }
  for (const [name, size] of Object.entries({ 'large.txt': 26_214_401, 'largest.txt': 26_214_400 })) {
    await write(`public/${name}`, '');
    await truncate(join(folder, 'public', name), size);
  }
  // What Finder and Explorer leave is no added file.
  for (const name of ['.DS_Store', 'Thumbs.db', '._paper.pdf', '.well-known/.DS_Store'])
    await write(`public/${name}`, '');
  const added = join(folder, 'public');
  await symlink('/etc/hostname', join(added, 'link.txt'));
  await write('built/client/a.txt', `Send to ${EVM}`);
  const paths = await publicFiles(added);
  const scanned = assertScanned(join(folder, 'built'), site, new Set(['/index.html']), paths, added);
  const refusal = await scanned.then(() => 'nothing', String);
  expect
    .soft(refusal.match(/^ {2}[^:]+: .{12}/gm))
    .toEqual([
      '  public/.hidden: a hidden nam',
      '  public/_headers: a Cloudflare',
      '  public/_redirects: a Cloudflare',
      '  public/_worker.js/index.js: a Cloudflare',
      '  public/a b.txt: a hidden nam',
      '  public/assets/logo.txt: browsers kee',
      '  public/index.html: the build ma',
      '  public/large.txt: over 25 MiB,',
      '  public/link.txt: a symbolic l',
      '  client/a.txt: 0x6B175474E8',
    ]);
  expect.soft(refusal).toMatch(/\nRemove each.* add it to allowed/);
});
