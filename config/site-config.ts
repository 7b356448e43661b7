/** A chain on which the token has a contract that the site shows. */
export type ContractChain = 'solana' | 'bnb';

/** The token that the swap link trades against; its contract is in `chains.ts`. */
export type PairToken = 'WBNB';

/**
 * The type of the operator's file. `site.ts` says where visitors see each value, and `site-build/config/check.ts` has
 * the rules. Optional values were added later, so that an older file still builds.
 */
export interface SiteConfig {
  /** Latin letters, digits, spaces, dots, hyphens and underscores, without `$` or `#`; at most 16 characters. */
  product: string;
  /** The token's ticker on its chains: capitals and digits, at most 11. */
  symbol?: string | null;
  /** Decimals of the BNB Chain contract, from 0 to 36. */
  decimals?: number | null;
  /** `https://` and a host, without a path or a trailing slash. */
  origin: string;
  /** Hosts with non-ASCII letters (`xn--…`) whose decoded form the operator has checked. */
  internationalisedHosts?: readonly string[];
  /** Whole https URLs. */
  links: {
    bot: string;
    docs: string;
    /** On Telegram. */
    community: string;
    /** On X. */
    profile: string;
  };
  /** On X and Telegram alike, without the `@`. */
  botHandle?: string;
  /** The bare address. */
  email: string;
  /** Exactly two, one for each chain. */
  contracts: readonly [Contract, Contract];
  swap: {
    pair: PairToken;
  };
  company: {
    /** As the state's register prints it. */
    legalName?: string | null;
    state: string;
    /** ISO date: YYYY-MM-DD. */
    incorporated: string;
    /** As the state's register prints it. */
    fileNumber: string;
  };
  /** Completes "governed by the laws of …". */
  governingLaw?: string;
  /** ISO date: YYYY-MM-DD. */
  contentReviewed?: string | null;
  /** Bare hosts, without a scheme or path. */
  previewHosts: readonly string[];
  /** A promise for the whole registrable domain: set it only if every subdomain has HTTPS. */
  hstsPreload: boolean;
  securityTxt: {
    /** ISO date and time in UTC; RFC 9116, section 2.5.5 recommends less than a year ahead. */
    expires: string;
  };
  /** Six-digit hex colours with enough contrast to be readable. */
  brand: {
    /** Near-black. */
    ink: string;
    /** Off-white. */
    paper: string;
    /** The loud accent, light enough for ink text on it and for use on ink. */
    signal: string;
  };
}

/**
 * A checked configuration, as pages, Worker and build import it from `virtual:site`. It is plain JSON: a value that the
 * operator left out is the demonstration value, or `null` if it is optional.
 */
export type CheckedSite = Required<Omit<SiteConfig, 'company'>> & { company: Required<SiteConfig['company']> };

/** One contract of the token. */
export interface Contract {
  chain: ContractChain;
  /** With its EIP-55 checksum on BNB Chain, base58 of 32 bytes on Solana. */
  address: string;
}
