import { once } from 'node:events';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hero } from '#token/content/hero.ts';
import { privacy } from '#token/content/privacy.ts';
import { findChromium, firstThatStarts } from '../../scripts/lib/browser.ts';
import { copyProject } from '../../scripts/lib/copy.ts';
import { listen } from '../lib/serve.ts';
import { SITE_TESTS } from '../../scripts/lib/site-tests.ts';
import { syntaxProblem } from '../../site-build/checks/syntax.ts';
import { assertStyled } from '../../site-build/documents/styles.ts';
import { parsed } from '../lib/built-document.ts';
import { beginScript, command, soon, temporaryFolder } from '../lib/project.ts';

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
const folder = temporaryFolder();

test('npm run dev shows every page, and a changed token/site.ts without a new start', async () => {
  const copy = await copyProject();
  onTestFinished(copy.remove);
  const server = beginScript('dev', copy.folder);
  onTestFinished(server.end);
  const origin = await vi.waitFor(() => /http:\/\/127\.0\.0\.1:\d+/.exec(server.output())![0], soon);
  const browser = await chromium.launch(await findChromium());
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  for (const [path, heading] of [
    ['/', hero.headline],
    ['/privacy', privacy.title],
  ] as const) {
    await page.goto(origin + path, { timeout: soon.timeout });
    // React renders every page in the browser.
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 60_000 });
  }
  const file = join(copy.folder, 'token/site.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(?<=product: ).*(?=,)/, "'Community Coffer'"));
  const title = async () => parsed(await (await fetch(origin)).text()).querySelector('title')?.text;
  await vi.waitFor(async () => expect(await title()).toMatch('Community Coffer'), soon);
});

/** Starts `npm run preview` in a copy of the project with its build, and ends it with the test. */
async function beginPreview() {
  const copy = await copyProject();
  onTestFinished(copy.remove);
  for (const name of ['dist', '.wrangler/deploy']) await cp(name, join(copy.folder, name), { recursive: true });
  const preview = beginScript('preview', copy.folder);
  onTestFinished(preview.end);
  await vi.waitUntil(() => /http:\/\/127\.0\.0\.1:\d/.test(preview.output()) || preview.child.exitCode !== null, soon);
  return { folder: copy.folder, ...preview };
}

test('Ctrl+C leaves nothing of npm run preview', async () => {
  const { child, left } = await beginPreview();
  // It reaches all processes of the terminal.
  process.kill(-child.pid!, 'SIGINT');
  await vi.waitFor(() => expect(left()).toEqual([]), soon);
});

test('npm run preview ends after a rebuild, whose documents do not fit the headers that it has read', async () => {
  const { folder: copy, ended, output } = await beginPreview();
  await writeFile(join(copy, 'dist/client/.well-known/SHA256SUMS'), 'of another build');
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain('The build has changed. To serve the new one: npm run preview');
});

test.for(['start', 'preview', 'dev'])('npm run %s refuses where it cannot listen, before it builds', async (name) => {
  const { origin, stop } = await listen(() => {});
  onTestFinished(stop);
  const { port } = new URL(origin);
  // For documentation, and nobody's: https://www.rfc-editor.org/rfc/rfc5737.
  for (const [env, said] of [
    [{ PORT: port }, port],
    [{ PORT: '0', HOST: '192.0.2.1' }, 'unset HOST'],
  ] as const) {
    const { code, text } = await command('.', ['sh', '-c', scripts[name]!], env);
    expect.soft(text).toContain(said);
    expect.soft([code, text.trim().split('\n').length], 'one line').toEqual([1, 1]);
  }
});

test('A command without the packages says so in one sentence', async () => {
  await mkdir(join(folder, 'bare/node_modules'), { recursive: true });
  for (const name of ['package.json', 'scripts']) await cp(name, join(folder, 'bare', name), { recursive: true });
  const { code, text } = await command(join(folder, 'bare'), ['sh', '-c', scripts.preview!]);
  expect.soft(text.trim()).toBe('The packages are not installed. Run: npm ci');
  expect.soft(code).toBeGreaterThan(0);
});

// What a deployment says of one is in deploy.test.ts.
test.for(['doctor', 'verify', 'bench'])('npm run %s refuses an unknown option in one sentence', async (name) => {
  const { code, text } = await command('.', ['sh', '-c', `${scripts[name]} --nonsense`]);
  expect.soft(text).toContain("Unknown option '--nonsense'");
  expect.soft(text).not.toMatch(/^ +at /m);
  expect.soft(code).toBeGreaterThan(0);
});

// Inherited, they would turn every repository that a test uses into the project's own.
test('A command in a git hook does not inherit the hook’s repository', async () => {
  const script = join(folder, 'environment.ts');
  await writeFile(script, 'console.log(JSON.stringify(process.env));');
  const hook = { GIT_DIR: 'x', GIT_INDEX_FILE: 'x', GIT_WORK_TREE: 'x', GIT_PREFIX: 'x', GIT_OBJECT_DIRECTORY: 'x' };
  const env = { ...hook, GIT_AUTHOR_NAME: 'A' };
  const { stdout } = await command('.', ['node', 'scripts/launch.js', script], env);
  const inherited = JSON.parse(stdout) as Record<string, string>;
  expect(Object.keys(env).filter((name) => name in inherited)).toEqual(['GIT_AUTHOR_NAME']);
});

test.for(['HTTPS_PROXY', 'https_proxy'])('A command asks through %s, and this machine directly', async (name) => {
  const script = join(folder, 'requests.ts');
  await writeFile(
    script,
    'for (const url of process.argv.slice(2)) console.log(await fetch(url).then((answer) => answer.text(), String));\nconsole.log(process.env.NO_PROXY);',
  );
  const asked: string[] = [];
  const proxy = createServer().on('connect', ({ url }, socket) => {
    asked.push(url!);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const here = await listen((_, response) => void response.end('from here'));
  const env = { [name]: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, NO_PROXY: 'intranet.example' };
  const urls = ['https://pay.example.com', here.origin, here.origin.replace('127.0.0.1', 'localhost')];
  const { stdout } = await command('.', ['node', 'scripts/launch.js', script, ...urls], env);
  await Promise.all([here.stop(), proxy.close()]);
  expect.soft(asked).toEqual(['pay.example.com:443']);
  expect.soft(stdout).toMatch(/failed\nfrom here\nfrom here\nintranet\.example,127\.0\.0\.1,localhost,/);
});

test('Every npm script and test file that documents, workflows and a deployment name exists', async () => {
  const files = globSync(['*.md', 'docs/*.md', '.github/{workflows,actions}/**/*.yml']);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const named = new Set(texts.join('\n').match(/(?<=npm run )[\w:-]+/g));
  expect.soft(named.size).toBeGreaterThan(5);
  expect.soft([...named].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect.soft(SITE_TESTS.unit.filter((path) => globSync(`${path}*`).length === 0)).toEqual([]);
});

const at = (name: string) => join(folder, `chromium-${name}`);

test('A Chromium that does not start is passed over, and says why', async () => {
  const programs = {
    snap: 'echo "Command requires the chromium snap to be installed."; echo "Run: snap install chromium"; exit 1',
    bare: 'echo "/chrome: error while loading shared libraries: libnss3.so: cannot open" >&2; exit 127',
    whole: 'echo "Chromium 156"',
  };
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(at(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const refusals: string[] = [];
  expect.soft(await firstThatStarts(['none', 'snap', 'bare', 'whole'].map(at), refusals)).toBe(at('whole'));
  expect
    .soft(refusals)
    .toEqual([
      `${at('snap')}: Command requires the chromium snap to be installed.`,
      `${at('bare')}: /chrome: error while loading shared libraries: libnss3.so: cannot open`,
    ]);
});

const around = (line: string) =>
  `export const hero = {\n  title: 'Fine',\n  ${line}\n  last: 'Fine',\n} satisfies Words;\n`;

test.each([
  ["lead: 'All users' coins',", ':3: The apostrophe after “users” ends the text. Write ’ within texts.'],
  ["points: ['Fine', 'Don't'],", ':3: The apostrophe after “Don” ends the text. Write ’ within texts.'],
  ['lead: ‘Curly’,', ":3: ‘ is a curly quote. Begin and end each text with a straight one: '…'."],
  ["lead: 'Half curly’,", ':3: A text begins with a straight quote and does not end with one'],
  ["lead: 'No comma'", ':4: '],
])('%s is named with its line and what is wrong', (line, said) => {
  expect(syntaxProblem('token/content/hero.ts', around(line))).toContain(`token/content/hero.ts${said}`);
});

test('A text that ends as it began passes, whatever is in it', () => {
  expect(syntaxProblem('token/content/hero.ts', around("lead: 'It’s “here”: ' + `it's`,"))).toBeNull();
});

const STYLES = '.gap-3{gap:12px}@media (width>=40em){.sm\\:hidden{display:none}}.contract .identicon{width:40px}';
const styled = (html: string, source = '') => assertStyled(html, new Map([['src/a.tsx', source]]), STYLES);

test('The build accepts utilities, variants and the classes of a CSS file, and names a class without a rule', () => {
  styled('<ul class="gap-3 sm:hidden"><li class="contract"><svg class="identicon"></svg></li></ul>');
  const missing = 'lt-[480px]:hidden';
  const page = () => styled(`<p class="gap-3 ${missing}">`, `<p className={'${missing}'}>`);
  expect.soft(page).toThrow(`"${missing}" in src/a.tsx`);
  expect.soft(() => styled('', '<dialog className="gap-3 modall">')).toThrow('"modall" in src/a.tsx');
});
