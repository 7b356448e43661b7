import { domainToUnicode } from 'node:url';
import { isAddress as isSolanaAddress } from '@solana/addresses';
import { checksum } from 'ox/Address';
import { z } from 'zod';
import { ourChains } from '../../config/chains.ts';
import { ourIcons } from '../../config/icons.ts';
import { site as configured } from '../../config/site.ts';
import type { Contract, Site } from '../../shape/token.ts';
import { isDrawing } from '../design/icon-sprite.ts';
import { own } from '../design/logo.ts';
import { isDarker, weakPairs } from '../design/palette.ts';
import { type Problem, SITE_FILE } from '../problems.ts';
import { problemsIn, text } from './schema.ts';
import { domainOf, isBareHost, isChat, isLink, isOrigin, isProfile, isPublic, isReadableHost } from './urls.ts';

const pattern = (test: RegExp, remedy: string) => text((value) => test.test(value), remedy);
const line = (what: string, most: number) =>
  pattern(new RegExp(`^(?! )[^<>\\p{C}]{1,${most}}(?<! )$`, 'u'), `Write ${what}, at most ${most} characters.`);
const link = (whose: string) =>
  text(isLink, `Write the URL of ${whose} as a browser shows it, with https:// and without port or password.`);
const day = z.iso.date('Write a day as YYYY-MM-DD.');
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write the colour as # and six hex digits.');
const drawing = z
  .string()
  .regex(/^(?:lucide|simple-icons|own):[\w-]+$/, {
    error: 'Write a drawing of Lucide or Simple Icons as set:name, such as lucide:rocket.',
    abort: true,
  })
  .refine(
    isDrawing,
    'There is no drawing of this name: look for another at https://lucide.dev/icons or https://simpleicons.org.',
  );

/** Why an address cannot be one on its chain, or null. */
function addressRemedy({ chain, address }: Contract): string | null {
  if (chain === 'solana') {
    return isSolanaAddress(address) ? null : 'Write the mint on Solana: 32 to 44 characters in base58.';
  }
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return 'Write the contract on BNB Chain: 0x and 40 hex digits.';
  if (checksum(address.toLowerCase()) === address) return null;
  return 'The EIP-55 checksum does not fit, so a character or its case is wrong. Copy it again from the explorer.';
}

const TWO_CONTRACTS = 'Write exactly two contracts, one on Solana and one on BNB Chain.';
const contract = z
  .strictObject({
    chain: z.enum(['solana', 'bnb'], 'Write "solana" or "bnb".'),
    address: z.string('Write the contract’s address.'),
  })
  .superRefine((value, { addIssue }) => {
    const message = addressRemedy(value);
    if (message) addIssue({ code: 'custom', path: ['address'], message });
  });

/** A row a fact: what it may be, and the remedy if it is something else. */
const schema = z.strictObject({
  product: pattern(
    /^(?=.{1,16}$)[A-Za-z0-9À-ÖØ-öø-ÿ]+(?:[ ._-][A-Za-z0-9À-ÖØ-öø-ÿ]+)*$/,
    'Write the name without $ or #: at most 16 Latin letters and digits, with single spaces, dots, hyphens or underscores between them.',
  ),
  symbol: pattern(
    /^[A-Za-z0-9][\w+.-]{0,19}$/,
    'Write the symbol without $, at most 20 letters and digits.',
  ).nullable(),
  decimals: z.int('Write the contract’s decimals, from 0 to 36, or null.').min(0).max(36).nullable(),
  tokenListVersion: pattern(/^\d{1,4}(?:\.\d{1,4}){2}$/, 'Write three numbers, such as 1.0.0.'),
  origin: text(
    isOrigin,
    'Write the origin on a domain of your own: https:// and the host (at most 54 characters, each hyphen counted twice), without a slash at the end.',
  ),
  internationalisedHosts: z.array(text(isReadableHost, 'Write the host alone, as a browser shows it.')),
  links: z.strictObject(
    {
      bot: text(
        isLink,
        'Write the URL of the bot’s page, or of its account on Telegram or X, without port or password.',
      ),
      docs: link('the documentation').nullable(),
      community: text(
        isChat,
        'The page calls this Telegram. Write the chat’s URL: https://t.me/ and its name.',
      ).nullable(),
      profile: text(
        isProfile,
        'The page calls this X. Write the profile’s URL: https://x.com/ and its name.',
      ).nullable(),
    },
    'Write bot, docs, community and profile in braces.',
  ),
  botHandle: pattern(/^[A-Za-z]\w{2,14}$/, 'Write the handle without @, as it is on X: 3 to 15 letters and digits.'),
  email: text(
    (value) => z.email().safeParse(value).success && isPublic(value.split('@')[1]!),
    'Write an email address.',
  ),
  contracts: z
    .tuple([contract, contract], TWO_CONTRACTS)
    .refine(([one, other]) => one.chain !== other.chain, TWO_CONTRACTS),
  company: z.strictObject(
    {
      legalName: line('the company’s name as the register prints it', 80).nullable(),
      state: line('the state of incorporation', 40),
      incorporated: day,
      fileNumber: line('the number in the register', 32),
      registerUrl: link('the register’s search').nullable(),
    },
    'Write the company’s facts in braces.',
  ),
  governingLaw: line('what completes “governed by the laws of …”', 80),
  contentReviewed: day.nullable(),
  previewHosts: z.array(text(isBareHost, 'Write only the host, in lower case.')),
  hstsPreload: z.boolean('Write true or false.'),
  securityTxt: z.strictObject(
    { expires: z.iso.datetime('Write a time in UTC, such as 2027-10-31T00:00:00Z.') },
    'Write expires in braces.',
  ),
  brand: z.strictObject({ ink: color, paper: color, signal: color }, 'Write ink, paper and signal in braces.'),
  allowed: z.array(z.strictObject({ found: line('what the scan found', 500), reason: line('why it is right', 200) })),
  chains: z.record(
    z.string().refine((id) => /^[a-z][a-z0-9-]*$/.test(id) && !(id in ourChains) && !(id in ourIcons)),
    z.strictObject({
      name: line('the chain’s name', 30),
      colors: z.tuple([color, color], 'Write two colours, one on ink and another for brands close to it.'),
      icon: drawing,
    }),
    'Write each chain under an id in lower case that is not the name of a chain or an icon of ours, such as ink-chain.',
  ),
  icons: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), drawing, 'Write each drawing under a name in lower case.'),
});

const problem = (path: string, value: unknown, remedy: string): Problem => ({ file: SITE_FILE, path, value, remedy });

/** Colours with too little contrast, which shows once all shades are mixed. */
function brandProblems({ brand }: Site): Problem[] {
  if (!isDarker(brand.ink, brand.paper)) {
    return [problem('brand.ink', brand.ink, 'Ink is the dark colour and paper the light one. Swap them.')];
  }
  return weakPairs(brand).map(({ color: key, contrast, needed, use }) =>
    problem(
      `brand.${key}`,
      brand[key],
      `The contrast is ${contrast.toFixed(2)}:1 for ${use}, and ${needed}:1 is needed. Make ink darker, or paper, signal or the chain’s colour lighter.`,
    ),
  );
}

/** Hosts with letters beyond ASCII have to be confirmed, because some look like others. */
const hostProblems = ({ origin, links, email, internationalisedHosts }: Site): Problem[] =>
  Object.entries({ origin, ...links, email: `https://${email.split('@')[1]}` }).flatMap(([path, value]) => {
    const host = URL.parse(value ?? '')?.hostname ?? '';
    const letters = domainToUnicode(host);
    if (letters === host || internationalisedHosts.includes(letters)) return [];
    const remedy = `A browser shows this host as “${letters}”. Read it letter by letter, and if it is right, add '${letters}' to internationalisedHosts.`;
    return [problem(path in links ? `links.${path}` : path, value, remedy)];
  });

/** The warning on copies has to appear on every host that is not the operator's. */
function previewProblems({ origin, previewHosts }: Site): Problem[] {
  const parents = [domainOf(new URL(origin).hostname).domain, 'workers.dev', 'pages.dev'];
  return previewHosts.flatMap((host, at) =>
    parents.some((parent) => host.endsWith(`.${parent}`))
      ? []
      : [problem(`previewHosts[${at}]`, host, 'Name a host below your own domain, workers.dev or pages.dev.')],
  );
}

/** Everything that is wrong with a configuration; independent of the date. */
export function siteProblems(site: Site): Problem[] {
  const wrong = problemsIn(SITE_FILE, site, schema);
  return wrong.length > 0 ? wrong : [...brandProblems(site), ...hostProblems(site), ...previewProblems(site)];
}

/** Everything that is wrong with the token's facts and its logo. */
export const factProblems = (): Problem[] => [...siteProblems(configured), ...own.problems];
