import { execFile } from 'node:child_process';

/** Runs git in the working folder. @returns its output; null if it fails or `signal` is aborted */
export function git(signal: AbortSignal, ...args: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    // A password prompt would wait for ever.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
    execFile('git', args, { signal, env }, (error, out) => resolve(error ? null : out.trim()));
  });
}
