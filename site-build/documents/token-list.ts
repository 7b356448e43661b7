import { existsSync, readFileSync } from 'node:fs';
import { minVersionBump, nextVersion, VersionUpgrade, type TokenInfo, type Version } from '@uniswap/token-lists';
import { contractOn } from '../../config/chains.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteConfigPath } from '../config/load.ts';

const BNB_CHAIN_ID = 56;

/** The version and tokens of a token list. */
export interface TokenListRecord {
  version: Version;
  tokens: TokenInfo[];
}

/** Returns the file beside a configuration, by default the active one, that records the last published token list. */
export const recordPath = (config = siteConfigPath()): string => config.replace(/(?:\.jsonc)?$/, '.tokenlist.json');

function lastPublished(): TokenListRecord | null {
  const file = recordPath();
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TokenListRecord;
  } catch (cause) {
    throw new Error(`${file} is not JSON. Restore it from git, or write it anew: npm run token-list`, { cause });
  }
}

/**
 * Returns the site's tokens with the list's version, which grows with every change, or wallets would keep the old address:
 * https://github.com/Uniswap/token-lists#semantic-versioning. Null without a symbol and decimals, which a list needs.
 *
 * @throws if the record of the last list cannot be read
 */
export function currentTokenList(site: CheckedSite): (TokenListRecord & { isRecorded: boolean }) | null {
  const { product: name, symbol, decimals } = site;
  if (symbol === null || decimals === null) return null;
  const tokens = [{ chainId: BNB_CHAIN_ID, address: contractOn(site, 'bnb').address, name, symbol, decimals }];
  const last = lastPublished();
  if (!last) return { version: { major: 1, minor: 0, patch: 0 }, tokens, isRecorded: false };
  const bump = minVersionBump(last.tokens, tokens);
  const isRecorded = bump === VersionUpgrade.NONE;
  return { version: isRecorded ? last.version : nextVersion(last.version, bump), tokens, isRecorded };
}
