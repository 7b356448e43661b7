import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { copyProject } from '../../scripts/lib/copy.ts';
import { run, type Result } from '../../scripts/lib/run.ts';

/** Makes a folder that is removed after the tests of the file or group that calls this. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies the project for the tests of the file or group that calls this: `folder` is set before they run. */
export function copiedProject(): { folder: string } {
  const project = { folder: '', remove: async () => {} };
  beforeAll(async () => void Object.assign(project, await copyProject()));
  afterAll(() => project.remove());
  return project;
}

/** Fills in the blanks for a lawyer in the content of the project in `folder`. */
export async function fillGaps(folder: string): Promise<void> {
  const content = join(folder, 'token/content');
  for (const name of await readdir(content)) {
    const file = join(content, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/\[to be completed: [^\]]+\]/g, 'the one named here'));
  }
}

const NOON = '2026-01-02T12:00:00Z';
const someone = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'C',
  GIT_COMMITTER_EMAIL: 'c@example.com',
};

const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
/** Without the repository that git names to its hooks. */
const outside = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

/** Runs git without its user's settings and hooks. Returns what it prints. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...outside(), ...settings, ...someone, GIT_AUTHOR_DATE: NOON, GIT_COMMITTER_DATE: NOON },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Commits all of `folder` to a new repository, at noon on 2 January 2026. Returns the hash. */
export function commitAll(folder: string): string {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'All of it');
  return git(folder, 'rev-parse', 'HEAD');
}

/** Runs a command of the project in `folder`, with the packages' commands on the PATH, as npm does. */
export const command = (
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Promise<Result> => run(program, args, { cwd: folder, env: { NODE_ENV: '', VITEST: '', ...env }, output: 'pipe' });

export const build = (folder: string, env?: Record<string, string>): Promise<Result> =>
  command(folder, ['vite', 'build', '--logLevel', 'warn'], env);

/** Seconds on a quiet machine; here, other tests keep the processors busy. */
export const soon = { timeout: 150_000, interval: 200 };

/** Starts an npm script as a terminal does, in a process group of its own, which ends with this process at the latest. */
export function beginScript(script: string, cwd: string, env: NodeJS.ProcessEnv = {}) {
  const clean = { NODE_ENV: '', VITEST: '', NO_COLOR: '1', PORT: '0' };
  const child = spawn('npm', ['run', script], { cwd, env: { ...process.env, ...clean, ...env }, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  /** Its processes that are still running. */
  const left = () =>
    execFileSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => new RegExp(`^ *${child.pid} +[^Z]`).test(line));
  const endings = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'];
  const end = () => {
    for (const event of endings) process.off(event, end);
    if (left().length > 0) process.kill(-child.pid!, 'SIGKILL');
  };
  for (const event of endings) process.once(event, end);
  return { child, ended: once(child, 'close'), output: () => output, left, end };
}
