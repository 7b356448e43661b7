import type { CheckedSite } from '../../config/site-config.ts';
import type { PublicFiles } from './public-files.ts';
import { scan, type Finding } from './scan.ts';
import { addressFaults } from './shown-addresses.ts';

/** Long enough to know a finding by. */
const MAX_SHOWN = 160;
/** Named by wrangler's plugin, for what its upload leaves out. */
const PLATFORM_FILES = ['/.assetsignore'];

/** What was found as one line; what no terminal should print is written as escapes. */
const printed = ({ file, text }: Finding): string =>
  `  ${file}: ${JSON.stringify(text.slice(0, MAX_SHOWN)).slice(1, -1)}`;

/**
 * Last check of a build before it takes the place of the one before.
 *
 * @param made paths on the site of the files that the build made
 * @throws where a file holds what does not follow from the configuration, lacks an address, or should not be there
 */
export async function assertScanned(
  dist: string,
  site: CheckedSite,
  made: ReadonlySet<string>,
  added: PublicFiles,
): Promise<void> {
  const taken = added.files
    .filter((file) => made.has(file))
    .map((file) => ({ file: `public${file}`, text: 'The build makes a file of this name itself.' }));
  const findings = [
    ...added.findings,
    ...taken,
    ...(await scan(dist, site, new Set([...made, ...added.files, ...PLATFORM_FILES]))),
    ...(await addressFaults(dist, site)),
  ];
  if (findings.length === 0) return;
  throw new Error(
    `Not built: these files hold what does not follow from the configuration:\n${findings.map(printed).join('\n')}\n`,
  );
}
