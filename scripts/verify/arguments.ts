import { parseCommandLine } from '../lib/command-line.ts';
import { UserError } from '../lib/user-error.ts';

/** The arguments of `npm run verify`. */
export interface Arguments {
  origin: string;
  /** Folder of a sealed build. */
  artifact: string;
  /** Hash, or its beginning, of the commit that must have been built. */
  commit?: string;
  /** List, as a deployment writes it, of the hashed files of an older build that must be served too. */
  carried?: string;
  /** Whether to print nothing while all is well. */
  watch: boolean;
  /** Whether to open the site in a browser too. */
  browser: boolean;
}

const USAGE = 'Write the deployed site’s origin: npm run verify -- https://your-token.com';

const options = {
  artifact: { type: 'string', default: 'dist' },
  commit: { type: 'string' },
  carried: { type: 'string' },
  watch: { type: 'boolean', default: false },
  browser: { type: 'boolean', default: true },
} as const;

/** @throws UserError if the argument is not an origin */
function originFrom(argument: string | undefined): string {
  if (!argument) throw new UserError(USAGE);
  const url = URL.canParse(argument) ? new URL(argument) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (!isOrigin || url.username) throw new UserError(`"${argument}" is not an origin. ${USAGE}`);
  return url.origin;
}

/** @throws UserError if the arguments are not valid */
export function parseArguments(words: readonly string[]): Arguments {
  const parsed = parseCommandLine(USAGE, { args: [...words], options, allowPositionals: true, allowNegative: true });
  const { values, positionals } = parsed;
  if (positionals.length > 1) throw new UserError(`"${positionals[1]}" is one argument too many. ${USAGE}`);
  if (values.commit !== undefined && !/^[0-9a-f]{7,40}$/.test(values.commit)) {
    throw new UserError(`"${values.commit}" is not a commit. Write at least seven of its hex digits after --commit.`);
  }
  if (values.watch && !values.commit) {
    throw new UserError(
      '--watch needs a commit to compare with, so that it notices a build of anything else. Add --commit and its hash.',
    );
  }
  return { ...values, origin: originFrom(positionals[0]) };
}
