import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAddress } from '@solana/addresses';
import { WBNB_CONTRACT } from '../../config/chains.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { filesBelow, textOf } from '../documents/files.ts';

/** Something in a built file that should not stand there. */
export interface Finding {
  /** Path below the scanned folder. */
  file: string;
  text: string;
}

/** Integrity values, policy hashes and embedded images are base64, whose pieces can look like base58. */
const NOT_TEXT = /sha(?:256|384|512)-[A-Za-z0-9+/]+=*|;base64,[A-Za-z0-9+/]+=*/g;
/** The page shows an address in spans, a group of characters each; React divides text with empty comments. */
const INLINE_SEAMS = /<\/span><span[^>]*>|<!-- -->/g;

/** No letter may follow that would make it a longer number: a hash or a key. */
const EVM = /0x[0-9a-f]{40}(?![0-9a-f])/gi;
/** Words of base58 as long as 32 bytes can be; whether they are 32 bytes is for the decoder to say. */
const BASE58_WORD = /(?<![A-Za-z0-9])[1-9A-HJ-NP-Za-km-z]{32,44}(?![A-Za-z0-9])/g;

/** Every address of BNB Chain or Solana in a text, each once. */
export function addressesIn(text: string): string[] {
  const plain = text.replace(NOT_TEXT, ' ').replace(INLINE_SEAMS, '');
  const solana = (plain.match(BASE58_WORD) ?? []).filter((word) => isAddress(word));
  return [...new Set([...(plain.match(EVM) ?? []), ...solana])];
}

/** Addresses in the files below `folder` that are neither the site's contracts nor WBNB. */
export async function foreignAddresses(folder: string, { contracts }: SiteConfig): Promise<Finding[]> {
  const known = new Set([WBNB_CONTRACT, ...contracts.map(({ address }) => address)]);
  const findings: Finding[] = [];
  for (const file of await filesBelow(folder)) {
    const text = textOf(await readFile(join(folder, file)));
    for (const address of text === null ? [] : addressesIn(text)) {
      if (!known.has(address)) findings.push({ file, text: address });
    }
  }
  return findings;
}

/** @throws where a file below `folder` holds an address that the configuration does not name; lists all of them */
export async function assertOwnAddresses(folder: string, site: SiteConfig): Promise<void> {
  const foreign = await foreignAddresses(folder, site);
  if (foreign.length === 0) return;
  const list = foreign.map(({ file, text }) => `  ${folder}/${file}: ${text}`).join('\n');
  throw new Error(`The built files hold addresses that are neither a configured contract nor WBNB:\n${list}`);
}
