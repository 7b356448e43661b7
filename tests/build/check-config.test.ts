import { describe, expect, test } from 'vitest';
import { checkConfig, configProblems } from '../../site-build/config/check.ts';
import { site } from './fixtures/plumtag.ts';
import { sameContractTwice, wrongContracts } from './wrong-contracts.ts';
import { wrongValues } from './wrong-values.ts';

/** The good configuration with one value replaced; `undefined` takes it out. */
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

test('A configuration written before the newer values gets the demonstration’s, or none', () => {
  const { botHandle: _, governingLaw: __, contentReviewed: ___, ...before } = site;
  expect(checkConfig(before, 'site.ts')).toMatchObject({
    botHandle: 'bot',
    governingLaw: '[to be completed: governing law]',
    company: { legalName: null },
    internationalisedHosts: [],
    symbol: null,
    decimals: null,
    contentReviewed: null,
  });
});

describe.each([...wrongValues, ...wrongContracts])('$put $value', ({ put, value, at, remedy }) => {
  const problems = configProblems(withValue(put, value));

  test(`is reported at ${at ?? put}, with the value and a remedy`, () => {
    const problem = problems.find(({ path }) => path === (at ?? put));
    expect(problem, JSON.stringify(problems)).toBeDefined();
    expect(problem!.remedy).toMatch(remedy);
    if (at === undefined) expect(problem!.value).toBe(value === undefined ? 'missing' : JSON.stringify(value));
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

test('A configuration that is no object gets the list of what it should hold', () => {
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
    /one on solana and one on bnb.*same address stands twice/,
  );
});

test('Shades that are mixed from the colours are held to their contrasts too', () => {
  const problems = configProblems({ ...site, brand: { ...site.brand, ink: '#404060' } });
  const remedies = problems.map(({ path, remedy }) => `${path}: ${remedy}`);
  // Paper on this ink is 8.6:1, and would pass; the muted shade mixed from both does not.
  expect(remedies).toContainEqual(
    expect.stringMatching(/^brand\.\w+: Contrast is 4\.\d\d:1 for muted text in \w+ sections; it takes 4\.5:1/),
  );
  // Solana's chain colour stands on ink in the charts.
  expect(remedies).toContainEqual(
    expect.stringMatching(
      /^brand\.ink: Contrast is 2\.\d\d:1 for the solana colour.*it takes 3:1: choose a darker one/,
    ),
  );
});
