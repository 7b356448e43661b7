/** Services that the site names or links to, with their domains. */
export const services: Readonly<Record<string, readonly string[]>> = {
  Telegram: ['t.me', 'telegram.me', 'telegram.org', 'telegram.dog', 'telegra.ph'],
  X: ['x.com', 'twitter.com'],
  PancakeSwap: ['pancakeswap.finance', 'pancakeswap.com'],
  BscScan: ['bscscan.com'],
  Solscan: ['solscan.io'],
  MetaMask: ['metamask.io'],
  'Trust Wallet': ['trustwallet.com'],
};

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Other well-known domains that cannot be a token's site. */
export const others: readonly string[] = words(`
  google.com youtube.com facebook.com instagram.com linkedin.com reddit.com tiktok.com github.com gitlab.com
  discord.com discord.gg medium.com whatsapp.com wikipedia.org cloudflare.com archive.org apple.com microsoft.com
  amazon.com bing.com duckduckgo.com binance.com bnbchain.org solana.com etherscan.io uniswap.org raydium.io
  jup.ag pump.fun phantom.app phantom.com coingecko.com coinmarketcap.com dexscreener.com dextools.io linktr.ee
`);

/** Link shorteners: the target of a short link can change after it was checked. */
const shorteners = new Set(
  words(`
  bit.ly bitly.com j.mp tinyurl.com t.co goo.gl is.gd v.gd ow.ly buff.ly cutt.ly rebrand.ly rb.gy shorturl.at
  shorturl.com tiny.cc bl.ink lnkd.in s.id soo.gd clck.ru qr.ae adf.ly dub.sh dub.co short.io short.gy t.ly
  kutt.it tr.im u.to x.gd urlz.fr trib.al dlvr.it wp.me fb.me amzn.to gg.gg href.li shorte.st bc.vc ouo.io
  linktr.to t2m.io tny.im tinu.be snip.ly zpr.io spr.ly mcaf.ee po.st q.gs vk.cc da.gd i8.ae
`),
);

/** Pages of known services that show another site or redirect to it, whatever their query. */
const RELAY =
  /^(?:(?:www|m)\.)?(?:google\.[a-z.]+\/(?:url|amp|search|imgres)\b|youtube\.com\/redirect\b|facebook\.com\/l\.php|bing\.com\/ck\/|duckduckgo\.com\/l\/|linkedin\.com\/(?:redir|safety)|vk\.com\/away|steamcommunity\.com\/linkfilter)|^(?:l|lm)\.(?:facebook|instagram)\.com\/|^(?:out\.reddit\.com|web\.archive\.org|translate\.google\.[a-z.]+|[^/]+\.translate\.goog|[^/]+\.cdn\.ampproject\.org|sites\.google\.com|docs\.google\.com\/forms|slack-redir\.net|urldefense\.(?:com|proofpoint\.com)|[^/]+\.safelinks\.protection\.outlook\.com|12ft\.io|archive\.(?:ph|is|today))(?:\/|$)/;

/** Tells whether `host` is `domain` or below it. */
export const isBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Returns the service known to own a host, or null. */
export function ownerOf(host: string): string | null {
  const [service] = Object.entries(services).find(([, domains]) => domains.some((each) => isBelow(host, each))) ?? [];
  return service ?? others.find((domain) => isBelow(host, domain)) ?? null;
}

/** Tells whether a link with this host and path redirects to another site. */
export const isRelay = (host: string, path: string): boolean =>
  shorteners.has(host.replace(/^www\./, '')) || RELAY.test(host + path);
