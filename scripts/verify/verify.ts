import { loadSite } from '../../site-build/site-file/load.ts';
import { daysUntil, EXPIRY_NOTICE_DAYS, pastPeriodWarnings } from '../doctor/dates.ts';
import { main, parseCommandLine, UserError } from '../lib/command.ts';
import { compare } from './compare.ts';
import { readBuild } from './expected.ts';

const USAGE = 'Write the site’s origin: npm run verify -- https://your-token.com';
const EXIT = { same: 0, different: 1, unknown: 2 } as const;

/**
 * `npm run verify -- https://the-site` compares everything that a site serves with the build in `dist`, and looks at the
 * calendar. Exits 0 if they match, 1 if they differ or security.txt has expired, and 2 if it cannot tell.
 */
await main(async () => {
  const now = new Date();
  const { positionals } = parseCommandLine(USAGE, { allowPositionals: true });
  const origin = positionals[0]?.replace(/\/$/, '');
  if (!origin || positionals.length > 1) throw new UserError(USAGE);
  if (!/^https?:/.test(origin) || URL.parse(origin)?.origin !== origin) {
    // Without a password.
    throw new UserError(`"${origin.replace(/.*@/, '…@')}" is not an origin. ${USAGE}`);
  }
  const site = await loadSite();
  const built = await readBuild(site);
  const { outcome, lines } = await compare(origin, built);
  const { expires } = site.securityTxt;
  const days = daysUntil(expires, now);
  const isExpired = days < 0;
  const when = isExpired ? `expired on ${expires}` : `expires in ${days} days`;
  const notice = `security.txt ${when}: write a later day into securityTxt.expires, and deploy.`;
  const dates = [...(days < EXPIRY_NOTICE_DAYS ? [notice] : []), ...(await pastPeriodWarnings(now))];
  const code = outcome === 'same' && isExpired ? EXIT.different : EXIT[outcome];
  const commit = `the build of ${built.commit}`;
  const last = {
    same: `Verified: ${origin} serves ${commit}, byte for byte and header for header.`,
    different: `DIFFERENT: ${origin} does not serve ${commit}. If nobody deployed something else, see SECURITY.md.`,
    unknown: `Not verified: ${origin} could not be compared with ${commit}.`,
  };
  // GitHub shows such lines above a run's log.
  const mark = process.env.GITHUB_ACTIONS ? '::warning::' : 'Date: ';
  // One stream, so that a log keeps the order.
  console.log([...lines, ...dates.map((line) => mark + line), last[outcome]].join('\n'));
  return code;
}, EXIT.unknown);
