import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { minVersionBump, nextVersion, VersionUpgrade } from '@uniswap/token-lists';
import { z } from 'zod';
import { contractOn } from '../../config/chains.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { siteConfigPath } from '../site-file/load.ts';
import { ConfigError } from '../site-file/problems.ts';

const BNB_CHAIN_ID = 56;

const recordSchema = z.object({
  version: z.object({ major: z.int(), minor: z.int(), patch: z.int() }),
  tokens: z.array(
    z.object({ chainId: z.int(), address: z.string(), name: z.string(), symbol: z.string(), decimals: z.int() }),
  ),
});

type TokenListRecord = z.infer<typeof recordSchema>;

/** The file beside a configuration, by default the active one, that records the last published token list. */
export const recordPath = (config = siteConfigPath()): string => config.replace(/(?:\.jsonc)?$/, '.tokenlist.json');

function lastPublished(): TokenListRecord | null {
  const file = recordPath();
  if (!existsSync(file)) return null;
  try {
    // `TextDecoder` drops a byte order mark.
    return recordSchema.parse(JSON.parse(new TextDecoder().decode(readFileSync(file))));
  } catch {
    const name = relative('', file);
    // A new record would start at version 1.0.0, which wallets would ignore.
    const remedy = `Bring it back from git, because it has the version that wallets know: git checkout -- ${name}`;
    throw new ConfigError(name, [{ path: '', value: 'not a token list', remedy }]);
  }
}

/**
 * The site's tokens with the list's version, which grows with every change, or wallets would keep the old address:
 * https://github.com/Uniswap/token-lists#semantic-versioning. Null without symbol and decimals, which a list needs.
 *
 * @throws ConfigError if the record of the last list cannot be read
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
