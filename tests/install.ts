import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/*
 * `npm run test:install -- 20 10.8.2` installs, builds and serves a copy of the project as somebody with that Node and
 * that npm would, and ends with 0 if it answers. Node comes from npm's packages, which exist for each platform.
 */
const [node = '20', npm = '10.8.2'] = process.argv.slice(2);
const PORT = '8797';

const folder = await mkdtemp(join(tmpdir(), 'install-'));
const project = join(folder, 'project');
const lock = () => readFile(join(project, 'package-lock.json'), 'utf8');

/** The environment of a terminal: without what npm and the launcher set for this script. */
const isInherited = ([name]: [string, unknown]) => !/^npm_(?!config_)|^npm_config_.*prefix|^INIT_CWD/.test(name);
const terminal = Object.fromEntries(Object.entries(process.env).filter(isInherited));
terminal.PATH = terminal
  .PATH!.split(delimiter)
  .filter((path) => !path.includes('node_modules'))
  .join(delimiter);

function run(cwd: string, env: NodeJS.ProcessEnv, program: string, ...args: string[]): string {
  console.log(`$ ${[program, ...args].join(' ')}`);
  return execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Expects `actual`, or ends with a sentence. */
function expect(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what}: ${actual}, not ${expected}`);
}

try {
  const files = run('.', terminal, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of files.split('\0').filter(Boolean)) await cp(file, join(project, file)).catch(() => {});

  const packaged = `node-${process.platform}-${process.arch}`;
  run(folder, terminal, 'npm', 'install', '--no-save', '--silent', '--prefix', folder, `${packaged}@${node}`);
  const PATH = [dirname(join(folder, 'node_modules', packaged, 'bin/node')), terminal.PATH].join(delimiter);
  const env = { ...terminal, PATH, PORT };
  console.log(`Node ${run(folder, env, 'node', '--version').trim()}, npm ${npm}`);

  const before = await lock();
  if (!before.includes('"libc"')) throw new Error('package-lock.json was written by npm 10. Run: npx npm@11 install');
  const words = ['--yes', `npm@${npm}`];
  run(project, env, 'npx', ...words, 'ci');
  expect('npm ci changed package-lock.json', (await lock()) === before, true);
  run(project, env, 'npx', ...words, 'run', 'build');

  const server = spawn('npx', [...words, 'run', 'preview'], { cwd: project, env, stdio: 'pipe', detached: true });
  try {
    let text = '';
    await new Promise<void>((done, fail) => {
      const read = (chunk: Buffer) => (text += chunk).includes(`:${PORT}`) && done();
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.on('exit', () => fail(new Error(`npm run preview ended:\n${text}`)));
    });
    for (const [path, status] of [
      ['/', 200],
      ['/no/such/page', 404],
    ] as const) {
      expect(path, (await fetch(`http://127.0.0.1:${PORT}${path}`)).status, status);
    }
  } finally {
    process.kill(-server.pid!, 'SIGTERM');
  }
  console.log(`Node ${node}, npm ${npm}: installs, builds and serves.`);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
