import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError } from '../../site-build/config/problems.ts';

/** An error that the user can correct; commands print its message without a stack and exit with 1. */
export class UserError extends Error {}

/** Says in a few words why something failed. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException & { cause?: Error };
  // What aborted a request says more than that it was aborted.
  return cause?.message || message || code || String(error);
}

/**
 * Runs a command and exits with the code that it returns. Prints a UserError without its stack.
 *
 * @param failure exit code if it throws
 */
export async function main(body: () => Promise<number | void>, failure = 1): Promise<void> {
  // Whoever reads what is printed may have gone, as `head` does, or with the terminal: the work itself goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    const expected = error instanceof UserError || error instanceof ConfigError;
    console.error(expected ? `\n${error.message}` : error);
    // Setting the exit code alone would not end a process in which a server or a watcher runs.
    process.exit(failure);
  }
}

/**
 * Parses a command's arguments as `parseArgs` does, whose own errors would be printed with their stack.
 *
 * @param usage what to write instead: a sentence for the end of the message
 * @param config without options, every argument is an error: ignored, it could be taken for carried out
 * @throws UserError that names the argument
 */
export function parseCommandLine<const Config extends ParseArgsConfig>(usage: string, config: Config = {} as Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UserError(`${(error as Error).message}. ${usage}`);
  }
}
