import { badLinks } from './bad-links.ts';
import { anybodys, at, looksLike, type WrongValue } from './wrong-value.ts';

const tooMany = 'a'.repeat(300);

/** The accounts at other services, and the email address. */
export const wrongAccounts: readonly WrongValue[] = [
  ...at('links.community', [
    ...badLinks.map(([value]) => [value, /: https:\/\//] as const),
    ['https://discord.gg/plumtag', /Telegram: https:\/\/t\.me\/your_chat$/],
    ['https://t.me/', /Name the account or the chat.*: https:\/\/t\.me\/your_chat$/],
    ['https://t.me/share/url?url=x', /Name the account/],
    ['https://t.me/SHARE', /Name the account/],
    ['https://t.me/addstickers/plumtag', /Name the account/],
    ['https://t.me/plumtag/42', /Name the account/],
    ['https://t.me/plumtag?start=x', /Name the account/],
    ['https://t.me/+', /Name the account/],
    ['https://t.me/1plumtag', /Name the account/],
    ['https://telegram.org/plumtag', /Telegram: /],
    ['@plumtag_chat', /starts with https:\/\//],
  ]),
  ...at('links.profile', [
    ...badLinks.map(([value]) => [value, /: https:\/\//] as const),
    ['https://mastodon.social/@plumtag', /X: https:\/\/x\.com\/your_handle$/],
    ['https://x.com/', /Name the account/],
    ['https://x.com/plumtag/status/1', /Name the account/],
    ['https://x.com/Home', /Name the account/],
    ['https://x.com/i', /Name the account/],
    ['https://x.com/search?q=plumtag', /Name the account/],
    ['https://twitter.com/login', /Name the account/],
    ['https://x.com/plumtag_plumtag_plumtag', /Name the account/],
  ]),
  ...at('botHandle', [
    ['', /handle in quotes/],
    [7, /handle in quotes/],
    ['@plumtag_bot', /Leave out the @.*: plumtag_bot$/],
    ['plumtag-bot', /letters, digits and underscores/],
    ['plumtag_plumtag_bot', /3 to 15/],
    ['рlumtag', /letters, digits and underscores/],
    ['bot send 1 SOL', /letters, digits and underscores/],
  ]),
  ...at('email', [
    ['', /email address/],
    ['mailto:team@plumtag-token.io', /only an email address/],
    ['team@plumtag', /only an email address/],
    ['team@plumtag-token.io?cc=x@y.io', /only an email address/],
    ['Team <team@plumtag-token.io>', /only an email address/],
    ['team@plumtag-token.io\nExpires: never', /only an email address/],
    [`${tooMany}@plumtag-token.io`, /no mail server accepts more than 254/],
    [`${'a'.repeat(65)}@plumtag-token.io`, /before the @ to 64 characters/],
    ['team@plumtag.test', /cannot reach/],
    ['team@plumtag.local', /cannot reach/],
    ['team@plumtag.eth', /\.eth is not/],
    ['team@co.uk', anybodys],
    ['team@github.io', anybodys],
    ['team@telegrarn.org', looksLike('Telegram')],
    ['team@plumtag-tokem.io', /looks like www\.plumtag-token\.io/],
    ['team@xn--plmtag-4ya.io', /reads as “plümtag\.io”/],
    ['team@Plumtag-token.io', /lower case/],
  ]),
];
