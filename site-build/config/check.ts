import { relative } from 'node:path';
import { z } from 'zod';
import type { CheckedSite, SiteConfig } from '../../config/site-config.ts';
import { demonstrationDefaults } from '../../config/demonstration.ts';
import { complete } from './complete.ts';
import { contracts } from './contracts.ts';
import { handleFault, hostFault, lineFault, nameFault, originFault, placeFault, text, urlFault } from './fields.ts';
import { ConfigError, pathOf, printValue, valueAt, type Problem } from './problems.ts';
import { isDarker, weakPairs } from '../design/palette.ts';

const link = text('Write a URL that starts with https://', urlFault);
const HEX = /^#[0-9a-f]{6}$/i;
const COLOR_REMEDY = 'Write the colour as # and six hex digits in quotes, such as "#0B0D0C".';
const color = z.string(COLOR_REMEDY).regex(HEX, COLOR_REMEDY);

/** A group of values: what is no object gets the list of its keys as the remedy. */
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? undefined : `Write an object with the keys ${Object.keys(shape).join(', ')}.`,
  });

const brand = group({ ink: color, paper: color, signal: color }).superRefine((value, context) => {
  const report = (key: keyof typeof value, message: string) =>
    context.addIssue({ code: 'custom', path: [key], message, input: value[key] });
  if (!Object.values(value).every((shade) => HEX.test(shade))) return;
  if (!isDarker(value.ink, value.paper)) {
    report('ink', 'Ink is the dark colour and paper the light one: swap them.');
    return;
  }
  for (const { color: key, use, contrast, needed } of weakPairs(value)) {
    const remedy = `choose a ${key === 'ink' ? 'darker' : 'lighter'} one`;
    report(key, `Contrast is ${contrast.toFixed(2)}:1 for ${use}; it takes ${needed}:1: ${remedy}.`);
  }
});

const previewHosts = z.array(text('Write each host as a string.', hostFault), {
  error: 'Write a list of hosts in quotes, or [] for none.',
});

const site = group({
  product: text('Write the product’s name, without $ or #.', nameFault),
  symbol: z.string('Write the token’s symbol in quotes, or null.').nullish(),
  decimals: z.int('Write a whole number, or null.').min(0).max(36).nullish(),
  internationalisedHosts: z.array(text('Write each host as a string.', hostFault)).optional(),
  origin: text('Write the site’s origin, such as https://your-token.com', originFault),
  links: group({
    bot: link,
    docs: link,
    community: text(
      'Write the URL of the Telegram chat.',
      placeFault(['t.me', 'telegram.me'], /^\/.+/, 'https://t.me/your_chat'),
    ),
    profile: text(
      'Write the URL of the X profile.',
      placeFault(['x.com', 'twitter.com'], /^\/\w{1,15}$/, 'https://x.com/your_handle'),
    ),
  }),
  botHandle: text('Write the bot’s handle, without @.', handleFault).optional(),
  email: z.email('Write a mail address alone, such as hello@your-token.com'),
  contracts,
  swap: group({ pair: z.literal('WBNB', 'Write "WBNB": the swap link trades against no other token.') }),
  company: group({
    legalName: text('Write the name as the register prints it, or null.', lineFault(80)).nullish(),
    state: text('Write the state of incorporation.', lineFault(40)),
    incorporated: z.iso.date('Write the day as YYYY-MM-DD, in quotes; it must exist in the calendar.'),
    fileNumber: text('Write the register’s file number as a string, in quotes.', lineFault(32)),
  }),
  governingLaw: z
    .literal(demonstrationDefaults.governingLaw)
    .or(text('Write what completes "governed by the laws of …".', lineFault(80)))
    .optional(),
  contentReviewed: z.iso.date('Write the day as YYYY-MM-DD, in quotes, or null.').nullish(),
  previewHosts,
  hstsPreload: z.boolean('Write true or false, without quotes.'),
  securityTxt: group({
    expires: z.iso.datetime('Write a date and time in UTC, such as 2027-10-31T00:00:00Z.'),
  }),
  brand,
}).superRefine(
  (value: { origin?: unknown; previewHosts?: unknown }, context) => {
    const { origin, previewHosts: hosts } = value ?? {};
    if (!Array.isArray(hosts)) return;
    hosts.forEach((host, index) => {
      const message =
        `https://${host}` === origin
          ? 'Leave it out: it is the canonical host.'
          : hosts.indexOf(host) < index && 'Leave it out: it stands in the list already.';
      if (message) context.addIssue({ code: 'custom', path: ['previewHosts', index], message, input: host });
    });
  },
  // Also where other values are wrong: all problems are reported at once.
  { when: () => true },
);

/** Every problem of a configuration; none for one that the site can be built from. Reads no clock. */
export function configProblems(value: unknown): Problem[] {
  const result = site.safeParse(value);
  if (result.success) return [];
  const problem = (keys: readonly PropertyKey[], remedy: string): Problem => ({
    path: pathOf(keys),
    value: printValue(valueAt(value, keys)),
    remedy,
  });
  return result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) =>
          problem([...issue.path, key], 'Remove it, or mend its spelling: the site has no such value.'),
        )
      : [problem(issue.path, issue.message)],
  );
}

/**
 * The configuration, complete, once every rule holds.
 *
 * @param file where it was read from, for the message
 * @throws ConfigError that lists every problem with path, value and remedy
 */
export function checkConfig(value: unknown, file: string): CheckedSite {
  const problems = configProblems(value);
  if (problems.length > 0) throw new ConfigError(relative('', file), problems);
  return complete(value as SiteConfig);
}
