import { anybodys, at, type WrongValue } from './wrong-value.ts';

const BOT = 'https://bot.plumtag-token.io';
const passesOn = /redirects to|may redirect/;
const account = /Name the account|as a path on/;
const login = /logs somebody in/;
const looksLike = /looks like .*’s but is not/;

/** Links that lead elsewhere than they seem to, show somebody's login, or hide what they contain. */
const links: readonly (readonly [value: string, remedy: RegExp])[] = [
  // Parameters, fragments and folders that name another place, in whatever spelling.
  [`${BOT}/?redirect=//evil.com`, passesOn],
  [`${BOT}/?q=evil.com%2Fx`, passesOn],
  [`${BOT}/?anything=evil.com`, passesOn],
  [`${BOT}/?RedirectTo=evil.com`, passesOn],
  [`${BOT}/?continueUrl=evil.com`, passesOn],
  [`${BOT}/?next=evil%E3%80%82com`, passesOn],
  [`${BOT}/?path=/%5Cevil.com`, passesOn],
  [`${BOT}/%5C%5Cevil.com`, /encoded slash/],
  [`${BOT}/..%2f..%2fevil`, /encoded slash/],
  [`${BOT}/a%2Fb`, /encoded slash/],
  [`${BOT}/redirect/evil.com`, passesOn],
  [`${BOT}/out/evil.com/x`, passesOn],
  [`${BOT}/https/evil.com`, passesOn],
  [`${BOT}/https:evil.com`, passesOn],
  [`${BOT}/#https:evil.com`, passesOn],
  [`${BOT}/#//evil.com`, passesOn],
  [`${BOT}/?x=javascript%3Aalert(1)`, passesOn],
  [`${BOT}/%3Cscript%3E`, /encoded markup/],
  [`${BOT}/?a=%22onload%3D`, /encoded markup/],
  // Logins.
  [`${BOT}/?access_token=abc`, login],
  [`${BOT}/?API-key=abc&api_key=abc`, login],
  [`${BOT}/?password=hunter2`, login],
  [`${BOT}/?token=eyJhbGciOiJIUzI1NiJ9.eyJ1Ijoi.abc`, login],
  [`${BOT}/?x=ghp_012345678901234567890123456789012345`, login],
  [`${BOT}/;jsessionid=1`, login],
  // Names that wallets resolve.
  [`${BOT}/?x=vitalik.eth`, /Leave out “vitalik\.eth”/],
  [`${BOT}/vitalik.sol`, /Leave out “vitalik\.sol”/],
  // Telegram and X under their other hosts.
  ['https://t.me/+15551234567', account],
  ['https://plumtag.t.me', account],
  ['https://telegram.dog/share/url?url=x', account],
  ['https://web.telegram.org/k/#@evil', account],
  ['https://telegra.ph/Claim-01-01', account],
  ['https://te.legra.ph/Claim', account],
  ['https://graph.org/Claim-01', account],
  ['https://www.x.com/home', account],
  ['https://mobile.x.com/intent/tweet?text=x', account],
  ['https://mobile.twitter.com/home', account],
  ['https://t.me/BotFather', account],
  ['https://t.me/wallet', account],
  ['https://x.com/elonmusk', account],
  ['https://vxtwitter.com/plumtag', passesOn],
  ['https://fixupx.com/plumtag', passesOn],
  ['https://nitter.net/plumtag', passesOn],
  // Redirectors, translations, archives, and wallets' own browsers.
  ['https://maps.google.com/url?q=x', passesOn],
  ['https://www.google.com/aclk?adurl=x', passesOn],
  ['https://adclick.g.doubleclick.net/x', passesOn],
  ['https://script.google.com/macros/s/x/exec', passesOn],
  ['https://accounts.google.com/ServiceLogin?continue=evil', passesOn],
  ['https://webcache.googleusercontent.com/search?q=cache:evil', passesOn],
  ['https://l.messenger.com/l.php?u=x', passesOn],
  ['https://www.tiktok.com/link/v2?target=evil', passesOn],
  ['https://discord.com/api/oauth2/authorize?client_id=1', passesOn],
  ['https://yandex.ru/turbo/evil', passesOn],
  ['https://drainer.onion.ly/', passesOn],
  ['https://metamask.app.link/dapp/evil.com', passesOn],
  ['https://phantom.app/ul/browse/evil.com?ref=x', passesOn],
  ['https://link.trustwallet.com/send?asset=c60', passesOn],
  ['https://bit.do/x', passesOn],
  ['https://forms.gle/abc', passesOn],
  // Hosts that look like a wallet's or an exchange's.
  ['https://uniswap-org.com/', looksLike],
  ['https://app-uniswap.org/', looksLike],
  ['https://un1swap.com/', looksLike],
  ['https://walletconnect.com.plumtag.io/', looksLike],
  ['https://wallet-connect.help/', looksLike],
  ['https://coinbase-plumtag.com/', looksLike],
  ['https://solana.network/', looksLike],
];

/** Origins that are anybody's or look like somebody else's. */
const origins: readonly (readonly [value: string, remedy: RegExp])[] = [
  ['HTTPS://www.plumtag-token.io', /starts with https:\/\//],
  ['https:\\\\www.plumtag-token.io', /starts with https:\/\//],
  ['https:///www.plumtag-token.io', /whole URL|normal form|public host/],
  ['https://www.plumtag-token.io#', /normal form|without path/],
  ['https://www.plumtag-token.io:', /port/],
  ['https://www%2eplumtag-token.io', /normal form|public host/],
  ['https://www.plumtag-token.io。com', /encoded form/],
  ['https://www.plumtag-token．io', /encoded form/],
  ['https://plum_tag.com', /public host name/],
  ['https://plumtag..com', /whole URL|public host name/],
  ['https://0x7f.1', /public host name/],
  ['https://017700000001', /public host name/],
  ['https://2130706433', /public host name/],
  ['https://127.1', /public host name/],
  ['https://[::ffff:127.0.0.1]', /public host name/],
  ['https://@plumtag.com', /normal form|user name/],
  ['https://1.0.0.127.in-addr.arpa', /cannot reach/],
  [`https://${'a'.repeat(64)}.com`, /public host name|whole URL/],
  ['https://plumtag.wordpress.com', anybodys],
  ['https://plumtag.glitch.me', anybodys],
  ['https://plumtag.bnb.limo', anybodys],
  ['https://plumtag.onion.ws', anybodys],
  ['https://plumtag.carrd.co', anybodys],
  ['https://ipfs.io', /’s/],
  ['https://ledger.com', /ledger\.com’s/],
  ['https://uniswap.com', looksLike],
  ['https://binance.us', looksLike],
  ['https://solana.org', looksLike],
  ['https://wallet-connect.org', looksLike],
];

export const leadingElsewhere: readonly WrongValue[] = [
  ...at('links.bot', links),
  ...at('links.docs', links),
  ...at('links.community', [
    ['https://t.me/+15551234567', account],
    ['https://t.me/telegram', account],
    ['https://t.me/plumtag_chat?boost', account],
    ['https://plumtag.t.me', /Telegram: /],
  ]),
  ...at('links.profile', [
    ['https://x.com/X', account],
    ['https://x.com/twitter', account],
    ['https://x.com/%40plumtag', account],
    ['https://mobile.x.com/plumtag', /X: /],
  ]),
  ...at('origin', origins),
];
