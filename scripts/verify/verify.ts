import { loadSite } from '../../site-build/config/load.ts';
import { main, parseCommandLine, UserError } from '../lib/command.ts';
import { readBuild } from './build.ts';
import { compare } from './compare.ts';

const USAGE = 'Write the site’s origin: npm run verify -- https://your-token.com';
const EXIT = { same: 0, different: 1, unknown: 2 } as const;

/** @throws UserError if the argument is not an origin */
function originFrom(argument: string | undefined): string {
  if (!argument) throw new UserError(USAGE);
  const url = URL.canParse(argument) ? new URL(argument) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (!isOrigin || url.username) throw new UserError(`"${argument}" is not an origin. ${USAGE}`);
  return url.origin;
}

/**
 * `npm run verify -- https://the-site` compares everything that a site serves with the build in `dist`. Exits 0 if it is
 * the same, 1 if it differs, and 2 if that cannot be told. With `--quiet`, prints nothing if it is the same.
 */
await main(async () => {
  const options = { quiet: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseCommandLine(USAGE, { options, allowPositionals: true });
  if (positionals.length > 1) throw new UserError(`"${positionals[1]}" is one argument too many. ${USAGE}`);
  const origin = originFrom(positionals[0]);
  const built = await readBuild(await loadSite());
  const { outcome, requests, lines } = await compare(origin, built);
  if (outcome === 'same' && values.quiet) return EXIT.same;
  // One stream, so that a log keeps the order.
  const commit = `the build of ${built.commit}`;
  const last = {
    same: `Verified: ${origin} serves ${commit}, byte for byte and header for header (${requests} requests).`,
    different: `DIFFERENT: ${origin} does not serve ${commit}. If nobody deployed something else, see SECURITY.md.`,
    unknown: `Not verified: ${origin} could not be compared with ${commit}.`,
  };
  console.log([...lines, last[outcome]].join('\n'));
  return EXIT[outcome];
}, EXIT.unknown);
