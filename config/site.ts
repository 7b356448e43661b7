import type { SiteConfig } from './site-config.ts';

/**
 * The operator's file: everything that differs from one token to the next. Each comment says where visitors see the
 * value; `site-config.ts` describes its format. The values below are demonstrations: `npm run doctor` lists them, and
 * `npm run deploy` refuses them.
 */
export const site: SiteConfig = {
  /** Titles, hero (`$Name`, `#Name`), loader, roadmap, FAQ, legal pages, icons' names, social cards. */
  product: 'HashtagPay',
  /** /.well-known lists for wallets and explorers. It also confirms a contract found on a published token list. */
  symbol: null,
  /** /.well-known token list for BNB Chain, which is only written with both symbol and decimals. */
  decimals: null,
  /** Canonical links, sitemap, social-card URLs, the host at the foot of each page, the warning on copies. */
  origin: 'https://hashtagpay.example',
  /** Not shown: each host with non-ASCII letters that is intended, as `xn--…`. */
  internationalisedHosts: [],
  links: {
    /** "Start with $Name" in the hero. */
    bot: 'https://bot.example.com',
    /** "Whitepaper" in the hero, the sticky bar and the footer. */
    docs: 'https://docs.example.com',
    /** "Join Telegram" in the footer, "Join Our Telegram" in the Coming Soon dialog. */
    community: 'https://t.me/example',
    /** The X icon in the footer. */
    profile: 'https://x.com/example',
  },
  /** Every example of a post: "@bot send 0.05 SOL to @ana". */
  botHandle: 'bot',
  /** The mail link in the footer, the contact of both legal pages and of security.txt. */
  email: 'hello@example.com',
  /** Contract cards in this order, with copy buttons and explorer links; hero (the first); swap link (BNB Chain's). */
  contracts: [
    { chain: 'solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
    { chain: 'bnb', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
  ],
  /** The other half of the pair in the buying guide and its swap link. */
  swap: { pair: 'WBNB' },
  /** Corporate status, FAQ, legal pages; exactly as in the state's register. */
  company: { legalName: null, state: 'Delaware', incorporated: '2025-04-29', fileNumber: '10179329' },
  /** Terms: "governed by the laws of …". */
  governingLaw: '[to be completed: governing law]',
  /** Not shown: the day on which you finished reviewing every text of the site for your token. */
  contentReviewed: null,
  /** Not shown: hosts on which the warning on copies does not appear. */
  previewHosts: [],
  /** Not shown: whether browsers may be told for years that every host of the domain has HTTPS. */
  hstsPreload: true,
  /** /.well-known/security.txt; renew it before this day. */
  securityTxt: { expires: '2027-10-31T00:00:00Z' },
  /** Every colour of the pages, icons and social cards: all shades are mixed from these. */
  brand: {
    /** Dark sections, text on paper, browser chrome. */
    ink: '#0B0D0C',
    /** Light sections, text on ink. */
    paper: '#F6F4EE',
    /** The accent: main buttons, the hero's panel, the mark, charts. */
    signal: '#D2FF3C',
  },
};
