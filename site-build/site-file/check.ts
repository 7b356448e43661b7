import { z } from 'zod';
import type { SiteConfig } from '../../config/site-config.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { isDarker, weakPairs } from '../design/palette.ts';
import { pathOf, printValue, valueAt, type Problem } from './problems.ts';

/** JSON schema of the operator's file, for editors: shape and descriptions. `npm run schema` writes it. */
export const jsonSchema = (): z.core.JSONSchema.JSONSchema => z.toJSONSchema(siteSchema, { io: 'input' });

/** Paths of all values in the schema. */
const pathsOf = ({ properties = {} }: z.core.JSONSchema.JSONSchema, before = ''): string[] =>
  Object.entries(properties).flatMap(([key, inner]) => [
    before + key,
    ...(typeof inner === 'object' ? pathsOf(inner, `${before}${key}.`) : []),
  ]);

/** Whether two names differ by one letter, or by two neighbouring letters that changed places. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = (restA[1] ?? '') + (restA[0] ?? '') + restA.slice(2);
  return [restB, restB.slice(1)].includes(restA.slice(1)) || restA === restB.slice(1) || swapped === restB;
}

/** The last name of a path, without regard to case, underscores and hyphens. */
const plain = (path: string): string =>
  path
    .slice(path.lastIndexOf('.') + 1)
    .toLowerCase()
    .replaceAll(/[_-]/g, '');

/** The remedy for an unknown key, with the nearest known one if it is obvious. */
function unknownRemedy(path: string): string {
  const near = pathsOf(jsonSchema()).filter((each) => isOneSlip(plain(each), plain(path)));
  return near.length === 1
    ? `The site has no value of this name. Did you mean ${near[0]}?`
    : 'Remove it or correct its spelling, because the site has no value of this name.';
}

const HEX = /^#[0-9a-f]{6}$/i;

/** Finds colours with too little contrast, which shows only once all shades are mixed. */
function brandProblems(site: unknown): Problem[] {
  const brand = valueAt(site, ['brand']) as Partial<SiteConfig['brand']> | undefined;
  const { ink = '', paper = '', signal = '' } = typeof brand === 'object' && brand !== null ? brand : {};
  if (![ink, paper, signal].every((shade) => HEX.test(String(shade)))) return [];
  const colors = { ink, paper, signal };
  const problem = (key: keyof typeof colors, remedy: string): Problem => ({
    path: `brand.${key}`,
    value: printValue(colors[key]),
    remedy,
  });
  if (!isDarker(ink, paper)) return [problem('ink', 'Ink is the dark colour and paper the light one. Swap them.')];
  return weakPairs(colors).map(({ color, use, contrast, needed }) =>
    problem(
      color,
      `Contrast is ${contrast.toFixed(2)}:1 for ${use}, but ${needed}:1 is needed. Choose a ${color === 'ink' ? 'darker' : 'lighter'} one.`,
    ),
  );
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
      ? issue.keys.map((key) => problem([...issue.path, key], unknownRemedy(pathOf([...issue.path, key]))))
      : [problem(issue.path, issue.message)],
  );
  // Two rules about one value may give the same remedy.
  return [
    ...new Map([...problems, ...brandProblems(value)].map((each) => [`${each.path} ${each.remedy}`, each])).values(),
  ];
}
