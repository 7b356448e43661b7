import type { SiteConfig } from '#shape/token.ts';

/**
 * Your token's facts. Each comment says where visitors see the value; what is not on the page is public all the same,
 * because the page's script contains this file. The texts and figures are in `content/`.
 *
 * The page needs one contract on Solana and one on BNB Chain, because the buying guide is for BNB Chain. `npm run doctor`
 * lists what is wrong or still a demonstration, and `npm run deploy` refuses it.
 */
export const site = {
  /**
   * Loader, header, titles, hero, how it works, FAQ, development update, footer, legal and 404 pages; what search engines,
   * social cards, bookmarks and the files for wallets say.
   */
  product: 'HashtagPay',
  /**
   * After $ in the hero, its button, supply, FAQ and terms, in the guide’s pair and in the list for wallets, as the
   * contract has it; null if it is the product’s name.
   */
  symbol: null,
  /** The token list for BNB Chain in /.well-known, which is only written with both symbol and decimals. */
  decimals: null,
  /**
   * That list’s version. Wallets take a changed list only if it is higher: raise the first number with another address,
   * the last with another name, symbol or decimals.
   */
  tokenListVersion: '1.0.0',
  /**
   * The host in the contracts’ lead, at the foot of each page, in both legal pages and in the warning on copies; the
   * addresses that search engines, previews, security.txt and the files for wallets have.
   */
  origin: 'https://hashtagpay.example',
  /** Each host with letters beyond ASCII, in these letters, once you have compared them: pages show it so, not as xn--… */
  internationalisedHosts: [],
  links: {
    /** “Start with $Name” in the hero, the menu, how it works and the ending; “Open the bot” in the FAQ. */
    bot: 'https://bot.example.com',
    /** “Whitepaper” in the hero, the header and the footer, “the documentation” in FAQ and legal pages; or null. */
    docs: 'https://docs.example.com',
    /** “Join Telegram” in the footer, “Join Our Telegram” in the Coming Soon dialog, “Ask us” in the FAQ; or null. */
    community: 'https://t.me/example',
    /** The X icon in the footer; or null. */
    profile: 'https://x.com/example',
  },
  /** Every example of a post, and of its reply: “@bot send 0.05 SOL to @ana”. The same on X and on Telegram. */
  botHandle: 'bot',
  /** The mail link in the footer, the contact of both legal pages and of security.txt. */
  email: 'hello@example.com',
  /**
   * Contract cards in this order, with copy buttons and explorer links, and the files for wallets; hero (the first); guide,
   * swap link and the address with a typo (BNB Chain’s).
   */
  contracts: [
    { chain: 'solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
    { chain: 'bnb', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
  ],
  company: {
    /** FAQ, legal pages; null says “the company behind …”. */
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
  /** Not on the page, but public: the day on which you finished reviewing every text of the site for your token, YYYY-MM-DD; null before. */
  contentReviewed: null,
  /** Not on the page, but public: hosts of your own on which the warning on copies does not appear. */
  previewHosts: [],
  /**
   * Not on the page. true asks browsers to open every host of your domain by https only, for years, even before a first visit:
   * set it only if each has https, and submit the domain at hstspreload.org. It takes months to take back.
   */
  hstsPreload: false,
  securityTxt: {
    /** /.well-known/security.txt; renew it before this day. */
    expires: '2027-10-31T00:00:00Z',
  },
  /** Every colour of pages, icons and social cards, but for the chains’: all shades are mixed from these. */
  brand: {
    /** Dark sections, text on paper, browser chrome. */
    ink: '#0B0D0C',
    /** Light sections, text on ink. */
    paper: '#F6F4EE',
    /** The accent: main buttons, the hero’s panel, the mark, charts. */
    signal: '#D2FF3C',
  },
  /**
   * Not on the page, but public: what the build’s scan refuses though it is right, such as
   * { found: '0x…', reason: 'the treasury, in the FAQ' }.
   */
  allowed: [],
} satisfies SiteConfig;
