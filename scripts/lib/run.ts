import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** How long a command may take to stop its servers before it is killed. */
const GRACE_MS = 15_000;

interface Options {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** `inherit` shows what the command prints; `pipe` collects it. */
  output?: 'inherit' | 'pipe';
  /** Signal that ends the command if this process exits first; SIGKILL suits one without children of its own. */
  end?: NodeJS.Signals;
  /** Also ends the command. */
  signal?: AbortSignal;
  /** Runs in a process group of its own, which Ctrl+C in the terminal does not reach and which ends as a whole. */
  detached?: boolean;
}

export interface Result {
  /** Exit code; 1 if a signal ended the command. */
  code: number;
  /** The output of both streams; empty with `inherit`. */
  text: string;
  stdout: string;
}

/** Runs a command, such as one from the project's packages, until it ends or this process exits. */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env, output = 'inherit', end = 'SIGTERM', signal, detached = false }: Options = {},
): Promise<Result> {
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const stdio = ['ignore', output, output] as const;
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, PATH, ...env }, stdio: [...stdio], detached });
    const send = (name: NodeJS.Signals) => {
      const isThere = child.exitCode === null && child.signalCode === null;
      if (detached && isThere && child.pid !== undefined) process.kill(-child.pid, name);
      else child.kill(name);
    };
    const kill = () => {
      send(end);
      setTimeout(() => send('SIGKILL'), GRACE_MS).unref();
    };
    process.once('exit', kill);
    signal?.addEventListener('abort', kill);
    let [text, stdout] = ['', ''];
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      stdout += chunk;
    });
    child.stderr?.on('data', (chunk) => (text += chunk));
    child.on('error', fail);
    child.on('close', (code) => {
      process.off('exit', kill);
      signal?.removeEventListener('abort', kill);
      done({ code: code ?? 1, text, stdout });
    });
  });
}
