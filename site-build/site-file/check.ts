import { domainToUnicode } from 'node:url';
import { z } from 'zod';
import type { SiteConfig } from '../../config/site-config.ts';
import { OTHER_CHAIN } from '../../config/site-rules.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { isDarker, weakPairs } from '../design/palette.ts';
import { pathOf, printValue, valueAt, type Problem } from './problems.ts';

/** JSON schema of the operator's file, for editors: shape and descriptions. */
export const jsonSchema = (): z.core.JSONSchema.JSONSchema => z.toJSONSchema(siteSchema, { io: 'input' });

type Brand = SiteConfig['brand'];

const HEX = /^#[0-9a-f]{6}$/i;
/** Finds a colour with too little contrast, which shows only once all shades are mixed. */
function brandProblems(site: unknown): Problem[] {
  const found = valueAt(site, ['brand']);
  const { ink = '', paper = '', signal = '' } = (found ?? {}) as Partial<Brand>;
  const brand: Brand = { ink, paper, signal };
  if (!Object.values(brand).every((color) => HEX.test(String(color)))) return [];
  const problem = (key: keyof Brand, remedy: string): Problem[] => [
    { path: `brand.${key}`, value: printValue(brand[key]), remedy },
  ];
  if (!isDarker(ink, paper)) return problem('ink', 'Ink is the dark colour and paper the light one. Swap them.');
  const [worst] = weakPairs(brand).toSorted((one, other) => one.contrast / one.needed - other.contrast / other.needed);
  if (!worst) return [];
  const { color, contrast, use, needed } = worst;
  return problem(
    color,
    `Contrast is ${contrast.toFixed(2)}:1 for ${use}, but ${needed}:1 is needed. Make ink darker, or paper or signal lighter.`,
  );
}

/** The host of a URL or an email address, or null. */
const hostOf = (value: unknown): string | null =>
  typeof value === 'string' ? (URL.parse(value.replace(/^[^@/]+@/, 'https://'))?.hostname ?? null) : null;

/** Finds hosts with letters beyond ASCII, some of which look like others: they have to be confirmed, each once. */
function hostProblems(site: unknown): Problem[] {
  const confirmed = valueAt(site, ['internationalisedHosts']);
  const asked = new Set(Array.isArray(confirmed) ? confirmed.map((letters) => hostOf(`https://${letters}`)) : []);
  const links = Object.keys(valueAt(site, ['links']) ?? {}).map((key) => ['links', key]);
  return [['origin'], ...links, ['email']].flatMap((path) => {
    const value = valueAt(site, path);
    const host = hostOf(value);
    // A value without it is not in its normal form, which is another problem.
    if (host === null || !/(^|\.)xn--/.test(host) || asked.has(host) || !String(value).includes(host)) return [];
    asked.add(host);
    const letters = domainToUnicode(host);
    const remedy = `This host is “${letters}”. Read it letter by letter, and if it is right, add "${letters}" to internationalisedHosts.`;
    return [{ path: pathOf(path), value: printValue(value), remedy }];
  });
}

/** Two addresses in each other's place have one cause. */
function joinSwapped(problems: readonly Problem[]): readonly Problem[] {
  const swapped = problems.filter(({ remedy }) => OTHER_CHAIN.test(remedy));
  if (swapped.length < 2) return problems;
  const remedy = 'Each of the two addresses is on the other’s chain. Swap them.';
  const joined = { path: 'contracts', value: swapped.map(({ value }) => value).join(' and '), remedy };
  return [...problems.filter((problem) => !swapped.includes(problem)), joined];
}

/** All problems of a configuration; none if the site can be built from it. Independent of the date. */
export function configProblems(value: unknown): Problem[] {
  const issues = siteSchema.safeParse(value).error?.issues ?? [];
  const problem = (keys: readonly PropertyKey[], remedy: string): Problem => ({
    path: pathOf(keys),
    value: printValue(valueAt(value, keys)),
    remedy,
  });
  const problems = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) =>
          problem(
            [...issue.path, key],
            'The site has no value of this name. Remove it, or correct its spelling or place.',
          ),
        )
      : [problem(issue.path, issue.message)],
  );
  // Two rules about one value may give the same remedy.
  const distinct = new Map(problems.map((each) => [`${each.path} ${each.remedy}`, each]));
  return [...joinSwapped([...distinct.values()]), ...hostProblems(value), ...brandProblems(value)];
}
