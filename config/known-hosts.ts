/** Services that the site links to, or that its visitors trust with money, with their domains. */
const services: Readonly<Record<string, readonly string[]>> = {
  Telegram: ['t.me', 'telegram.me', 'telegram.org', 'telegram.dog', 'telegra.ph'],
  X: ['x.com', 'twitter.com'],
  PancakeSwap: ['pancakeswap.finance', 'pancakeswap.com'],
  BscScan: ['bscscan.com'],
  Solscan: ['solscan.io'],
  MetaMask: ['metamask.io'],
  'Trust Wallet': ['trustwallet.com'],
  Binance: ['binance.com', 'bnbchain.org'],
  Solana: ['solana.com'],
  Phantom: ['phantom.app', 'phantom.com'],
  Google: ['google.com'],
  GitHub: ['github.com'],
};

/** Link shorteners: what is behind a short link can change after it was checked. */
export const SHORTENERS = new Set(
  'bit.ly t.co tinyurl.com goo.gl is.gd v.gd ow.ly buff.ly cutt.ly rebrand.ly rb.gy t.ly lnkd.in shorturl.at'.split(
    ' ',
  ),
);

export const TELEGRAM_HOSTS = new Set(['t.me', 'telegram.me']);
export const X_HOSTS = new Set(['x.com', 'twitter.com']);

/** Paths on Telegram and X that are pages of their own, not accounts, and handles that call everybody. */
export const PAGES = new Set(
  'share proxy socks login addstickers addtheme setlanguage joinchat invoice contact home i intent explore search settings messages notifications compose hashtag signup account tos privacy about download x twitter telegram botfather admin support everyone all here'.split(
    ' ',
  ),
);

/** Tells whether `host` is `domain` or below it. */
export const isBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Tells whether a name, in any letter case and spacing, is that of a service. Names of one letter are too short. */
export const isService = (name: string): boolean =>
  Object.keys(services).some(
    (service) =>
      service.length > 1 && service.replaceAll(' ', '').toLowerCase() === name.replaceAll(/[\W_]/g, '').toLowerCase(),
  );

/** Returns the service that owns a host, or null. */
export const ownerOf = (host: string): string | null =>
  Object.entries(services).find(([, domains]) => domains.some((domain) => isBelow(host, domain)))?.[0] ?? null;
