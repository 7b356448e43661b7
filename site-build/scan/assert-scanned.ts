import type { CheckedSite } from '../../config/site-config.ts';
import type { PublicFiles } from './public-files.ts';
import { scan, type Finding } from './scan.ts';
import { addressFaults } from './shown-addresses.ts';

/** Long enough to recognise a finding. */
const MAX_SHOWN = 160;
/** Written by wrangler's plugin to list what is not uploaded. */
const PLATFORM_FILES = ['/.assetsignore'];

/** Formats a finding as one line, with escapes for characters that are not safe in a terminal. */
const printed = ({ file, text }: Finding): string =>
  `  ${file}: ${JSON.stringify(text.slice(0, MAX_SHOWN)).slice(1, -1)}`;

/**
 * Makes the last check of a build before it replaces the previous one.
 *
 * @param made the build's files, as paths on the site
 * @throws if a file contains anything that does not follow from the configuration, lacks an address, or is unexpected
 */
export async function assertScanned(
  dist: string,
  site: CheckedSite,
  made: ReadonlySet<string>,
  added: PublicFiles,
): Promise<void> {
  const taken = added.files
    .filter((file) => made.has(file))
    .map((file) => ({
      file: `public${file}`,
      text: 'The build makes a file of this name itself. Rename or remove yours.',
    }));
  const findings = [
    ...added.findings,
    ...taken,
    ...(await scan(dist, site, new Set([...made, ...added.files, ...PLATFORM_FILES]))),
    ...(await addressFaults(dist, site)),
  ];
  if (findings.length === 0) return;
  throw new Error(
    `Not built: these files contain what does not follow from the configuration:\n${findings.map(printed).join('\n')}\nRemove each from src/content, public/ or wherever it comes from, or name it in the configuration if it is right.\n`,
  );
}
