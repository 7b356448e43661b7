import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserError } from './user-error.ts';

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
