import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Outcome {
  code: number;
  /** The output of both streams. */
  text: string;
}

/** Makes commands that run in Node end with the tests, whatever ends those. */
const ENDS = ['--import', pathToFileURL('scripts/lib/end-with-parent.js').href];
const NODE: Record<string, readonly string[]> = {
  node: ENDS,
  vite: [...ENDS, resolve('node_modules/.bin/vite')],
  playwright: [...ENDS, resolve('node_modules/.bin/playwright')],
};

/** Runs a command of the project in `folder`, with the packages' commands on the PATH, as npm does. */
export function command(folder: string, words: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  const [name, ...args] = words as [string, ...string[]];
  const path = `${resolve('node_modules/.bin')}:${process.env.PATH}`;
  return new Promise((done) => {
    execFile(
      name in NODE ? process.execPath : name,
      [...(NODE[name] ?? []), ...args],
      { cwd: folder, env: { ...process.env, NODE_ENV: '', VITEST: '', PATH: path, ...env } },
      (error, out, err) => {
        done({ code: error ? Number(error.code ?? 1) : 0, text: out + err });
      },
    );
  });
}

export const build = (folder: string, env?: Record<string, string>): Promise<Outcome> =>
  command(folder, ['vite', 'build', '--logLevel', 'warn'], env);
