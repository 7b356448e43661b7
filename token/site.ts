import type { SiteConfig } from '#lib/token.ts';

/**
 * Your token's facts. Each comment says where visitors see the value. The texts and figures are in `content/`.
 *
 * The page needs one contract on Solana and one on BNB Chain, because the buying guide is for BNB Chain. `npm run doctor`
 * lists what is wrong or still a demonstration, and `npm run deploy` refuses it.
 */
export const site = {
  /** Titles, hero ($Name, #Name), loader, roadmap, FAQ, legal pages, icons’ names, social cards. */
  product: 'HashtagPay',
  /**
   * After $ in the hero, on buttons, in supply, guide and terms, and in the lists for wallets, as the contract has it; null
   * if it is the product’s name.
   */
  symbol: null,
  /** The token list for BNB Chain in /.well-known, which is only written with both symbol and decimals. */
  decimals: null,
  /**
   * That list’s version. Wallets take a changed list only if it is higher: raise the first number with another address,
   * the last with another name, symbol or decimals.
   */
  tokenListVersion: '1.0.0',
  /** Canonical links, sitemap, social-card URLs, the host at the foot of each page, the warning on copies. */
  origin: 'https://hashtagpay.example',
  /** Each host with letters beyond ASCII, in these letters, once you have compared them: pages show it so, not as xn--… */
  internationalisedHosts: [],
  links: {
    /** “Start with $Name” in the hero. */
    bot: 'https://bot.example.com',
    /** “Whitepaper” in the hero, the sticky bar and the footer; or null. */
    docs: 'https://docs.example.com',
    /** “Join Telegram” in the footer, “Join Our Telegram” in the Coming Soon dialog, “Ask us” in the FAQ; or null. */
    community: 'https://t.me/example',
    /** The X icon in the footer; or null. */
    profile: 'https://x.com/example',
  },
  /** Every example of a post: “@bot send 0.05 SOL to @ana”. The same on X and on Telegram. */
  botHandle: 'bot',
  /** The mail link in the footer, the contact of both legal pages and of security.txt. */
  email: 'hello@example.com',
  /** Contract cards in this order, with copy buttons and explorer links; hero (the first); swap link (BNB Chain’s). */
  contracts: [
    { chain: 'solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
    { chain: 'bnb', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
  ],
  company: {
    /** Legal pages; null says “the company behind …”. */
    legalName: null,
    /** Corporate status, FAQ, legal pages. */
    state: 'Delaware',
    /** Corporate status, FAQ, legal pages: YYYY-MM-DD. */
    incorporated: '2025-04-29',
    /** Corporate status, FAQ, legal pages; as the register prints it. Its label is in content/company.ts. */
    fileNumber: '10179329',
    /** Corporate status: the page on which anyone can look the company up; null shows the sentence without a link. */
    registerUrl: 'https://icis.corp.delaware.gov/ecorp/entitysearch/namesearch.aspx',
  },
  /** Terms: “governed by the laws of …”. */
  governingLaw: '[to be completed: governing law]',
  /** Not shown: the day on which you finished reviewing every text of the site for your token, YYYY-MM-DD; null before. */
  contentReviewed: null,
  /** Not shown: hosts of your own on which the warning on copies does not appear. */
  previewHosts: [],
  /**
   * Not shown. true asks browsers to open every host of your domain by https only, for years, even before a first visit:
   * set it only if each has https, and submit the domain at hstspreload.org. It takes months to take back.
   */
  hstsPreload: false,
  securityTxt: {
    /** /.well-known/security.txt; renew it before this day. */
    expires: '2027-10-31T00:00:00Z',
  },
  /** Every colour of the pages, icons and social cards: all shades are mixed from these. */
  brand: {
    /** Dark sections, text on paper, browser chrome. */
    ink: '#0B0D0C',
    /** Light sections, text on ink. */
    paper: '#F6F4EE',
    /** The accent: main buttons, the hero’s panel, the mark, charts. */
    signal: '#D2FF3C',
  },
  /** Not shown: what the build’s scan refuses though it is right: { found: '0x…', reason: 'the treasury, in the FAQ' }. */
  allowed: [],
} satisfies SiteConfig;
