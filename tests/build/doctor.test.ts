import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../scripts/doctor/diagnose.ts';
import { pastPeriods } from '../../scripts/doctor/past-periods.ts';
import type { RoadmapPeriod } from '../../src/content/roadmap.ts';
import { site } from './fixtures/plumtag.ts';
import { command } from './lib/command.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');
const PLUMTAG = resolve('tests/build/fixtures/plumtag.ts');
const run = (script: string, config: string, ...args: string[]) =>
  command('.', ['node', `scripts/${script}/${script}.ts`, ...args], { SITE_CONFIG: config });

const problemsOn = (day: string) => diagnose(site, new Date(day)).problems.map(({ path }) => path);
const warningsOn = (day: string) => diagnose(site, new Date(day)).warnings.join();
const period = (name: string, status: RoadmapPeriod['status']) => ({ period: name, title: '', items: [], status });

describe('The doctor’s exit code and closing line', () => {
  test('0 for a configuration that is ready', async () => {
    const { code, text } = await run('doctor', PLUMTAG);
    expect(text).toMatch(/\n {2}contracts\[1\]\.address +set +CqmtagMadeUpTokenForTestsNobodyHasThisKeyXXX\n/);
    expect(text.trimEnd()).toMatch(
      /Ready to deploy: every value in tests\/build\/fixtures\/plumtag\.ts is set\.( Of the first token’s content left: \d+ files?, see above\.)?$/,
    );
    expect(code).toBe(0);
  });

  test('2 where demonstration values are left, each listed', async () => {
    const { code, text } = await run('doctor', 'tests/build/fixtures/unfilled.ts');
    expect(text).toMatch(/\n {2}origin +demonstration +https:\/\/hashtagpay\.example\n/);
    expect(text).toMatch(/To be filled in before deployment\n {2}origin, now/);
    expect(text.trimEnd()).toMatch(/Not ready to deploy: 3 demonstration values left in .*unfilled\.ts\.$/);
    expect(code).toBe(2);
  });

  test('1 where a value is wrong, with its remedy', async () => {
    const { code, text } = await run('doctor', 'tests/build/fixtures/wrong.ts');
    expect(text).toMatch(/\n {2}email +wrong +nobody\n/);
    expect(text).toMatch(/To be mended\n {2}email is "nobody"\. Write an email address alone/);
    expect(text.trimEnd()).toMatch(/Not ready: 1 wrong value in .*wrong\.ts\.$/);
    expect(code).toBe(1);
  });

  test('1 where there is no such file', async () => {
    const { code, text } = await run('doctor', 'nowhere.ts');
    expect(text).toMatch(/nowhere\.ts has one problem/);
    expect(code).toBe(1);
  });
});

describe('Deploy', () => {
  test('refuses the demonstration before it does anything else, with the list and exit code 2', async () => {
    const { code, text } = await run('deploy', 'tests/build/fixtures/unfilled.ts', '--dry-run');
    expect(text).toContain('links.community, now https://t.me/example');
    expect(text).toMatch(/Not deployed: the configuration is not ready/);
    expect(text).not.toContain('2/5');
    expect(code).toBe(2);
  });

  test('refuses a wrong configuration with exit code 1', async () => {
    expect(await run('deploy', 'tests/build/fixtures/wrong.ts', '--dry-run')).toMatchObject({ code: 1 });
  });

  test('refuses an argument that it does not know, rather than upload', async () => {
    const { code, text } = await run('deploy', PLUMTAG, '--dryrun');
    expect(text).toContain('"--dryrun" is unknown here');
    expect(code).toBe(1);
  });
});

describe('The calendar', () => {
  test('makes an expired security.txt and a company of tomorrow wrong', () => {
    expect(problemsOn('2026-11-21')).toEqual([]);
    expect(problemsOn('2090-06-30T12:00:00Z')).toEqual(['securityTxt.expires']);
    expect(problemsOn('2026-02-02')).toEqual(['company.incorporated']);
  });

  test('gives sixty days’ notice of security.txt’s expiry', () => {
    expect(warningsOn('2090-04-30T12:00:00Z')).not.toContain('securityTxt');
    expect(warningsOn('2090-05-02T12:00:00Z')).toContain('securityTxt.expires: 59 days are left');
  });
});

test('The first token’s name and facts beside another’s addresses are a warning, and no more', () => {
  const forgotten = { ...site, product: 'HashtagPay', company: { ...site.company, fileNumber: '10179329' } };
  const { warnings, problems } = diagnose(forgotten, TODAY);
  expect(warnings.join()).toMatch(/^product, company\.fileNumber: still what HashtagPay has/);
  expect(problems).toEqual([]);
  expect(diagnose(site, TODAY).warnings).toEqual([]);
});

test('A host that is reserved for examples is a demonstration value too', () => {
  const { rows } = diagnose({ ...site, links: { ...site.links, bot: 'https://bot.plumtag.example' } }, TODAY);
  expect(rows.filter(({ status }) => status === 'demonstration').map(({ path }) => path)).toEqual(['links.bot']);
});

test('Roadmap periods that are over and still marked upcoming or planned are named, a vision never', () => {
  const periods = [
    period('Q3 2026', 'upcoming'),
    period('Q4 2026', 'upcoming'),
    period('Q1-Q3 2026', 'upcoming'),
    period('2025', 'upcoming'),
    period('2026', 'upcoming'),
    period('Q1 2026', 'planned'),
    period('Q4 2026', 'planned'),
    period('Q2 2026', 'vision'),
    period('Soon', 'upcoming'),
  ];
  expect(pastPeriods(periods, TODAY).map(({ period: name, status }) => `${name} ${status}`)).toEqual([
    'Q3 2026 upcoming',
    'Q1-Q3 2026 upcoming',
    '2025 upcoming',
    'Q1 2026 planned',
  ]);
});
