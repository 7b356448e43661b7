/** A chain on which the token has a contract that the site shows. */
export type ContractChain = 'solana' | 'bnb';

/** The token that the swap link trades against; its contract stands in `chains.ts`. */
export type PairToken = 'WBNB';

/** Everything that differs from one token to the next. `build/check-config.ts` holds the rules for each value. */
export interface SiteConfig {
  /** Name without `$` or `#`: titles, hero (`$Name` / `#Name`), loader, roadmap, legal pages, social cards. */
  product: string;
  /** Canonical origin: canonical links, sitemap, social-card URLs, the host named in the footer, the clone warning. */
  origin: string;
  links: {
    /** "Start with $Name" in the hero, the buttons of how-it-works. */
    bot: string;
    /** "Whitepaper" in the hero, the sticky bar and the footer. */
    docs: string;
    /** "Join Telegram" in the footer, "Join Our Telegram" in the Coming Soon dialog. */
    community: string;
    /** The X icon in the footer. */
    profile: string;
  };
  /** The mail link in the footer, the contact of both legal pages, the contact of security.txt. */
  email: string;
  /** Exactly two, the first one also in the hero: contract cards, explorer links, copy buttons, swap link. */
  contracts: readonly [Contract, Contract];
  swap: {
    /** The other half of the pair in the buying guide and its swap link. */
    pair: PairToken;
  };
  company: {
    /** State of incorporation: corporate status, FAQ, legal pages. */
    state: string;
    /** ISO date (YYYY-MM-DD): corporate status, FAQ. */
    incorporated: string;
    /** As the state's register prints it: corporate status. */
    fileNumber: string;
  };
  /** Hosts (no scheme, no path) that may show the site beside the canonical one without the clone warning. */
  previewHosts: readonly string[];
  /** Whether Strict-Transport-Security asks for the browsers' preload list: a promise for the whole domain. */
  hstsPreload: boolean;
  securityTxt: {
    /** ISO date and time at which /.well-known/security.txt expires. */
    expires: string;
  };
  /** Six-digit hex colours; every other shade is mixed from these three. */
  brand: {
    /** Near-black: dark sections, text on paper, browser chrome, social cards. */
    ink: string;
    /** Off-white: light sections, text on ink. */
    paper: string;
    /** The one loud colour: main buttons, the hero's panel, the mark, charts. */
    signal: string;
  };
}

/** One contract of the token. */
export interface Contract {
  chain: ContractChain;
  /** EIP-55 checksummed on BNB Chain, base58 of 32 bytes on Solana. */
  address: string;
}
