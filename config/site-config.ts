import type { z } from 'zod';
import type { siteSchema } from './site-schema.ts';

/** The operator's file as written: values with a default may be missing. */
export type SiteConfig = z.input<typeof siteSchema>;

/** A checked configuration, as `virtual:site` exports it: plain JSON, with the defaults filled in. */
export type CheckedSite = z.output<typeof siteSchema>;

/** One contract of the token: with EIP-55 checksum on BNB Chain, 32 bytes in base58 on Solana. */
export type Contract = CheckedSite['contracts'][number];

export type ContractChain = Contract['chain'];
