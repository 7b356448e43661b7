import { describe, expect, test } from 'vitest';
import { checksum } from 'ox/Address';
import { SWAP_PAGE } from '../../config/chains.ts';
import { siteProblems } from '../../site-build/checks/site.ts';
import { ConfigError } from '../../site-build/problems.ts';
import { second, secondWith } from '../lib/second-token.ts';

const [bnb, solana] = second.contracts;
const chain = (id: string, ...colors: string[]) => ({ [id]: { name: 'X', colors, icon: 'lucide:triangle' } });

/** A path, a value that is refused there, and what the remedy says. */
const wrong: readonly (readonly [path: string, value: unknown, remedy: RegExp])[] = [
  ['product', '$Coffer', /without \$ or #/],
  ['product', 'Seventeen letters', /at most 16/],
  ['product', '<b>', /Latin letters/],
  ['symbol', '$KVT', /without \$/],
  ['decimals', 37, /0 to 36/],
  ['tokenListVersion', '1.0', /three numbers/],
  ['origin', 'http://coffer.org', /https:\/\//],
  ['origin', 'https://www.coffer.org/', /without a slash/],
  ['origin', 'https://coffer.workers.dev', /domain of your own/],
  ['origin', 'https://127.0.0.1', /domain of your own/],
  ['origin', 'https://t.me', /domain of your own/],
  ['origin', `https://pay-${'a'.repeat(46)}.com`, /at most 54 characters, each hyphen counted twice/],
  ['origin', 'https://www.coffer.org.', /domain of your own/],
  ['links.bot', 'https://bot.coffer.org:8443/', /port/],
  ['links.bot', 'https://me:secret@bot.coffer.org/', /page, or of its account/],
  ['links.bot', 'https://bot.coffer.org/"><script>', /page, or of its account/],
  ['links.bot', 'https://t.me/share', /page, or of its account/],
  ['links.bot', 'https://t.me./coffer', /page, or of its account/],
  ['links.docs', 'javascript:alert(1)', /https:\/\//],
  ['links.docs', 'https://t.me/share/url?url=x', /documentation as a browser/],
  ['links.community', 'https://discord.gg/coffer', /calls this Telegram/],
  ['links.community', 'https://t.me/+491701234567', /calls this Telegram/],
  ['links.profile', 'https://mastodon.social/@coffer', /calls this X/],
  ['links.community', 'https://T.ME/coffer_chat', /calls this Telegram/],
  ['links.profile', 'https://x.com/Home', /calls this X/],
  ['links', undefined, /bot, docs, community and profile in braces/],
  ['botHandle', '@coffer_bot', /without @/],
  ['email', 'team@coffer', /email/],
  ['email', 'team@coffer.org\nExpires: never', /email/],
  ['contracts[0].address', bnb.address.toLowerCase(), /EIP-55/],
  ['contracts[0].address', bnb.address.replace('cD9F', 'cd9F'), /EIP-55/],
  ['contracts[0].address', solana.address, /on BNB Chain: 0x/],
  ['contracts[1].address', bnb.address, /mint on Solana/],
  ['contracts[1].address', `${solana.address.slice(0, -1)}0`, /mint on Solana/],
  ['contracts', [bnb, bnb], /one on Solana and one on BNB Chain/],
  ['contracts', [bnb], /one on Solana and one on BNB Chain/],
  ['company.legalName', '', /register/],
  ['company.incorporated', '2026-02-30', /YYYY-MM-DD/],
  ['company.fileNumber', 'line\nbreak', /register/],
  ['contentReviewed', 'yesterday', /YYYY-MM-DD/],
  ['previewHosts[0]', 'evil.com', /below your own domain/],
  ['previewHosts[0]', 'https://preview.xn--drachenflgel-llb.org', /only the host/],
  ['previewHosts[0]', 'evil.com/.xn--drachenflgel-llb.org', /only the host/],
  ['hstsPreload', 'yes', /true or false/],
  ['securityTxt.expires', '2027-10-31', /time in UTC/],
  ['brand.ink', 'black', /six hex digits/],
  ['brand.ink', '#FFFFFF', /Swap them/],
  ['brand.signal', '#3333AA', /contrast is \d\.\d\d:1/],
  ['links.docs', 'https://docs.xn--gre-6ka8i.org/', /“docs\.größe\.org”.*letter by letter/],
  ['internationalisedHosts', ['xn--gre-6ka8i.org'], /as a browser shows it/],
  ['chains', chain('tron', '#FF0000'), /two colours/],
  ['chains', chain('x', '#FF0000', '#00FF00'), /not the name of a chain or an icon/],
  ['chains', chain('bnb', '#FF0000', '#00FF00'), /not the name of a chain or an icon/],
  ['icons', { rocket: 'rocket' }, /set:name/],
  ['icons', { rocket: 'lucide:no-such-drawing' }, /no drawing of this name/],
  ['icons', { Rocket: 'lucide:rocket' }, /name in lower case/],
  ['surplus', 1, /misspelt/],
];

describe('A wrong value', () => {
  test.each(wrong)('%s: %j is named with its remedy', (path, value, remedy) => {
    const problems = siteProblems(secondWith(path, value));
    expect(problems.map((problem) => problem.remedy).join('\n')).toMatch(remedy);
    const [fact] = path.split('[') as [string];
    expect(problems.filter((problem) => !problem.path.startsWith(fact))).toEqual([]);
  });

  test('does not hide another: the message has the file, every path, value and remedy', () => {
    const problems = siteProblems({ ...second, product: '$Coffer', email: 'nobody' });
    expect(new ConfigError(problems).message).toMatch(
      /^2 values are wrong:\n\n {2}token\/site\.ts: product\n {4}is {6}"\$Coffer"\n {4}remedy {2}Write [^\n]*\n\n {2}token\/site\.ts: email\n {4}is {6}"nobody"\n/,
    );
  });
});

test.each([
  ['product', 'Ünïcorn 2'],
  ['symbol', 'USDC.e'],
  ['product', 'Example'],
  ['links.bot', 'https://t.me/coffer_bot?start=site'],
  ['links.bot', 'https://x.com/coffer_bot'],
  ['links.docs', null],
  ['links.community', 'https://t.me/+AbCdEfGhIjKlMnOp'],
  ['links.profile', null],
  ['company.fileNumber', 'FL-0002.718.281-4'],
  ['chains', chain('tron', '#FF0000', '#00FF00')],
])('%s may be %j', (path, value) => {
  expect(siteProblems(secondWith(path, value))).toEqual([]);
});

test('A host in other letters passes once it is confirmed in these letters', () => {
  expect(second.origin).toContain('xn--');
  expect(siteProblems(second)).toEqual([]);
});

test('The address of WBNB in the swap link has its checksum', () => {
  const [address] = /0x\w{40}/.exec(SWAP_PAGE)!;
  expect(address).toBe(checksum(address));
});
