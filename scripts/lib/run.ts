import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** How long a command that is told to end may take to stop its servers, in milliseconds. */
const GRACE_MS = 5_000;

interface Options {
  env?: NodeJS.ProcessEnv;
  /** `inherit` shows what the command prints; `pipe` collects it. */
  output?: 'inherit' | 'pipe';
  /** What ends the command if this process exits first; SIGKILL for one that has no children of its own. */
  end?: NodeJS.Signals;
  /** Ends the command, too. */
  signal?: AbortSignal;
}

export interface Result {
  /** Exit code; 1 if a signal ended the command. */
  code: number;
  /** The output of both streams; empty with `inherit`. */
  text: string;
}

/** Runs a command, such as one of the project's packages, to its end, or until this process exits. */
export function run(
  command: string,
  args: readonly string[],
  { env, output = 'inherit', end = 'SIGTERM', signal }: Options = {},
): Promise<Result> {
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  return new Promise((done, fail) => {
    const child = spawn(command, args, { env: { ...process.env, PATH, ...env }, stdio: ['ignore', output, output] });
    const kill = () => {
      child.kill(end);
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
    };
    process.once('exit', kill);
    signal?.addEventListener('abort', kill);
    let text = '';
    child.stdout?.on('data', (chunk) => (text += chunk));
    child.stderr?.on('data', (chunk) => (text += chunk));
    child.on('error', fail);
    child.on('close', (code) => {
      process.off('exit', kill);
      signal?.removeEventListener('abort', kill);
      done({ code: code ?? 1, text });
    });
  });
}
