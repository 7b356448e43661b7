/** Services that the site links to or that visitors trust with money, with their domains. */
export const services: Readonly<Record<string, readonly string[]>> = {
  Telegram: ['t.me', 'telegram.me', 'telegram.org', 'telegram.dog', 'telegra.ph', 'legra.ph', 'graph.org'],
  X: ['x.com', 'twitter.com'],
  PancakeSwap: ['pancakeswap.finance', 'pancakeswap.com'],
  BscScan: ['bscscan.com'],
  Solscan: ['solscan.io'],
  MetaMask: ['metamask.io'],
  'Trust Wallet': ['trustwallet.com'],
  WalletConnect: ['walletconnect.com', 'walletconnect.org', 'walletconnect.network', 'reown.com'],
  Solflare: ['solflare.com'],
  Uniswap: ['uniswap.org'],
  Raydium: ['raydium.io'],
  Binance: ['binance.com'],
  Coinbase: ['coinbase.com'],
  OpenSea: ['opensea.io'],
  Etherscan: ['etherscan.io'],
  DexScreener: ['dexscreener.com'],
  DEXTools: ['dextools.io'],
  CoinGecko: ['coingecko.com'],
  CoinMarketCap: ['coinmarketcap.com'],
};

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Other well-known domains that cannot be a token's site. */
export const others: readonly string[] = words(`
  google.com youtube.com facebook.com instagram.com linkedin.com reddit.com tiktok.com github.com gitlab.com
  discord.com discord.gg medium.com whatsapp.com wikipedia.org cloudflare.com archive.org apple.com microsoft.com
  amazon.com bing.com duckduckgo.com bnbchain.org solana.com ethereum.org tron.network tronscan.org ton.org jup.ag
  pump.fun phantom.app phantom.com ledger.com trezor.io kraken.com okx.com bybit.com kucoin.com gate.com mexc.com
  circle.com tether.to aave.com 1inch.io magiceden.io rabby.io ipfs.io eth.limo linktr.ee beacons.ai
`);

/** Link shorteners: the target of a short link can change after it was checked. */
const shorteners = new Set(
  words(`
  bit.ly bitly.com j.mp tinyurl.com t.co goo.gl is.gd v.gd ow.ly buff.ly cutt.ly rebrand.ly rb.gy shorturl.at
  shorturl.com tiny.cc bl.ink lnkd.in s.id soo.gd clck.ru qr.ae adf.ly dub.sh dub.co short.io short.gy t.ly
  kutt.it tr.im u.to x.gd urlz.fr trib.al dlvr.it wp.me fb.me amzn.to gg.gg href.li shorte.st bc.vc ouo.io
  bit.do forms.gle shorturl.asia t2mio.com nullrefer.com exit.sc linktr.to t2m.io tny.im tinu.be snip.ly zpr.io spr.ly mcaf.ee po.st q.gs vk.cc da.gd i8.ae
`),
);

/** Domains below which anybody can publish a page, beyond those on the public suffix list. */
export const publicHosting: readonly string[] = words(`
  wordpress.com tumblr.com weebly.com glitch.me loca.lt blogspot.de blogspot.co.uk super.site mystrikingly.com softr.app
  godaddysites.com ghost.io 000webhostapp.com infinityfreeapp.com start.page bio.link carrd.co taplink.cc lnk.bio
  bnb.limo sol.limo dweb.link onion.ws onion.ly onion.pet tor2web.org tor2web.io
`);

/** Pages of known services that show another site or redirect to it, whatever their query. */
const RELAYS: readonly RegExp[] = [
  /^(?:[\w-]+\.)*google\.[a-z.]+\/(?:url|amp|search|imgres|aclk|ServiceLogin|macros|translate)\b/,
  /^(?:[\w-]+\.)*(?:youtube\.com\/redirect|facebook\.com\/l\.php|messenger\.com\/l\.php|tiktok\.com\/link\/)/,
  /^(?:www\.)?(?:bing\.com\/ck\/|duckduckgo\.com\/l\/|linkedin\.com\/(?:redir|safety)|vk\.com\/away)/,
  /^(?:www\.)?(?:steamcommunity\.com\/linkfilter|discord\.com\/(?:api\/)?oauth2|yandex\.[a-z.]+\/turbo)/,
  /^(?:l|lm)\.(?:facebook|instagram)\.com\//,
  // Pages in a wallet's own browser, and payments filled in.
  /^(?:metamask\.app\.link|go\.cb-w\.com|rnbwapp\.com)\/|^(?:phantom\.(?:app|com)|solflare\.com)\/ul\/|^link\.trustwallet\.com\//,
  /^(?:out\.reddit\.com|web\.archive\.org|translate\.google\.[a-z.]+|accounts\.google\.com|sites\.google\.com)\//,
  /^(?:docs\.google\.com\/forms|script\.google\.com|webcache\.googleusercontent\.com|cc\.bingj\.com|12ft\.io)(?:\/|$)/,
  /^(?:[^/]+\.)?(?:translate\.goog|cdn\.ampproject\.org|safelinks\.protection\.outlook\.com|doubleclick\.net)\//,
  /^(?:[^/]+\.)?(?:linksynergy\.com|slack-redir\.net|urldefense\.(?:com|proofpoint\.com)|archive\.(?:ph|is|today))\//,
  /^(?:[^/]+\.)?(?:onion\.(?:ws|ly|pet)|tor2web\.(?:org|io)|htmlpreview\.github\.io|r\.jina\.ai)\//,
  // Mirrors of X, whose pages their owners can change.
  /^(?:[^/]+\.)?(?:[a-z]+twitter\.com|fixupx\.com|fixvx\.com|nitter\.[a-z]+|xcancel\.com)\//,
];

/** Tells whether `host` is `domain` or below it. */
export const isBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Returns the service known to own a host, or null. */
export function ownerOf(host: string): string | null {
  const [service] = Object.entries(services).find(([, domains]) => domains.some((each) => isBelow(host, each))) ?? [];
  return service ?? others.find((domain) => isBelow(host, domain)) ?? null;
}

/** Tells whether a link with this host and path redirects to another site. */
export const isRelay = (host: string, path: string): boolean =>
  shorteners.has(host.replace(/^www\./, '')) || RELAYS.some((relay) => relay.test(host + path));

/** Returns the service that has this name, in any letter case and spacing, or null. Names of one letter are too short. */
export const serviceNamed = (name: string): string | null =>
  Object.keys(services).find(
    (service) =>
      service.length > 1 && service.replaceAll(' ', '').toLowerCase() === name.replaceAll(/[\W_]/g, '').toLowerCase(),
  ) ?? null;
