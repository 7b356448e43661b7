import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { chosenPort } from '../../scripts/lib/port.ts';
import { startServer } from '../../scripts/lib/server.ts';
import { copyProject } from '../build/lib/project.ts';
import { rawRequest } from './raw-request.ts';

/** Two seconds on a quiet machine; here, other tests keep the processors busy. */
const soon = { timeout: 25_000, interval: 200 };

interface Command {
  child: ChildProcess;
  output: () => string;
  /** Waits until the output contains this text. */
  says: (text: string) => Promise<void>;
  /** The command's processes that are still running. */
  left: () => string[];
}

/** Starts an npm script as a terminal does, in a process group of its own. */
function begin(script: string, env: NodeJS.ProcessEnv = {}, cwd = '.'): Command {
  const child = spawn('npm', ['run', script], { cwd, env: { ...process.env, PORT: '0', ...env }, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const left = () =>
    execFileSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => new RegExp(`^ *${child.pid} +[^Z]`).test(line));
  onTestFinished(() => {
    if (left().length > 0) process.kill(-child.pid!, 'SIGKILL');
  });
  const says = async (text: string) => {
    await vi.waitUntil(() => output.includes(text) || child.exitCode !== null, { timeout: 90_000, interval: 50 });
    expect(output).toContain(text);
  };
  return { child, output: () => output, says, left };
}

const portIn = (output: string) => Number(/127\.0\.0\.1:(\d+)/.exec(output)?.[1]);

async function outcome(script: string, env: NodeJS.ProcessEnv, cwd = '.') {
  const { child, output } = begin(script, env, cwd);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text: output() };
}

async function refuses(script: string, env: NodeJS.ProcessEnv, message: string, cwd?: string) {
  const { code, text } = await outcome(script, env, cwd);
  expect(text).toContain(message);
  expect(text, 'a stack trace').not.toMatch(/^\s+at .*:\d+/m);
  expect(code).toBe(1);
}

const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

let project: Awaited<ReturnType<typeof copyProject>>;
beforeAll(async () => {
  // `npm start` and the development server write files that other tests would see.
  project = await copyProject();
  await cp('tests/site.jsonc', join(project.folder, 'tests/site.jsonc'));
});
afterAll(() => project.remove());

const BUILDING = 'Building the site';
const STARTING = 'Starting the server';
const READY = 'Stop it with Ctrl+C';

describe('Whatever ends npm ends everything that it started:', () => {
  test.for([
    // Ctrl+C and a closed terminal reach the whole group; everything else, one process.
    ['preview', 'npm run preview', 'group', 'SIGINT'],
    ['preview', STARTING, 'npm', 'SIGTERM'],
    ['preview', READY, 'group', 'SIGHUP'],
    ['preview', READY, 'npm', 'SIGKILL'],
    ['start', BUILDING, 'npm', 'SIGHUP'],
    ['dev', STARTING, 'group', 'SIGINT'],
    ['dev', READY, 'npm', 'SIGHUP'],
  ] as const)('%s, at "%s", %s gets %s', { timeout: 120_000 }, async ([script, moment, target, signal]) => {
    const { child, output, says, left } = begin(script, {}, script === 'preview' ? '.' : project.folder);
    await says(moment === 'npm run preview' ? 'node scripts' : moment);
    const port = portIn(output());
    if (moment === READY) expect(await isOpen(port)).toBe(true);
    process.kill(target === 'group' ? -child.pid! : child.pid!, signal);
    await vi.waitFor(() => expect(left()).toEqual([]), soon);
    // The last thread of a process closes its ports.
    if (moment === READY) await vi.waitFor(async () => expect(await isOpen(port)).toBe(false), soon);
  });
});

/** A proxy that refuses connections, in every variable that programs read. */
const proxies = Object.fromEntries(
  ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'].map((name) => [
    name,
    'http://127.0.0.1:9',
  ]),
);

test('npm run preview serves the last build at the addresses that it prints, whatever the proxy', async () => {
  const env = { ...proxies, NO_PROXY: '', no_proxy: '', NODE_USE_ENV_PROXY: '1' };
  const { child, output, says, left } = begin('preview', env);
  await says(READY);
  expect(output()).not.toContain(BUILDING);
  const origins = output().match(/http:\/\/\S+/g)!;
  expect(origins.map((origin) => new URL(origin).hostname)).toEqual(['localhost', '127.0.0.1']);
  expect((await rawRequest(portIn(output()), { method: 'GET', path: '/' })).status).toBe(200);
  process.kill(-child.pid!, 'SIGINT');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  await vi.waitFor(() => expect(left()).toEqual([]), soon);
});

test.for([
  ['preview', '127.0.0.1', '127.0.0.1'],
  ['dev', '::1', '[::1]'],
] as const)('%s refuses a port that somebody else holds on %s, and names the holder', async ([script, host, shown]) => {
  const holder = createServer((_, response) => response.end('another page')).listen(0, host);
  await once(holder, 'listening');
  onTestFinished(() => void holder.close());
  const { port } = holder.address() as AddressInfo;
  const taken = `Port ${port} is taken on ${shown} by node (process ${process.pid}). Stop that, or choose another: PORT=`;
  await refuses(script, { PORT: String(port) }, taken);
});

test('a development server that cannot start says why and ends, instead of keeping the terminal', async () => {
  const worker = join(project.folder, 'worker/index.ts');
  const text = await readFile(worker, 'utf8');
  onTestFinished(() => writeFile(worker, text));
  await writeFile(worker, `${text}\nthrow new Error('a mistake in the Worker');\n`);
  const { code, text: output } = await outcome('dev', {}, project.folder);
  expect(output).toContain('a mistake in the Worker');
  expect(code).toBe(1);
});

/** The port that a command chooses for this value of `PORT`. */
const given = (value: string) => {
  vi.stubEnv('PORT', value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return chosenPort(8787);
};

describe('PORT', () => {
  test.for(['1', '22', '465', '2049', '4190', '5060', '6000', '6667', '6679', '10080'])(
    '%s is refused: no browser opens it',
    (port) =>
      expect(given(port)).rejects.toThrow(`PORT is ${port}, which no browser opens. Choose another, such as PORT=`),
  );

  test.for(['x', '-1', '80.5', '65536', '8787 ', '0x50', '1e3'])(
    '"%s" is refused with the values that are allowed',
    (value) =>
      expect(given(value)).rejects.toThrow(`PORT is "${value}". Set it to a number from 1 to 65535, to 0 for any free`),
  );

  test('6000 is refused before anything is built or started', () =>
    refuses(
      'start',
      { PORT: '6000' },
      'PORT is 6000, which no browser opens. Choose another, such as PORT=6001.',
      project.folder,
    ));
});

/** A project with a copy of the current build. */
async function copyBuild(): Promise<string> {
  const { folder, remove } = await copyProject();
  onTestFinished(remove);
  await cp('dist', join(folder, 'dist'), { recursive: true });
  return folder;
}

describe('A build with a fault is not served; one sentence says what it is:', () => {
  test.for([
    ['', /^There is no build in \S+dist\. Run: npm run build$/],
    ['token_site/wrangler.json', /dist is incomplete: token_site\/wrangler\.json is missing\. Run: npm run build$/],
    ['token_site/index.js', /dist is incomplete: token_site\/index\.js is missing\. Run: npm run build$/],
    ['client/assets', /dist is incomplete: client\/assets\/\S+ is missing\. Run: npm run build$/],
  ] as const)('dist/%s is missing', async ([path, message]) => {
    const root = await copyBuild();
    await rm(join(root, 'dist', path), { recursive: true });
    await expect(startServer(0, root)).rejects.toThrow(message);
  });

  test('npm run preview names a file that has changed', async () => {
    const root = await copyBuild();
    await writeFile(join(root, 'dist/token_site/wrangler.json'), '{');
    const message = 'The build in dist is damaged: token_site/wrangler.json has changed. Run: npm run build';
    await refuses('preview', {}, message, root);
  });
});

describe('Where nobody reads the output any more, as behind `| head -1`,', () => {
  test.for([
    ['start', [], 1],
    ['preview', ['--no-build'], 0],
  ] as const)('%s ends without a word', async ([script, options, code]) => {
    const cwd = script === 'start' ? project.folder : '.';
    const child = spawn(process.execPath, ['scripts/run.js', 'start', ...options], {
      cwd,
      env: { ...process.env, PORT: '0' },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    child.stdout.destroy();
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    expect(await once(child, 'close')).toEqual([code, null]);
    expect(errors).toBe('');
  });
});

/** A project with all packages installed except those in `without`. */
async function projectWithout(without: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['package.json', 'scripts']) await cp(name, join(folder, name), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  const installed = (await readdir('node_modules')).filter((name) => !without.includes(name));
  for (const name of installed) await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

describe('What is not installed is named, with the command that installs it:', () => {
  test('no packages at all', async () => {
    const folder = await projectWithout(await readdir('node_modules'));
    await refuses('start', {}, 'The packages are not installed. Run: npm ci', folder);
  });

  test('the build tools, as after NODE_ENV=production npm ci', async () => {
    const folder = await projectWithout(['vite', 'wrangler']);
    for (const script of ['start', 'test']) {
      await refuses(script, {}, '2 packages are not installed: NODE_ENV=production', folder);
    }
  });

  test('the packages’ Node, where the system’s is too old', async () => {
    const cwd = await projectWithout([]);
    const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.11.0'}})`;
    const child = spawn(process.execPath, ['--import', old, 'scripts/run.js', 'start'], { cwd });
    let text = '';
    child.stderr.on('data', (chunk) => (text += String(chunk)));
    await once(child, 'close');
    expect(text.trim().split('\n')).toEqual([
      expect.stringContaining('Node 20.11.0 is too old. Start commands with npm'),
    ]);
  });
});
