import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedSite } from '../../config/site-config.ts';
import { filesBelow } from '../documents/files.ts';
import { allowedUrls } from './allowed-urls.ts';
import { hiddenCharactersIn } from './readings/characters.ts';
import { foreignIn } from './findings.ts';
import { isText, readingsOf } from './kinds.ts';
import { ownValues } from './own-values.ts';
import type { Reading } from './readings/reading.ts';
import { strangersIn, walletCallsIn } from './strangers.ts';

/** Something in a built file that should not be in it. */
export interface Finding {
  /** Path within the scanned folder. */
  file: string;
  text: string;
}

/** The Worker's bundle has documentation URLs in comments and its map all of its source; neither is served. */
const isServed = (file: string): boolean => file.startsWith('client/');

/** In files that are not served, only an address is a finding, as written and in every string. */
const ofUnserved = (file: string, readings: readonly Reading[]): Reading[] =>
  readings
    .filter(({ kind }) => kind !== 'joined' || !file.endsWith('.map'))
    .map(({ kind, text }) => ({ kind: kind === 'text' ? 'source' : kind, text }));

async function findingsIn(dist: string, file: string, site: CheckedSite, values: readonly string[]): Promise<string[]> {
  const bytes = await readFile(join(dist, file));
  try {
    const readings = readingsOf(file, bytes);
    const text = bytes.toString('utf8');
    // A script's escapes are left out: libraries contain such characters, and `foreignIn` ignores them.
    const seen = file.endsWith('.js')
      ? []
      : readings.flatMap((reading) => (reading.kind === 'text' ? [reading.text] : []));
    const hidden = isText(file) && isServed(file) ? [text, ...seen].flatMap(hiddenCharactersIn) : [];
    const invisible = [...new Set(hidden)].map((name) => `${name}, a character that nobody sees`);
    const foreign = foreignIn(isServed(file) ? readings : ofUnserved(file, readings), site, {
      values,
      urls: allowedUrls(site, file),
    });
    const strangers = [
      ...(file.endsWith('.html') ? strangersIn(text) : []),
      ...(isServed(file) && /\.(?:js|html)$/.test(file) ? walletCallsIn(text) : []),
    ];
    return [...new Set([...invisible, ...strangers, ...foreign])];
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Returns everything in the files below `dist` that visitors, wallets or programs could see and that does not follow
 * from the configuration.
 *
 * @param expected the build's files and those from `public/`, as paths on the site
 */
export async function scan(dist: string, site: CheckedSite, expected: ReadonlySet<string>): Promise<Finding[]> {
  const files = await filesBelow(dist);
  const valuesOf = await ownValues(dist, site);
  const findings: Finding[] = [];
  for (const file of files) {
    if (isServed(file) && !expected.has(file.slice('client'.length))) {
      findings.push({
        file,
        text: 'Neither the build nor public/ makes this file. Find out what does, and remove it.',
      });
    }
    for (const text of await findingsIn(dist, file, site, valuesOf(file))) findings.push({ file, text });
  }
  for (const path of expected) {
    if (!files.includes(`client${path}`))
      findings.push({
        file: `client${path}`,
        text: 'The build should have made this file. Build again with "npm run build".',
      });
  }
  return findings;
}
