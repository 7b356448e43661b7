import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseCommandLine } from '../lib/command-line.ts';
import { UserError } from '../lib/user-error.ts';

const WIDTHS = [390, 768, 1440, 1920];
const NARROWEST = 200;
const WIDEST = 5000;
const EXAMPLE = 'npm run screenshots -- 390 768 --compare ../before';

export interface Arguments {
  /** Distinct widths of the window, in pixels. */
  widths: readonly number[];
  /** Folder with the pictures of an earlier run; null for no comparison. */
  baseline: string | null;
}

function toWidth(word: string): number {
  const width = /^\d+$/.test(word) ? Number(word) : Number.NaN;
  if (width >= NARROWEST && width <= WIDEST) return width;
  throw new UserError(
    `"${word}" is not a valid width. Give whole pixels from ${NARROWEST} to ${WIDEST}, such as: ${EXAMPLE}`,
  );
}

function toBaseline(folder: string, output: string): string {
  if (!existsSync(folder))
    throw new UserError(`"${folder}" does not exist. Give --compare the folder of an earlier run, such as: ${EXAMPLE}`);
  const inside = relative(resolve(output), resolve(folder));
  if (!inside.startsWith('..')) {
    throw new UserError(
      `"${folder}" is about to be replaced. Move the pictures out of ${output}/ before comparing with them`,
    );
  }
  return folder;
}

/**
 * Reads the arguments of `npm run screenshots --`.
 *
 * @param output folder that the new pictures replace
 * @throws UserError that names the wrong argument and shows an example
 */
export function readArguments(words: readonly string[], output: string): Arguments {
  const options = { compare: { type: 'string' } } as const;
  const parsed = parseCommandLine(`Such as: ${EXAMPLE}`, { args: [...words], options, allowPositionals: true });
  const { positionals, values } = parsed;
  const widths = positionals.length > 0 ? [...new Set(positionals.map(toWidth))] : WIDTHS;
  return { widths, baseline: values.compare === undefined ? null : toBaseline(values.compare, output) };
}
