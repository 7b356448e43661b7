import { run } from '../../../scripts/lib/run.ts';

interface Outcome {
  code: number;
  /** The output of both streams. */
  text: string;
}

/** Runs a command of the project in `folder`, with the packages' commands on the PATH, as npm does. */
export async function command(
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const options = { cwd: folder, env: { NODE_ENV: '', VITEST: '', ...env }, output: 'pipe' } as const;
  const { code, text } = await run(program, args, options);
  return { code, text };
}

export const build = (folder: string, env?: Record<string, string>): Promise<Outcome> =>
  command(folder, ['vite', 'build', '--logLevel', 'warn'], env);
