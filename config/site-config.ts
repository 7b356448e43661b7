import type { z } from 'zod';
import type { siteSchema } from './site-schema.ts';

/** The operator's file as written: values with a default may be missing. */
export type SiteConfig = z.input<typeof siteSchema>;

/** A checked configuration: plain JSON, with the defaults filled in. */
export type CheckedSite = z.output<typeof siteSchema>;

/** What pages show. The rest stays out of their scripts. */
export const PAGE_VALUES = [
  'product',
  'origin',
  'links',
  'botHandle',
  'email',
  'contracts',
  'company',
  'governingLaw',
] as const satisfies (keyof CheckedSite)[];

/** One contract of the token: with EIP-55 checksum on BNB Chain, 32 bytes in base58 on Solana. */
export type Contract = CheckedSite['contracts'][number];

export type ContractChain = Contract['chain'];
