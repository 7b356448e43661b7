import { spawn } from 'node:child_process';

interface Options {
  env?: NodeJS.ProcessEnv;
  /** `inherit` shows what the command prints; `pipe` collects it. */
  output?: 'inherit' | 'pipe';
}

export interface Result {
  /** Exit code; 1 if a signal ended the command. */
  code: number;
  /** The output of both streams; empty with `inherit`. */
  text: string;
}

/** Runs a command to its end. npm has put the commands of the project's packages on the PATH. */
export function run(
  command: string,
  args: readonly string[],
  { env, output = 'inherit' }: Options = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', output, output] });
    let text = '';
    child.stdout?.on('data', (chunk) => (text += chunk));
    child.stderr?.on('data', (chunk) => (text += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });
}
