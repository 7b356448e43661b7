import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError } from '../../site-build/site-file/problems.ts';

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

/** Removes an option that npm put into the environment, so that npm's own children do not inherit `--dry-run`, say. */
export function takeFromNpm(name: string): string | undefined {
  const variable = `npm_config_${name.replaceAll('-', '_')}`;
  const value = process.env[variable];
  delete process.env[variable];
  return value;
}

/**
 * The options that npm took for its own because no `--` came before them: it passes them on in the environment alone,
 * as "true" if their value is the next word.
 */
function optionsOfNpm(options: NonNullable<ParseArgsConfig['options']>): string[] {
  // Options with a value come last: it may be the next word.
  const byType = Object.entries(options).toSorted(([, one], [, other]) => one.type.localeCompare(other.type));
  return byType.flatMap(([name]) => {
    const value = takeFromNpm(name);
    return value ? [value === 'true' ? `--${name}` : `--${name}=${value}`] : [];
  });
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
    const args = [...optionsOfNpm(config.options ?? {}), ...(config.args ?? process.argv.slice(2))];
    return parseArgs({ ...config, args });
  } catch (error) {
    // A URL may contain a key.
    const message = (error as Error).message.replaceAll(/\bhttps?:[^\s']*/gi, '…');
    throw new UserError(`${message}. ${usage}`);
  }
}
