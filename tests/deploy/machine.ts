import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { inject } from 'vitest';
import { KEYS } from '../../scripts/deploy/key.ts';
import { command } from '../build/lib/command.ts';
import { copyProject } from '../build/lib/copy-project.ts';
import { fillGaps } from '../build/lib/fill-gaps.ts';
import { site } from './token.ts';

const identity = ['-c', 'user.name=tests', '-c', 'user.email=tests@localhost'];
/** Equal trees are equal commits, whose build can be used again. */
const dates = { GIT_AUTHOR_DATE: '2026-11-22T12:00:00Z', GIT_COMMITTER_DATE: '2026-11-22T12:00:00Z' };
/** Packages whose commands are replaced are found here. */
const PACKAGES = resolve('node_modules');
const STAND_INS = resolve('tests/deploy/stand-in');
const KEY = 'the-key-to-the-account';

/** How much of the browser check runs: it takes a minute with every visitor. */
type BrowserCheck = 'none' | 'one visitor';

interface Options {
  /** Further environment variables. */
  env?: Readonly<Record<string, string>>;
  browser?: BrowserCheck;
  /** What it prints, as far as it has come; whoever is told may end the group of processes that it gets. */
  onText?: (text: string, group: number) => void;
}

const shell = (...lines: string[]): string => `#!/bin/sh\n${lines.join('\n')}\n`;
const node = (script: string): string => `exec node "${script}" "$@"`;

/** Runs the real build once for each commit. */
const vite = (cache: string): string[] => [
  `cache="${cache}/$(git rev-parse HEAD)"`,
  'if [ -d "$cache" ]; then rm -rf dist .wrangler; exec cp -R "$cache/dist" "$cache/.wrangler" .; fi',
  `node "${join(PACKAGES, 'vite/bin/vite.js')}" "$@" || exit 1`,
  'mkdir -p "$cache.$$" && cp -R dist .wrangler "$cache.$$" && mv -T "$cache.$$" "$cache" || rm -rf "$cache.$$"',
];

/** A clone of the project with a committed configuration, in which commands run as an operator runs them. */
export class Machine {
  readonly folder: string;
  readonly remove: () => Promise<void>;

  private constructor(folder: string, remove: () => Promise<void>) {
    this.folder = folder;
    this.remove = remove;
  }

  /** Replaces three commands: `npm test` does nothing, `vite` builds a commit once, and wrangler talks to the stand-in. */
  static async make(): Promise<Machine> {
    const { folder, remove } = await copyProject();
    const machine = new Machine(folder, remove);
    const bin = join(folder, 'node_modules/.bin');
    await rm(join(folder, 'node_modules'));
    await mkdir(bin, { recursive: true });
    const packages = (await readdir(PACKAGES)).filter((name) => !name.startsWith('.'));
    await Promise.all(packages.map((name) => symlink(join(PACKAGES, name), join(folder, 'node_modules', name))));
    await cp(join(PACKAGES, '.bin'), bin, { recursive: true, verbatimSymlinks: true });
    await machine.replace('npm', 'exit 0');
    await machine.replace('vite', ...vite(join(dirname(inject('builds').before), 'machines')));
    await machine.replace(
      'wrangler',
      `if [ "$1" = dev ]; then ${node(join(PACKAGES, 'wrangler/bin/wrangler.js'))}; fi`,
      node(join(STAND_INS, 'bin/wrangler')),
    );
    await cp('SECURITY.md', join(folder, 'SECURITY.md'));
    await writeFile(join(folder, '.gitignore'), `${await readFile('.gitignore', 'utf8')}node_modules\nstarted.txt\n`);
    await machine.configure(`${JSON.stringify({ ...site, hstsPreload: false })}\n`);
    await fillGaps(folder);
    await machine.git('init', '--quiet');
    await machine.commit();
    return machine;
  }

  /** Puts a shell script where npm finds a package's command. */
  async replace(name: string, ...lines: string[]): Promise<void> {
    const file = join(this.folder, 'node_modules/.bin', name);
    await rm(file, { force: true });
    await writeFile(file, shell(...lines), { mode: 0o755 });
  }

  configure(source: string): Promise<void> {
    return writeFile(join(this.folder, 'config/site.jsonc'), source);
  }

  /** Changes a word of the content. */
  async rewrite(words: string, others: string): Promise<void> {
    const file = join(this.folder, 'src/content/company.ts');
    await writeFile(file, (await readFile(file, 'utf8')).replace(words, others));
  }

  git(...words: string[]) {
    return command(this.folder, ['git', ...identity, ...words], dates);
  }

  async commit(): Promise<void> {
    await this.git('add', '--all');
    await this.git('commit', '--quiet', '--message', 'as it is');
  }

  /** Every process that the last command started, as `name words [variables that held the key]`. */
  async started(): Promise<string[]> {
    const text = await readFile(join(this.folder, 'started.txt'), 'utf8');
    return text.trim().split('\n');
  }

  /** Runs a command line in a shell, with the key to the account in each variable that may hold it. */
  async run(
    line: string,
    { browser = 'none', env: more, onText }: Options = {},
  ): Promise<{ code: number; text: string }> {
    await writeFile(join(this.folder, 'started.txt'), '');
    const env = {
      ...process.env,
      // The system's npm: the one in the packages' place is the tests'.
      PATH: process.env
        .PATH!.split(':')
        .filter((folder) => !folder.includes('node_modules') && !folder.startsWith(STAND_INS))
        .join(':'),
      SITE_CONFIG: '',
      NODE_ENV: '',
      VITEST: '',
      ...Object.fromEntries(KEYS.map((name) => [name, KEY])),
      NODE_OPTIONS: `--import=${join(STAND_INS, 'elsewhere.mjs')}`,
      STAND_IN_BROWSER: browser,
      STAND_IN_STARTED: join(this.folder, 'started.txt'),
      ...more,
    };
    const child = spawn('sh', ['-c', line], { cwd: this.folder, env, detached: true });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (words: string) => {
        text += words;
        onText?.(text, child.pid!);
      });
    }
    const code = await new Promise<number>((done) => child.on('close', (status) => done(status ?? 1)));
    return { code, text };
  }
}
