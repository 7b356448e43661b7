import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { swapPage } from '../../config/chains.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { filesBelow } from '../documents/files.ts';
import { integrity, sha256Hex } from '../documents/hashes.ts';
import { configSum, CONFIG_FILE } from '../documents/seal.ts';
import { elementsIn, textBelow } from './readings/markup.ts';
import { currentCommit } from '../documents/commit.ts';

/** Files that contain the commit or list sums. */
const NAMES_COMMIT = new Set(['COMMIT', 'client/.well-known/COMMIT', 'client/.well-known/contracts.json']);
const LISTS_SUMS = new Set(['SHA256SUMS', 'client/.well-known/SHA256SUMS']);
/** Scripts that assemble the swap link. */
const SWAPS = /^client\/assets\/entry-client-[\w-]+\.js$/;
const NAMES_HASHES = /^client\/(?:[\w-]+\.html|_headers)$/;

const inlineHashes = (html: string): string[] =>
  elementsIn(html)
    .filter(({ tagName }) => tagName === 'script' || tagName === 'style')
    .map((element) => integrity(textBelow(element)));

/**
 * This build's values that look like a stranger's address, by file: the swap link's beginning in the script, the commit, sums of
 * the configuration and of the files, and the integrity hashes of scripts, style sheets and inline parts. Each is
 * computed from the bytes, so that no other hash passes.
 */
export async function ownValues(dist: string, site: CheckedSite): Promise<(file: string) => string[]> {
  const files = await Promise.all(
    (await filesBelow(dist)).map(async (file) => ({ file, bytes: await readFile(join(dist, file)) })),
  );
  const sums = files.map(({ bytes }) => sha256Hex(bytes));
  const hashes = files.flatMap(({ file, bytes }) => [
    ...(/\.(?:css|js)$/.test(file) ? [integrity(bytes)] : []),
    ...(file.endsWith('.html') ? inlineHashes(bytes.toString('utf8')) : []),
  ]);
  const current = currentCommit().name.replace(/-dirty$/, '');
  return (file) => [
    // The script appends the token's address. A scan also reads scripts backwards.
    ...(SWAPS.test(file)
      ? [swapPage(site.swap.pair, ''), [...swapPage(site.swap.pair, '')].toReversed().join('')]
      : []),
    ...(NAMES_COMMIT.has(file) && current !== 'unknown' ? [current] : []),
    ...(file === CONFIG_FILE ? [configSum(site)] : []),
    ...(LISTS_SUMS.has(file) ? sums : []),
    ...(NAMES_HASHES.test(file) ? hashes : []),
  ];
}
