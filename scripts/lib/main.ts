import { ConfigError } from '../../site-build/config/problems.ts';
import { UserError } from './user-error.ts';

/** Runs a command and exits with the code that it returns. Prints a UserError without its stack. */
export async function main(body: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    const expected = error instanceof UserError || error instanceof ConfigError;
    console.error(expected ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
