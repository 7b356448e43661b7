import { ConfigError } from '../../site-build/config/problems.ts';
import { UserError } from './user-error.ts';

/**
 * Runs a command and exits with the code that it returns. Prints a UserError without its stack.
 *
 * @param failure exit code if it throws
 */
export async function main(body: () => Promise<number | void>, failure = 1): Promise<void> {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    const expected = error instanceof UserError || error instanceof ConfigError;
    console.error(expected ? `\n${error.message}` : error);
    process.exitCode = failure;
  }
}
