import { z } from 'zod';
import { demonstrationDefaults, exampleValues } from './demonstration.ts';
import {
  bareHostReason,
  domainIn,
  pageReason,
  chatReason,
  emailReason,
  evmReason,
  handleReason,
  isBelow,
  lettersReason,
  lineReason,
  nameReason,
  originReason,
  profileReason,
  registrableDomain,
  solanaReason,
  symbolReason,
  type Reason,
} from './site-rules.ts';

/**
 * A text whose error message gives the reason, then a text that passes, as it stands in the file.
 *
 * @param expected what to ask for
 * @param reasonOf why a value fails
 * @param example a value that passes
 * @param correct makes a likely correction
 */
function text(
  expected: string,
  reasonOf: (value: string) => Reason,
  example?: string,
  correct?: (value: string) => string,
) {
  const remedy = (reason: string, shown = example): string => (shown ? `${reason}: "${shown}"` : reason);
  return z.string(remedy(expected)).check(({ value, issues }) => {
    const reason = value === '' ? expected : reasonOf(value);
    if (reason === null) return;
    const corrected = correct?.(value) ?? '';
    const message = remedy(reason, corrected && reasonOf(corrected) === null ? corrected : example);
    issues.push({ code: 'custom', message, input: value, continue: true });
  });
}

const trimmed = (value: string): string => value.trim();
const withoutSign = (value: string): string => value.replace(/^[$#@]+/, '').trim();
const origin = (value: string): string => URL.parse(value.replace(/^http:/i, 'https:'))?.hostname ?? '';
const asOrigin = (value: string): string => origin(value) && `https://${origin(value)}`;
const asLink = (value: string): string => URL.parse(value.trim().replace(/^http:/i, 'https:'))?.href ?? '';

/** An object with exactly these keys; anything else gets the list of them. */
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? undefined : `Write an object with the keys ${Object.keys(shape).join(', ')}.`,
  });

const link = (whose: string, example: string, reasonOf: (value: string) => Reason) =>
  text(`Write the URL of ${whose} in quotes`, reasonOf, example, asLink);

const linkOrNull = (whose: string, example: string, reasonOf: (value: string) => Reason) =>
  text(`Write the URL of ${whose} in quotes, or null`, reasonOf, example, asLink).nullable();

const line = (what: string, example: string, reasonOf: (value: string) => Reason) =>
  text(`Write ${what}, in quotes`, reasonOf, example, trimmed);

const law = lineReason(80);

const hosts = (reasonOf: (value: string) => Reason, example?: string) =>
  z.array(text('Write each host in quotes', reasonOf, example), 'Write a list of hosts in quotes, or [] for none.');

const DECIMALS = 'Write the number of decimals of the BNB Chain contract, from 0 to 36, or null: 18';
const DAY = 'Write a real date between 1900 and 2099 as YYYY-MM-DD, in quotes: "2026-02-03"';
const REVIEW =
  'Write the day on which you finished reviewing every text, since 2025, as YYYY-MM-DD in quotes, or null: "2026-02-03"';
const TIME = 'Write a date and time in UTC before the year 2100, in quotes: "2027-10-31T00:00:00Z"';
const VERSION = 'Write the token list’s version as three numbers, in quotes: "1.0.0"';
const color = (example: string) => {
  const remedy = `Write the colour as # and six hex digits in quotes: "${example}"`;
  return z.string(remedy).regex(/^#[0-9a-f]{6}$/i, remedy);
};

const ADDRESS = 'Write the token’s contract address in quotes.';
const contract = z.discriminatedUnion(
  'chain',
  [
    z.strictObject(
      { chain: z.literal('solana'), address: text(ADDRESS, solanaReason) },
      'Write { "chain", "address" }.',
    ),
    z.strictObject({ chain: z.literal('bnb'), address: text(ADDRESS, evmReason) }),
  ],
  { error: ({ code }) => (code === 'invalid_union' ? 'Write "solana" or "bnb".' : 'Write { "chain", "address" }.') },
);
const CONTRACTS = 'Write exactly two contracts, one on solana and one on bnb.';

const values = group({
  $schema: z.string('Write the path of the schema in quotes, or leave it out.').optional(),
  product: text('Write the product’s name, without $ or #', nameReason, 'YourToken', withoutSign),
  symbol: text('Write the token’s symbol in quotes, or null', symbolReason, 'TOKEN', withoutSign)
    .nullable()
    .default(null),
  decimals: z.int(DECIMALS).min(0, DECIMALS).max(36, DECIMALS).nullable().default(null),
  tokenListVersion: z
    .string(VERSION)
    .regex(/^(?:0|[1-9]\d{0,3})(?:\.(?:0|[1-9]\d{0,3})){2}$/, VERSION)
    .default('1.0.0'),
  origin: text('Write the site’s origin in quotes', originReason, exampleValues.origin, asOrigin),
  internationalisedHosts: hosts(lettersReason, 'bücher.example').default([]),
  links: group({
    bot: link('the bot’s page', exampleValues.bot, pageReason),
    docs: linkOrNull('the documentation', exampleValues.docs, pageReason),
    community: linkOrNull('the Telegram chat', exampleValues.community, chatReason),
    profile: linkOrNull('the X profile', exampleValues.profile, profileReason),
  }),
  botHandle: text(
    'Write the bot’s handle in quotes, without @',
    handleReason,
    exampleValues.botHandle,
    withoutSign,
  ).default(demonstrationDefaults.botHandle),
  email: text('Write an email address in quotes', emailReason, exampleValues.email, trimmed),
  contracts: z.tuple([contract, contract], { error: CONTRACTS }),
  company: group({
    legalName: line('the company’s name as its register prints it', exampleValues.legalName, lineReason(80))
      .nullable()
      .default(null),
    state: line('the state of incorporation', 'Wyoming', lineReason(40)),
    incorporated: z.iso.date(DAY).regex(/^(?:19|20)/, DAY),
    fileNumber: line('the register’s file number', '2026-001234567', lineReason(32, /\d/)),
    registerUrl: linkOrNull('the page where the register is searched', exampleValues.registerUrl, pageReason).default(
      null,
    ),
  }),
  governingLaw: line('what completes “governed by the laws of …”', 'the State of Wyoming, United States', (value) =>
    value === demonstrationDefaults.governingLaw ? null : law(value),
  ).default(demonstrationDefaults.governingLaw),
  contentReviewed: z.iso
    .date(REVIEW)
    .regex(/^20(?:2[5-9]|[3-9])/, REVIEW)
    .nullable()
    .default(null),
  previewHosts: hosts(bareHostReason, 'your-token.pages.dev').default([]),
  hstsPreload: z.boolean('Write true or false, without quotes.').default(false),
  securityTxt: group({
    expires: z.iso.datetime(TIME).regex(/^20/, TIME),
  }),
  brand: group({
    ink: color('#0B0D0C'),
    paper: color('#F6F4EE'),
    signal: color('#D2FF3C'),
  }),
  allowed: z
    .array(
      group({
        found: z.string('Write what the scan found, in quotes.').min(1, 'Write what the scan found, in quotes.'),
        reason: z
          .string('Write why it is right, in quotes.')
          .min(8, 'Write why it is right, in a few words: the treasury’s address'),
      }),
      'Write a list of { "found", "reason" }, or [] for none.',
    )
    .default([]),
});

/** An unchecked configuration: rules between values run even if single values are wrong. */
type Loose = Readonly<Record<string, unknown>>;
const record = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);
type Report = (path: readonly PropertyKey[], remedy: string) => void;

const hostOf = (value: unknown): string | null =>
  typeof value === 'string' ? (URL.parse(value)?.hostname ?? null) : null;

/** A name that reads as somebody else's host sends visitors there. */
function checkName({ product, origin: own }: Loose, report: Report): void {
  const domain = typeof product === 'string' ? domainIn(product) : null;
  if (domain && !isBelow(hostOf(own) ?? '', domain)) {
    report(['product'], `Visitors take it for the host ${domain}. Leave out the dot, or make that host the origin.`);
  }
}

/** The warning on copies has to appear on any host that is not the operator's. */
function checkPreviews({ origin: own, previewHosts }: Loose, report: Report): void {
  const domain = typeof own === 'string' && originReason(own) === null ? registrableDomain(hostOf(own)!) : null;
  for (const [index, preview] of list(previewHosts).entries()) {
    if (typeof preview !== 'string' || bareHostReason(preview)) continue;
    const isOwn = [domain ?? preview, 'workers.dev', 'pages.dev'].some((each) => isBelow(preview, each));
    if (!isOwn)
      report(['previewHosts', index], `Name a host below your own domain, workers.dev or pages.dev: preview.${domain}`);
  }
}

function checkContracts({ contracts }: Loose, report: Report): void {
  const [first, second] = list(contracts).map(record);
  if (first && second && typeof first.chain === 'string' && first.chain === second.chain) {
    report(['contracts', 1, 'chain'], CONTRACTS);
  }
}

/** The operator's file: types, rules, and what to write instead of a wrong value. */
export const siteSchema = values
  .superRefine(
    (value: unknown, context) => {
      const report: Report = (path, message) => context.addIssue({ code: 'custom', path: [...path], message });
      for (const check of [checkName, checkPreviews, checkContracts]) check(record(value), report);
    },
    { when: () => true },
  )
  .transform((config) => {
    const { $schema: _, ...site } = config;
    return site;
  });
