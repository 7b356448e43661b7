import { describe, expect, test } from 'vitest';
import { checkConfig, configProblems } from '../../site-build/config/check.ts';
import { printValue } from '../../site-build/config/problems.ts';
import { site } from './fixtures/plumtag.ts';
import { site as demonstration } from 'virtual:site';
import { rightValues } from './right-values.ts';
import { sameContractTwice } from './wrong-values/contracts.ts';
import { wrongValues } from './wrong-values/wrong-values.ts';

/** The good configuration with one value replaced, or removed if `value` is undefined. */
function withValue(path: string, value: unknown): unknown {
  const copy = structuredClone(site) as unknown as Record<string, unknown>;
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop()!;
  const parent = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

test('A good configuration has no problem, and comes back complete', () => {
  expect(configProblems(site)).toEqual([]);
  expect(checkConfig(site, 'site.ts')).toMatchObject(site);
});

test('A configuration that lacks the newer fields gets the demonstration’s values, or null', () => {
  const { botHandle: _, governingLaw: __, contentReviewed: ___, ...before } = site;
  const { legalName: ____, ...company } = site.company;
  expect(checkConfig({ ...before, company }, 'site.ts')).toMatchObject({
    botHandle: 'bot',
    governingLaw: '[to be completed: governing law]',
    company: { legalName: null },
    internationalisedHosts: [],
    symbol: null,
    decimals: null,
    contentReviewed: null,
  });
});

test.each(Object.entries(rightValues).flatMap(([put, values]) => values.map((value) => [put, value] as const)))(
  '%s accepts %j',
  (put, value) => {
    // With another origin, the preview host belongs to a foreign domain, which is reported elsewhere.
    const problems = configProblems(withValue(put, value)).filter(({ path }) => path.startsWith(put));
    expect(problems).toEqual([]);
  },
);

test('An internationalised host is accepted once it is confirmed, and no other is', () => {
  const confirmed = { ...site, internationalisedHosts: ['xn--plmtag-4ya.io'], previewHosts: [] };
  expect(configProblems({ ...confirmed, origin: 'https://xn--plmtag-4ya.io' })).toEqual([]);
  expect(configProblems({ ...confirmed, origin: 'https://xn--pple-43d.com' }).map(({ path }) => path)).toEqual([
    'origin',
    'internationalisedHosts[0]',
  ]);
});

test('The symbol confirms a token that is on a list; nothing confirms a program', () => {
  const [evm, solana] = ['0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82', '4qQeZ5LwSz6HuupUu8jCtgXyW1mYQcNbFAW1sWZp89HL'];
  const contracts = [
    { chain: 'bnb', address: evm },
    { chain: 'solana', address: solana },
  ];
  expect(configProblems({ ...site, contracts, symbol: 'Cake' })).toEqual([]);
  expect(configProblems({ ...site, contracts, symbol: 'PLUM' })).toHaveLength(2);
  const program = { chain: 'solana', address: 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4' };
  expect(configProblems({ ...site, contracts: [contracts[0], program], symbol: 'Cake' })).toHaveLength(1);
});

test('An address of the Solana chain may be off the curve', () => {
  // A program-derived address, which has no private key: https://solana.com/docs/core/pda
  const contracts = [site.contracts[0], { chain: 'solana', address: '5quBtoiQqxF9Jv6KYKctB59NT3gtJD2Y65kdnB1Uev3h' }];
  expect(configProblems({ ...site, contracts })).toEqual([]);
});

test('The demonstration passes the checks', () => {
  expect(configProblems(demonstration)).toEqual([]);
});

const reported = wrongValues.map((one) => ({ ...one, problems: configProblems(withValue(one.put, one.value)) }));

test('Every value that a remedy suggests passes the checks', () => {
  const named = reported.flatMap(({ put, at = put, problems }) =>
    problems.flatMap(({ remedy }) => {
      const [, example] = /^(?!.*symbol: ).*: (\S.*)$/.exec(remedy) ?? [];
      return example === undefined ? [] : [{ at, example: example.replaceAll('"', '') }];
    }),
  );
  expect(named.length).toBeGreaterThan(200);
  // Many faults of a field have the same remedy.
  const distinct = new Map(named.map((one) => [`${one.at}: ${one.example}`, one]));
  for (const [text, { at, example }] of distinct) {
    const value = at === 'decimals' ? Number(example) : at === 'symbol' ? null : example;
    const problems = configProblems(withValue(at, value)).filter(({ path }) => path === at);
    expect(problems, text).toEqual([]);
  }
});

describe.each(reported)('$put $value', ({ put, value, at, remedy, problems }) => {
  test(`is reported at ${at ?? put}, with the value and a remedy`, () => {
    const problem = problems.find(({ path }) => path === (at ?? put));
    expect(problem, JSON.stringify(problems)).toBeDefined();
    expect(problem!.remedy).toMatch(remedy);
    if (at === undefined) expect(problem!.value).toBe(printValue(value));
  });

  test('is the only place reported', () => {
    expect(new Set(problems.map(({ path }) => path))).toEqual(new Set([at ?? put]));
  });
});

test('Two faults are both reported, whichever they are', () => {
  const wrong = { ...site, product: '', hstsPreload: 'yes' };
  expect(configProblems(wrong).map(({ path }) => path)).toEqual(['product', 'hstsPreload']);
  const nested = {
    ...site,
    hstsPreload: undefined,
    brand: { ...site.brand, ink: 'black' },
    previewHosts: ['a.io', 'a.io'],
    contracts: [{ chain: 'bnb' }, { chain: 'bnb', address: 'x' }],
    surplus: 1,
  };
  expect(
    configProblems(nested)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    'brand.ink',
    'contracts[0].address',
    'contracts[1].address',
    'contracts[1].chain',
    'hstsPreload',
    'previewHosts[0]',
    'previewHosts[1]',
    'surplus',
  ]);
});

test('The message names the file, each path, each value and each remedy', () => {
  const wrong = { ...site, product: '$Plumtag', email: 'nobody' };
  expect(() => checkConfig(wrong, 'config/other.ts')).toThrow(
    /^config\/other\.ts has 2 problems:\n\n {2}product\n {4}is {6}"\$Plumtag"\n {4}remedy {2}Leave out the sign.*\n\n {2}email\n {4}is {6}"nobody"\n/,
  );
});

test('A value that breaks two rules with one remedy is reported once', () => {
  expect(configProblems({ ...site, company: { ...site.company, incorporated: 'soon' } })).toHaveLength(1);
});

test('A configuration that is not an object gets the list of its keys', () => {
  expect(configProblems('site')).toEqual([
    expect.objectContaining({
      path: '',
      value: '"site"',
      remedy: expect.stringContaining('product, symbol, decimals'),
    }),
  ]);
});

test('The same contract twice is reported for the chain and for the address', () => {
  const problems = configProblems({ ...site, contracts: sameContractTwice });
  expect(problems.map(({ path }) => path)).toEqual(['contracts[1].chain', 'contracts[1].address']);
  expect(problems.map(({ remedy }) => remedy).join()).toMatch(
    /one on solana and one on bnb.*same address is here twice/,
  );
});

test('Shades mixed from the colours have to meet their contrasts too', () => {
  const problems = configProblems({ ...site, brand: { ...site.brand, ink: '#585878' } });
  const remedies = problems.map(({ path, remedy }) => `${path}: ${remedy}`);
  // Paper on this ink is 6.2:1 and passes; the muted shade mixed from both does not.
  expect(remedies).toContainEqual(
    expect.stringMatching(/^brand\.\w+: Contrast is 4\.\d\d:1 for muted text in \w+ sections, but 4\.5:1 is needed/),
  );
  // Solana's chain colour is used on ink in the charts.
  expect(remedies).toContainEqual(
    expect.stringMatching(
      /^brand\.ink: Contrast is [12]\.\d\d:1 for the solana colour.*but 3:1 is needed\. Choose a darker one/,
    ),
  );
});
