import { site } from '../../config/site.ts';
import { daysUntil, EXPIRY_NOTICE_DAYS, pastPeriods } from '../doctor/dates.ts';
import { main, parseCommandLine, UserError } from '../lib/command.ts';
import { builtCommit, compare } from './compare.ts';

const USAGE = 'Usage: npm run verify, or npm run verify -- https://your-token.com';
const EXIT = { same: 0, different: 1, unknown: 2 } as const;

await main(async () => {
  const { positionals } = parseCommandLine(USAGE, { allowPositionals: true });
  const origin = (positionals[0] ?? site.origin).replace(/\/$/, '');
  // Not repeated, because it may contain a password.
  if (positionals.length > 1 || URL.parse(origin)?.origin !== origin) throw new UserError(`No origin. ${USAGE}`);
  const commit = await builtCommit();
  const { outcome, lines } = await compare(origin, site);
  const days = daysUntil(site.securityTxt.expires, new Date());
  const dates = pastPeriods(new Date());
  if (days < EXPIRY_NOTICE_DAYS) {
    dates.push(
      `security.txt has ${Math.max(days, 0)} days left: write a later day into securityTxt.expires, and deploy.`,
    );
  }
  const last = {
    same: `Verified: ${origin} serves the build of ${commit}, byte for byte.`,
    different: `DIFFERENT: ${origin} does not serve the build of ${commit}. If nobody deployed something else, see SECURITY.md.`,
    unknown: `Not verified: ${origin} could not be compared with the build of ${commit}.`,
  };
  // GitHub shows such lines above a run's log.
  const mark = process.env.GITHUB_ACTIONS ? '::warning::' : 'Date: ';
  console.log([...lines, ...dates.map((line) => mark + line), last[outcome]].join('\n'));
  return outcome === 'same' && days < 0 ? EXIT.different : EXIT[outcome];
}, EXIT.unknown);
