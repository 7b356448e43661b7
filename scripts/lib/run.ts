import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a command may take to stop its servers before it is killed. */
const GRACE_MS = 15_000;

interface Options {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** `inherit` shows what the command prints; `pipe` collects it. */
  output?: 'inherit' | 'pipe';
  /** Signal that ends the command early: as Ctrl+C does, unless it has to be at once. */
  end?: 'SIGINT' | 'SIGKILL';
  /** Ends the command, as does the end of this process. */
  signal?: AbortSignal;
}

export interface Result {
  /** Exit code; 1 if a signal ended the command. */
  code: number;
  /** The output of both streams; empty with `inherit`. */
  text: string;
  stdout: string;
}

/**
 * Runs a command, such as one from the project's packages, until it ends or this process exits. Its process group is its
 * own: Ctrl+C in the terminal does not reach it, and it ends with all that it started.
 */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env, output = 'inherit', end = 'SIGINT', signal }: Options = {},
): Promise<Result> {
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const stdio = ['ignore', output, output] as const;
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH, PWD: resolve(cwd ?? '.'), ...env },
      stdio: [...stdio],
      detached: true,
    });
    /** Sends a signal, or 0 to ask. @returns whether it reached anybody */
    const send = (name: NodeJS.Signals | 0): boolean => {
      try {
        return process.kill(-child.pid!, name);
      } catch {
        return child.kill(name);
      }
    };
    let isCut = false;
    const cut = () => {
      isCut = true;
      send(end);
      setTimeout(() => send('SIGKILL'), GRACE_MS).unref();
    };
    process.once('exit', cut);
    signal?.addEventListener('abort', cut);
    let [text, stdout] = ['', ''];
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      stdout += chunk;
    });
    child.stderr?.on('data', (chunk) => (text += chunk));
    child.on('error', fail);
    child.on('close', async (code) => {
      process.off('exit', cut);
      signal?.removeEventListener('abort', cut);
      // What a command started may take longer to end than itself.
      const remains = () => isCut && send(0);
      for (let waited = 0; waited < GRACE_MS && remains(); waited += 100) await sleep(100);
      if (remains()) send('SIGKILL');
      done({ code: code ?? 1, text, stdout });
    });
  });
}
