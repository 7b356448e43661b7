import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { untraceable } from '../../site-build/documents/seal.ts';
import { STAGING } from '../../site-build/documents/staging.ts';
import { readingsOf } from '../../site-build/scan/kinds.ts';
import { publicFiles } from '../../site-build/scan/public-files.ts';
import { isWorkerRemoval, WORKER_REMOVAL } from '../../site-build/scan/worker-removal.ts';
import { build } from './lib/command.ts';
import { copyProject } from './lib/copy-project.ts';

// A build takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const SITE_CONFIG = resolve('tests/site.jsonc');
const FOREIGN = '0x27B1fdb04752BBc536007A920D24ACB045561c26';
const DRAINER = '<!doctype html><a href="https://claim-hashtagpay.com">Claim</a>';

let project: Awaited<ReturnType<typeof copyProject>>;
const path = (file: string) => join(project.folder, file);
const plant = async (file: string, content: string | Uint8Array) => {
  await mkdir(dirname(path(file)), { recursive: true });
  await writeFile(path(file), content);
};
beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => project.remove());

/** The paths from which tools would serve or deploy a build, as far as they exist. */
const DEPLOYABLE = ['dist', '.wrangler/deploy/config.json'];
const deployable = () => DEPLOYABLE.filter((file) => existsSync(path(file)));

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('Files in public/ that a browser would run, of an unlisted kind, or hidden are refused; text and pictures pass', async () => {
  const files: Record<string, string | Uint8Array> = {
    'claim.htm': DRAINER,
    'claim.html': DRAINER,
    'claim.xhtml': DRAINER,
    'claim.xml': DRAINER,
    'claim.HTML': DRAINER,
    claim: DRAINER,
    'a.js': 'alert(1)',
    'sw.js': WORKER_REMOVAL.replaceAll('\n', '\r\n'),
    'more.js': `${WORKER_REMOVAL}alert(1)`,
    'a.mjs': 'alert(1)',
    'a.css': '',
    'a.pdf': '',
    'a.wasm': '',
    'a.zip': '',
    'a.ico': PNG,
    'a.svgz': '',
    'a.shtml': DRAINER,
    'a.php': DRAINER,
    'a.webmanifest': '{}',
    'a.map': '{}',
    'a.woff2': '',
    'a.txt.html': DRAINER,
    'a.html%20': DRAINER,
    'a b.txt': 'x',
    'ａ.txt': 'x',
    'a\u202etxt.png': PNG,
    'a.txt.': 'x',
    '.hidden.txt': 'x',
    'folder.txt/x.html': DRAINER,
    '.git/config.txt': 'x',
    'style.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>@import "//evil.com"</style></svg>',
    'linked.svg': '<svg xmlns="http://www.w3.org/2000/svg"><g href="https://evil.com"/></svg>',
    'paint.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path fill="url(https://evil.com/a.svg#b)"/></svg>',
    'entity.svg': '<!DOCTYPE svg [<!ENTITY a "0x1">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
    'sheet.svg': '<?xml-stylesheet href="//evil.com/a.xsl"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    _redirects: '/ https://evil.com 302',
    '_worker.js': '',
    '.env': 'KEY=1',
    '.well-known/apple-app-site-association': '{}',
    'script.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'handler.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'foreign.svg': '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><a href="/">x</a></foreignObject></svg>',
    'link.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a href="https://evil.com"><path d="M0 0"/></a></svg>',
    'image.svg': '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.com/a.png"/></svg>',
    'good.svg': '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><path d="M0 0"/></g><use href="#a"/></svg>',
    'good.txt': 'Hello',
    'good.png': PNG,
    '.well-known/assetlinks.json': '[]',
  };
  for (const [file, content] of Object.entries(files)) await plant(`planted/${file}`, content);
  await symlink('/etc/hostname', path('planted/linked.txt'));
  const { files: all, findings } = await publicFiles(path('planted'));
  const refused = findings.map(({ file }) => file.slice(path('planted/').length));
  const good = ['sw.js', 'good.svg', 'good.txt', 'good.png', '.well-known/assetlinks.json'];
  expect(refused.toSorted()).toEqual(
    [...Object.keys(files).filter((file) => !good.includes(file)), 'linked.txt'].toSorted(),
  );
  expect(all).toHaveLength(Object.keys(files).length + 1);
});

test('the script that SECURITY.md gives against an attacker’s service worker is the one that public/ may contain', async () => {
  const [, script] = /```js\n([^]*?)```/.exec(await readFile('SECURITY.md', 'utf8'))!;
  expect(isWorkerRemoval(script!)).toBe(true);
});

const sized = (length: number, bigEndian = true): Buffer => {
  const bytes = Buffer.alloc(4);
  if (bigEndian) bytes.writeUInt32BE(length);
  else bytes.writeUInt32LE(length);
  return bytes;
};
/** The picture with a text chunk behind its header. */
const commented = (text: string): Buffer =>
  Buffer.concat([PNG.subarray(0, 33), sized(text.length), Buffer.from(`tEXt${text}0000`), PNG.subarray(33)]);
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffda000801010000003f00d2ff00cfffd9', 'hex');
const withComment = (text: string): Buffer =>
  Buffer.concat([
    JPEG.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, text.length + 2]),
    Buffer.from(text),
    JPEG.subarray(2),
  ]);
const webp = (name: string, text: string): Buffer => {
  const chunk = Buffer.concat([
    Buffer.from(name),
    sized(text.length, false),
    Buffer.from(text.padEnd(text.length + (text.length % 2))),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), sized(chunk.length + 4, false), Buffer.from('WEBP'), chunk]);
};

test.each([
  ['a picture', 'a.png', PNG],
  ['a picture with an author', 'a.png', commented('Author\0Plumtag')],
  ['a JPEG', 'a.jpg', JPEG],
  ['a JPEG with a comment', 'a.jpeg', withComment('Made by Plumtag')],
  ['a WebP', 'a.webp', webp('VP8 ', 'picture')],
])('%s passes', (_, file, bytes) => {
  expect(readingsOf(file, bytes)).toEqual([]);
});

test.each([
  ['a picture with data appended', 'a.png', Buffer.concat([PNG, Buffer.from(DRAINER)])],
  ['a page named as a picture', 'a.png', Buffer.from(DRAINER)],
  ['a page named as a font', 'a.woff2', Buffer.from(DRAINER)],
  ['a picture with a page in a comment', 'a.png', commented(`Comment\0${DRAINER}<script>`)],
  [
    'a page in the form of a picture',
    'a.png',
    Buffer.concat([PNG.subarray(0, 8), Buffer.from(DRAINER), PNG.subarray(-12)]),
  ],
  ['two pictures in one', 'a.png', Buffer.concat([PNG, PNG])],
  ['a page between the marks of a JPEG', 'a.jpg', Buffer.from(`\xff\xd8\xff${DRAINER}\xff\xd9`, 'latin1')],
  ['a page behind a JPEG', 'a.jpg', Buffer.concat([JPEG, Buffer.from(DRAINER), Buffer.from('ffd9', 'hex')])],
  ['a page in a comment of a JPEG', 'a.jpeg', withComment(`${DRAINER}<script>`)],
  ['a page in the form of a WebP', 'a.webp', webp('html', DRAINER)],
  ['an unlisted kind', 'a.exe', Buffer.from('MZ')],
  ['text in UTF-16', 'a.txt', Buffer.from('\ufeffhello', 'utf16le')],
  ['invalid JSON', 'a.json', Buffer.from('{')],
])('%s is refused', (_, file, bytes) => {
  expect(() => readingsOf(file, bytes)).toThrow();
});

test('Bad files in public/, hidden characters and foreign addresses fail the build, which leaves nothing to deploy', async () => {
  const PATH_OF_NAME = 'public/notes.txt';
  await plant('public/claim.htm', DRAINER);
  await plant(PATH_OF_NAME, 'Send to 0x5290\u200b8400098527886E0F7030069857D2E4169EE7\0');
  await plant('public/robots.txt', 'User-agent: *\n');
  const content = await readFile(path('src/content/contracts.ts'), 'utf8');
  await plant('src/content/contracts.ts', content.replace('Two contracts,', `Not ${FOREIGN}.`));
  const { code, text } = await build(project.folder, { SITE_CONFIG });
  expect(code).toBe(1);
  expect(text).toContain(`client/index.html: ${FOREIGN}`);
  expect(text).toMatch(/public\/claim\.htm: may not be served/);
  expect(text).toMatch(/client\/notes\.txt: U\+200B/);
  expect(text).toMatch(/client\/notes\.txt: U\+0000/);
  expect(text).toMatch(/client\/notes\.txt: 0x52908400098527886E0F7030069857D2E4169EE7/);
  expect(text).toMatch(/public\/robots\.txt: The build makes a file of this name itself/);
  expect(deployable()).toEqual([]);
  for (const file of ['public/claim.htm', PATH_OF_NAME, 'public/robots.txt']) await rm(path(file));
  await plant('src/content/contracts.ts', content);
});

test('An interrupted build leaves nothing to deploy, not even an earlier build', async () => {
  // The build under test, which passed.
  for (const file of DEPLOYABLE) await cp(file, path(file), { recursive: true });
  expect(deployable()).toEqual(DEPLOYABLE);
  await rm(path(STAGING), { recursive: true, force: true });
  const env = { ...process.env, SITE_CONFIG, NODE_ENV: '', VITEST: '' };
  const child = spawn(resolve('node_modules/.bin/vite'), ['build'], { cwd: project.folder, env, stdio: 'ignore' });
  const ended = new Promise((done) => child.once('close', done));
  // Half-way: the client's files exist, the documents do not.
  await vi.waitUntil(() => existsSync(path(`${STAGING}/client`)) || child.exitCode !== null, {
    timeout: 120_000,
  });
  child.kill('SIGKILL');
  await ended;
  expect(deployable()).toEqual([]);
  expect(child.exitCode).toBeNull();
});

test('Only a build of a clean commit may be deployed', () => {
  const hash = '0123456789abcdef0123456789abcdef01234567';
  expect(untraceable(hash)).toBeNull();
  expect(untraceable(`${hash}-dirty`)).toMatch(/^This build is commit 0123456789ab with uncommitted changes/);
  expect(untraceable('unknown')).toMatch(/not made in a git repository/);
});
