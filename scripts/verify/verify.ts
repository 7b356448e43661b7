import { loadSite } from '../../site-build/site-file/load.ts';
import { main, parseCommandLine, UserError } from '../lib/command.ts';
import { readBuild } from './build.ts';
import { compare } from './compare.ts';

const USAGE = 'Write the site’s origin: npm run verify -- https://your-token.com';
const EXIT = { same: 0, different: 1, unknown: 2 } as const;

/**
 * `npm run verify -- https://the-site` compares everything that a site serves with the build in `dist`. Exits 0 if they
 * match, 1 if they differ, and 2 if it cannot tell. With `--quiet`, prints nothing if they match.
 */
await main(async () => {
  const options = { quiet: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseCommandLine(USAGE, { options, allowPositionals: true });
  const origin = positionals[0]?.replace(/\/$/, '');
  if (!origin || positionals.length > 1) throw new UserError(USAGE);
  if (!/^https?:/.test(origin) || URL.parse(origin)?.origin !== origin) {
    throw new UserError(`"${origin}" is not an origin. ${USAGE}`);
  }
  const built = await readBuild(await loadSite());
  const { outcome, lines } = await compare(origin, built);
  if (outcome === 'same' && values.quiet) return EXIT.same;
  // One stream, so that a log keeps the order.
  const commit = `the build of ${built.commit}`;
  const last = {
    same: `Verified: ${origin} serves ${commit}, byte for byte and header for header.`,
    different: `DIFFERENT: ${origin} does not serve ${commit}. If nobody deployed something else, see SECURITY.md.`,
    unknown: `Not verified: ${origin} could not be compared with ${commit}.`,
  };
  console.log([...lines, last[outcome]].join('\n'));
  return EXIT[outcome];
}, EXIT.unknown);
