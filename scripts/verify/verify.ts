import { readFile } from 'node:fs/promises';
import { loadSite } from '../../site-build/config/load.ts';
import { SUMS_FILE, sumsOf } from '../../site-build/documents/seal.ts';
import { differences } from './compare.ts';
import { expectationsOf } from './expectations.ts';
import { main } from '../lib/main.ts';
import { UserError } from '../lib/user-error.ts';

const DIST = 'dist';
const USAGE = 'Write the deployed site’s origin: npm run verify -- https://your-token.com';

/** @throws UserError where the argument is no origin */
function originFrom(argument: string | undefined): string {
  if (!argument) throw new UserError(USAGE);
  const url = URL.canParse(argument) ? new URL(argument) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search;
  if (!isOrigin) throw new UserError(`"${argument}" is no origin. ${USAGE}`);
  return url.origin;
}

/** @throws UserError where nothing is built, or the built files are not those that the build wrote */
async function assertSealed(): Promise<void> {
  const sums = await readFile(`${DIST}/${SUMS_FILE}`, 'utf8').catch(() => null);
  if (sums === null) throw new UserError('There is nothing to compare with. Build what was deployed: npm run build');
  if (sums !== (await sumsOf(DIST))) {
    throw new UserError(`The files in ${DIST} are not those that the build wrote. Build again: npm run build`);
  }
}

/** `npm run verify -- https://the-site`: holds every file's hash and every header of a deployed site against `dist`. */
await main(async () => {
  const origin = originFrom(process.argv[2]);
  const site = await loadSite();
  await assertSealed();
  const expectations = await expectationsOf(`${DIST}/client`, site, origin);
  if (origin !== site.origin) console.log(`Note: the canonical origin is ${site.origin}.`);
  process.stdout.write(`Comparing ${expectations.length} responses of ${origin} `);
  let different = 0;
  const lines: string[] = [];
  for (const expectation of expectations) {
    const found = await differences(origin, expectation);
    process.stdout.write(found.length > 0 ? '×' : '.');
    if (found.length === 0) continue;
    different += 1;
    lines.push(`\n  ${expectation.method} ${expectation.path}`, ...found.map((text) => `    ${text}`));
  }
  console.log(lines.join('\n'));
  if (different === 0) {
    console.log(`\nVerified: ${origin} serves this build, byte for byte, under its whole header policy.`);
    return 0;
  }
  console.error(
    `\nNot the same: ${different} of ${expectations.length} responses of ${origin} differ from this build.`,
  );
  return 1;
});
