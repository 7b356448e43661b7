import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long an interrupted command may take to stop its servers before it is killed. */
const GRACE_MS = 15_000;

interface Options {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** `inherit` shows what the command prints; `pipe` collects it. */
  output?: 'inherit' | 'pipe';
  /** Ends the command and all that it started. With it, Ctrl+C in the terminal does not reach them otherwise. */
  signal?: AbortSignal;
}

export interface Result {
  /** Exit code; 1 if a signal ended the command, or kept it from starting. */
  code: number;
  /** The output of both streams; empty with `inherit`. */
  text: string;
  stdout: string;
}

/**
 * Where a program is: the tool among the packages, or else whatever the PATH has. Beside Node, which is first on the
 * PATH, other versions of the same tools may be installed for all projects.
 */
export function locate(program: string): string {
  const tool = resolve('node_modules/.bin', program);
  return existsSync(tool) ? tool : program;
}

/** Runs a command, such as one from the project's packages, until it ends. @throws if it cannot be started */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env, output = 'inherit', signal }: Options = {},
): Promise<Result> {
  let [text, stdout] = ['', ''];
  if (signal?.aborted) return Promise.resolve({ code: 1, text, stdout });
  return new Promise((done, fail) => {
    const child = spawn(locate(command), args, {
      cwd,
      // Some programs warn of a PWD that is not where they run.
      env: { ...process.env, PWD: resolve(cwd ?? '.'), ...env },
      stdio: ['ignore', output, output],
      // A process group of its own, which signals reach as a whole.
      detached: signal !== undefined,
    });
    /** Sends a signal to the group, or 0 to ask. @returns whether it reached anybody */
    const send = (name: NodeJS.Signals | 0): boolean => {
      try {
        return process.kill(-child.pid!, name);
      } catch {
        return false;
      }
    };
    const end = () => {
      send('SIGINT');
      setTimeout(() => send('SIGKILL'), GRACE_MS).unref();
    };
    signal?.addEventListener('abort', end);
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      stdout += chunk;
    });
    child.stderr?.on('data', (chunk) => (text += chunk));
    child.on('error', fail);
    child.on('close', async (code) => {
      signal?.removeEventListener('abort', end);
      // What a command started may take longer to end than itself.
      const remains = () => signal?.aborted && send(0);
      for (let waited = 0; waited < GRACE_MS && remains(); waited += 100) await sleep(100);
      done({ code: code ?? 1, text, stdout });
    });
  });
}
