import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError } from '../../site-build/problems.ts';

/** An error that the user can correct; commands print its message without a stack. */
export class UserError extends Error {}

/** Why something failed, in a few words. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException & { cause?: Error };
  // The cause of an abort says more than the abort.
  return cause?.message || message || code || String(error);
}

/**
 * Runs a command and exits with the code it returns. Prints a UserError without its stack.
 *
 * @param failure exit code if it throws
 */
export async function main(body: () => Promise<number | void>, failure = 1): Promise<void> {
  // The reader may stop reading, as `head` does, or the terminal may close: carry on regardless.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    const expected = error instanceof UserError || error instanceof ConfigError;
    console.error(expected ? `\n${error.message}` : error);
    // Setting the exit code alone would not end a process with a running server or watcher.
    process.exit(failure);
  }
}

/**
 * Parses a command's arguments with `parseArgs`, whose own errors would be printed with their stack.
 *
 * @param usage sentence that ends the error message: what to write instead
 * @param config without options, every argument is an error: if ignored, it would seem to have worked
 * @throws UserError that names the argument
 */
export function parseCommandLine<const Config extends ParseArgsConfig>(usage: string, config: Config = {} as Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // A URL may contain a key.
    const message = (error as Error).message.replaceAll(/\bhttps?:[^\s']*/gi, '…');
    throw new UserError(`${message}. ${usage}`);
  }
}
