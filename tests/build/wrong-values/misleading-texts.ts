import { at, type WrongValue } from './wrong-value.ts';

const missing = /says that a value is still missing/;
const webAddress = /looks like a web address/;
const chainAddress = /looks like an address on a blockchain/;
const EVM = '0x6B175474E89094C44Da98b954EedeAC495271d0F';

/** Texts that send a reader to somebody else, in any line of the configuration. */
const elsewhere: readonly (readonly [value: string, remedy: RegExp])[] = [
  ['Visit drainer1.io now', webAddress],
  ['Plumtag 1 (claim at drainer.io)', webAddress],
  ['t.me/drainer1', webAddress],
  ['www.drainer1.com', webAddress],
  ['drainer1(.)io', webAddress],
  ['drainer1.eth', chainAddress],
  ['Pay TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', /looks like|Shorten it/],
  ['TODO', missing],
  ['undefined', missing],
  ['n/a', missing],
];

/** Texts of the configuration that mislead a reader, or that a template left behind. */
export const misleadingTexts: readonly WrongValue[] = [
  ...['company.legalName', 'company.state', 'company.fileNumber', 'governingLaw'].flatMap((path) =>
    at(path, elsewhere),
  ),
  ...at('company.legalName', [
    [EVM.match(/.{1,8}/g)!.join(' '), chainAddress],
    ['Plumtag-token.io/claim Inc', webAddress],
    ['Plumtag-token.com Inc', webAddress],
    ['-', /Write it out, with at least two letters: /],
    ['...', /Write it out/],
    ['1', /Write it out/],
  ]),
  ...at('company.fileNumber', [
    ['pending', missing],
    ['Wyoming', /Write it out, with the digits/],
  ]),
  ...at('product', [
    ['drainer.io', webAddress],
    ['t.me', webAddress],
    ['1.2.3.4', webAddress],
    ['Plum.eth', chainAddress],
    ['TODO', missing],
    ['undefined', missing],
    ['MetaMask', /This is MetaMask’s name/],
    ['Pancake Swap', /This is PancakeSwap’s name/],
    ['Trust-Wallet', /This is Trust Wallet’s name/],
  ]),
  ...at('symbol', [
    ['{symbol}', /letters and digits/],
    ['=1+1', /letters and digits/],
    ['../x', /letters and digits/],
    ['PLUM.ETH', chainAddress],
    ['null', /missing: write the symbol, or null without quotes: TOKEN$/],
  ]),
  ...at('botHandle', [
    ['BotFather', /somebody else’s/],
    ['MetaMask', /somebody else’s/],
    ['Telegram', /somebody else’s/],
    ['admin', /calls everybody/],
    ['everyone', /calls everybody/],
  ]),
  ...at('email', [
    ['vitalik.eth@plumtag-token.io', chainAddress],
    [`pay+${EVM}@plumtag-token.io`, chainAddress],
    ['team@t.me', /Telegram’s/],
    ['team@metamask.io', /MetaMask’s/],
    ['team@metarnask.io', /looks like MetaMask/],
    ['"a b"@plumtag-token.io', /only an email address/],
    ['a@[1.2.3.4]', /only an email address/],
    ['а@plumtag-token.io', /only an email address/],
    ['a@plumtag-token.io,b@evil.com', /only an email address/],
  ]),
  ...at('contentReviewed', [['1999-01-01', /since 2025/]]),
  ...at('previewHosts', [[Array.from({ length: 21 }, (_, index) => `p${index}.plumtag-token.io`), /at most 20/]]),
  ...at('securityTxt.expires', [
    ['2027-10-31T24:00:00Z', /before the year 2100/],
    ['2027-10-31 00:00:00Z', /before the year 2100/],
    ['1999-01-01T00:00:00Z', /before the year 2100/],
  ]),
  ...at('brand.ink', [
    ['#0B0D0C;}', /six hex digits/],
    ['#０B0D0C', /six hex digits/],
    ['#0B0D0CFF', /six hex digits/],
  ]),
];
