import type { z } from 'zod';
import type { siteSchema } from './site-schema.ts';

/** The operator's file as it may be written: values with a default may be left out. */
export type SiteConfig = z.input<typeof siteSchema>;

/**
 * A checked configuration, as pages, Worker and build import it from `virtual:site`. It is plain JSON: a value that the
 * operator left out is the demonstration value, or `null` if it is optional.
 */
export type CheckedSite = z.output<typeof siteSchema>;

/** One contract of the token: with its EIP-55 checksum on BNB Chain, base58 of 32 bytes on Solana. */
export type Contract = CheckedSite['contracts'][number];

/** A chain on which the token has a contract that the site shows. */
export type ContractChain = Contract['chain'];

/** The token that the swap link trades against; its contract is in `chains.ts`. */
export type PairToken = CheckedSite['swap']['pair'];
