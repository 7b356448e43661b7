/** A chain on which the token has a contract that the site shows. */
export type ContractChain = 'solana' | 'bnb';

/** The token that the swap link trades against; its contract is in `chains.ts`. */
export type PairToken = 'WBNB';

/**
 * The form of the operator's file. `site.ts` says where visitors see each value, `site-build/config/check.ts` holds the
 * rules. Optional values came later: a file written before them still builds.
 */
export interface SiteConfig {
  /** Latin letters, digits, spaces, dots, hyphens and underscores, without `$` or `#`; at most 16 characters. */
  product: string;
  /** The token's ticker on its chains: capitals and digits, at most 11. */
  symbol?: string | null;
  /** Of the BNB Chain contract, from 0 to 36. */
  decimals?: number | null;
  /** `https://` and a host: no path, no slash at the end. */
  origin: string;
  /** Hosts with letters beyond ASCII (`xn--…`) that the operator has compared, decoded, with the right ones. */
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
  /** The address alone. */
  email: string;
  /** Exactly two, one a chain. */
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
  /** What completes "governed by the laws of …". */
  governingLaw?: string;
  /** ISO date: YYYY-MM-DD. */
  contentReviewed?: string | null;
  /** Hosts alone: no scheme, no path. */
  previewHosts: readonly string[];
  /** A promise for the whole registrable domain: only where every subdomain has https. */
  hstsPreload: boolean;
  securityTxt: {
    /** ISO date and time in UTC; RFC 9116 recommends less than a year ahead. */
    expires: string;
  };
  /** Six-digit hex colours that are far enough apart to be read. */
  brand: {
    /** Near-black. */
    ink: string;
    /** Off-white. */
    paper: string;
    /** Loud, and light enough to carry ink text and to stand on ink. */
    signal: string;
  };
}

/**
 * A configuration that passed the check, which is what pages, Worker and build read, from `virtual:site`. Plain JSON:
 * what the operator left out is the demonstration value, or `null` where there need not be one.
 */
export type CheckedSite = Required<Omit<SiteConfig, 'company'>> & { company: Required<SiteConfig['company']> };

/** One contract of the token. */
export interface Contract {
  chain: ContractChain;
  /** EIP-55 checksummed on BNB Chain, base58 of 32 bytes on Solana. */
  address: string;
}
