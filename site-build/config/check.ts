import { relative } from 'node:path';
import { z } from 'zod';
import type { CheckedSite, SiteConfig } from '../../config/site-config.ts';
import { isDarker, weakPairs } from '../design/palette.ts';
import { complete } from './complete.ts';
import { contracts } from './contracts.ts';
import { crossCheck } from './cross-check.ts';
import { text, type TextKind } from './fields.ts';
import { kinds } from './kinds.ts';
import { ConfigError, pathOf, printValue, valueAt, type Problem } from './problems.ts';

const HEX = /^#[0-9a-f]{6}$/i;
const color = (example: string) => {
  const remedy = `Write the colour as # and six hex digits in quotes: "${example}"`;
  return z.string(remedy).regex(HEX, remedy);
};

/** Makes the schema of a group, with one schema for each key of its type. Its error lists the keys. */
const group = <Values extends object>(shape: { [Key in keyof Required<Values>]: z.ZodType<Values[Key]> }) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? undefined : `Write an object with the keys ${Object.keys(shape).join(', ')}.`,
  }) as z.ZodType<Values>;

const brand = group<SiteConfig['brand']>({
  ink: color('#0B0D0C'),
  paper: color('#F6F4EE'),
  signal: color('#D2FF3C'),
}).superRefine((value, context) => {
  const report = (key: keyof typeof value, message: string) =>
    context.addIssue({ code: 'custom', path: [key], message, input: value[key] });
  if (!Object.values(value).every((shade) => HEX.test(shade))) return;
  if (!isDarker(value.ink, value.paper)) {
    report('ink', 'Ink is the dark colour and paper the light one. Swap them.');
    return;
  }
  for (const { color: key, use, contrast, needed } of weakPairs(value)) {
    const remedy = `Choose a ${key === 'ink' ? 'darker' : 'lighter'} one.`;
    report(key, `Contrast is ${contrast.toFixed(2)}:1 for ${use}, but ${needed}:1 is needed. ${remedy}`);
  }
});

/** Each document contains the hosts, and a person has to check them. */
const MAX_HOSTS = 20;
const hosts = (kind: TextKind) =>
  z
    .array(text(kind), 'Write a list of hosts in quotes, or [] for none.')
    .max(MAX_HOSTS, `Shorten the list to the hosts in use, at most ${MAX_HOSTS}.`);

const MAX_DECIMALS = 36;
const decimals = 'Write the number of decimals of the BNB Chain contract, or null: 18';

/** Days of this century and the last: no company that issues a token is older. */
const DAY_REMEDY = 'Write a real date between 1900 and 2099 as YYYY-MM-DD, in quotes: 2026-02-03';
const day = z.iso.date(DAY_REMEDY).regex(/^(?:19|20)/, DAY_REMEDY);
const REVIEW_REMEDY =
  'Write the day on which you finished reviewing every text, a real date since 2025 as YYYY-MM-DD in quotes, or null: 2026-02-03';
/** These texts were first written in 2025. */
const reviewDay = z.iso.date(REVIEW_REMEDY).regex(/^20(?:2[5-9]|[3-9])/, REVIEW_REMEDY);
const TIME_REMEDY = 'Write a date and time in UTC before the year 2100, in quotes: 2027-10-31T00:00:00Z';

const site = group<SiteConfig>({
  product: text(kinds.product),
  symbol: text(kinds.symbol).nullish(),
  decimals: z.int(decimals).min(0, decimals).max(MAX_DECIMALS, decimals).nullish(),
  origin: text(kinds.origin),
  internationalisedHosts: hosts(kinds.confirmedHost).optional(),
  links: group<SiteConfig['links']>({
    bot: text(kinds.bot),
    docs: text(kinds.docs),
    community: text(kinds.community),
    profile: text(kinds.profile),
  }),
  botHandle: text(kinds.botHandle).optional(),
  email: text(kinds.email),
  contracts,
  swap: group<SiteConfig['swap']>({
    pair: z.literal('WBNB', 'The swap link trades only against WBNB. Write: "WBNB"'),
  }),
  company: group<SiteConfig['company']>({
    legalName: text(kinds.legalName).nullish(),
    state: text(kinds.state),
    incorporated: day,
    fileNumber: text(kinds.fileNumber),
  }),
  governingLaw: text(kinds.governingLaw).optional(),
  contentReviewed: reviewDay.nullish(),
  previewHosts: hosts(kinds.previewHost),
  hstsPreload: z.boolean('Write true or false, without quotes.'),
  securityTxt: group<SiteConfig['securityTxt']>({
    expires: z.iso.datetime(TIME_REMEDY).regex(/^20/, TIME_REMEDY),
  }),
  brand,
}).superRefine(
  (value, context) => {
    crossCheck(value, (path, message) =>
      context.addIssue({ code: 'custom', path: [...path], message, input: valueAt(value, path) }),
    );
  },
  // Runs even if other values are wrong, so that all problems are reported at once.
  { when: () => true },
);

/** Returns every problem of a configuration; none if the site can be built from it. Does not depend on the date. */
export function configProblems(value: unknown): Problem[] {
  const result = site.safeParse(value);
  if (result.success) return [];
  const problem = (keys: readonly PropertyKey[], remedy: string): Problem => ({
    path: pathOf(keys),
    value: printValue(valueAt(value, keys)),
    remedy,
  });
  const problems = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) =>
          problem(
            [...issue.path, key],
            'Remove it or correct its spelling, because the site has no value of this name.',
          ),
        )
      : [problem(issue.path, issue.message)],
  );
  // Two rules about one value may have the same remedy.
  return [...new Map(problems.map((each) => [`${each.path} ${each.remedy}`, each])).values()];
}

/**
 * Checks a configuration and fills in its defaults.
 *
 * @param file that it was read from, for the message
 * @throws ConfigError that lists every problem with its path, value and remedy
 */
export function checkConfig(value: unknown, file: string): CheckedSite {
  const problems = configProblems(value);
  if (problems.length > 0) throw new ConfigError(relative('', file), problems);
  return complete(value as SiteConfig);
}
