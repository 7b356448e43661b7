import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

interface Outcome {
  code: number;
  /** The output of both streams. */
  text: string;
}

/** Runs a command of the project in `folder`, with the packages' commands on the PATH, as npm does. */
export function command(folder: string, words: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  const [name, ...args] = words as [string, ...string[]];
  const path = `${resolve('node_modules/.bin')}:${process.env.PATH}`;
  return new Promise((done) => {
    const child = execFile(
      name,
      args,
      { cwd: folder, env: { ...process.env, NODE_ENV: '', VITEST: '', PATH: path, ...env } },
      (error, out, err) => {
        process.off('exit', end);
        done({ code: error ? Number(error.code ?? 1) : 0, text: out + err });
      },
    );
    const end = () => void child.kill();
    process.once('exit', end);
  });
}

export const build = (folder: string, env?: Record<string, string>): Promise<Outcome> =>
  command(folder, ['vite', 'build', '--logLevel', 'warn'], env);
