import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demonstrationsIn } from '../../config/demonstration.ts';
import { dateProblems, pastPeriods } from '../../scripts/doctor/dates.ts';
import { doctorReport } from '../../scripts/doctor/report.ts';
import type { RoadmapPeriod } from '../../src/content/types.ts';
import { PLUMTAG, site, withValue } from '../build/fixtures/plumtag.ts';
import { copyProject } from '../../scripts/lib/copy.ts';
import { command, fillGaps, temporaryFolder } from '../build/lib/project.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');

describe('What doctor says about', () => {
  const folder = temporaryFolder();
  const { company } = site;

  test.each<[what: string, value: object, ...said: RegExp[]]>([
    [
      'what is left to do, and what is worth a look',
      {
        ...site,
        company: {
          ...company,
          fileNumber: '10179329',
          state: 'Plumtag Labs, Inc.',
          registerUrl: 'https://icis.corp.delaware.gov/ecorp/entitysearch/namesearch.aspx',
        },
        botHandle: undefined,
        governingLaw: undefined,
        allowed: [{ found: 'https://other.plumtag-token.io', reason: 'the auditor’s report' }],
        securityTxt: { expires: '2027-01-20T11:59:59Z' },
      },
      /To fill in before deployment\n {2}botHandle, now bot\n {2}governingLaw, now \[to be completed/,
      /To do[^]*\n {2}company\.fileNumber: still that of HashtagPay’s company/,
      /company\.state: is “Plumtag Labs, Inc\.” where the company is registered\?/,
      /company\.registerUrl: it leads to the register of Delaware, and company\.state is “Plumtag Labs, Inc\.”/,
      /allowed: the scan lets https:\/\/other\.plumtag-token\.io pass \(the auditor’s report\)\./,
      /securityTxt\.expires: 59 days are left/,
    ],
    ['a wrong value', { ...site, email: 'nobody' }, /^To correct\n {2}email is "nobody"\. Write only an email address/],
    ['control characters', { ...site, product: '\u001b[31mPlum\u202e' }, /product is "\\u001b\[31mPlum\\u\{202e\}"/],
    ['a megabyte', { ...site, product: 'x'.repeat(1e6) }, /^.{0,300} Shorten it to 16 characters/m],
  ])('%s', async (_, value, ...said) => {
    const file = join(folder, 'config.jsonc');
    await writeFile(file, JSON.stringify(value));
    vi.stubEnv('SITE_CONFIG', file);
    const { lines } = await doctorReport(TODAY);
    for (const words of said) expect(lines.join('\n')).toMatch(words);
  });

  test('a wrong logo', async () => {
    const file = join(folder, 'config.jsonc');
    await writeFile(file, JSON.stringify(site));
    await writeFile(join(folder, 'logo.svg'), '<svg viewBox="0 0 48 48"><circle r="4"/></svg>');
    vi.stubEnv('SITE_CONFIG', file);
    const { lines, code } = await doctorReport(TODAY);
    await rm(join(folder, 'logo.svg'));
    expect(lines.join('\n')).toMatch(/logo\.svg svg is with <circle>\. Leave only paths/);
    expect(code).toBe(1);
  });
});

describe('npm run doctor exits with', () => {
  let project: Awaited<ReturnType<typeof copyProject>>;
  beforeAll(async () => {
    project = await copyProject();
    await fillGaps(project.folder);
    await rm(join(project.folder, 'tests'), { recursive: true });
  });
  afterAll(() => project.remove());
  const runThere = (config: string, options: readonly string[] = []) =>
    command(project.folder, ['node', 'scripts/doctor/doctor.ts', ...options], { SITE_CONFIG: config });
  const write = async (name: string, text: string) => {
    await writeFile(join(project.folder, name), text);
    return name;
  };
  const EXTRA = 'src/content/extra.ts';

  test('0 for a configuration and texts that are ready', async () => {
    const { code, text } = await runThere(PLUMTAG);
    expect(text).toMatch(/Ready to deploy: every value in .*plumtag\.jsonc is set\.\n$/);
    expect(text).not.toContain('securityTxt');
    expect(code).toBe(0);
  });

  // Naming a node implies `--online`, even where npm takes the option's name.
  test('2 until another token’s texts are reviewed, with the file and line of every blank and claim, and the chains confirm the contracts', async () => {
    const claims = [
      "import { icons } from '../lib/icons.ts'; // 2 sets",
      '/** Two of them. */',
      "export const extra = ['Paid in June', 'You may pay anybody.', 'No presale'];",
      "export const more = 'You may pay anybody.';",
      "export type Kind = 'an audit';",
      "export const rows = [{ share: 12.5, name: 'Anybody', icons }];",
      "export const court = '[to be completed: court]';",
    ];
    await write(EXTRA, claims.join('\n'));
    await mkdir(join(project.folder, 'tests/first-token'), { recursive: true });
    const contracts = [
      { chain: 'solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
      { chain: 'bnb', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
    ];
    const unread = await write('unread.jsonc', JSON.stringify({ ...site, contracts, contentReviewed: null }));
    const { code, text } = await runThere(unread, ['--rpc-bnb', 'https://node.plumtag-token.io']);
    await rm(join(project.folder, EXTRA));
    await rm(join(project.folder, 'tests'), { recursive: true });
    expect(text.match(/src\/content\/extra\.ts.*/g)).toEqual([
      'src/content/extra.ts:7: [to be completed: court]: fill it in, with the lawyer who reviews the texts.',
      "src/content/extra.ts:3: export const extra = ['Paid in June', 'You may pay anybody.', 'No presale'];",
      "src/content/extra.ts:6: export const rows = [{ share: 12.5, name: 'Anybody', icons }];",
    ]);
    expect(text).toMatch(/\n {2}tests\/first-token: .*Delete the folder\.\n {2}contentReviewed: write the day/);
    expect(text).toMatch(/\nNot ready to deploy: unread\.jsonc and the texts need what is listed above\.\n/);
    expect(text).toMatch(/\nOn the chains\n {2}Solana: not asked[^]*\nChains: could not ask\.\n$/);
    expect(code).toBe(2);
  });

  test('1 for mistakes in the content that only the build or a test would find', async () => {
    const rows = {
      shares: [
        { label: 'A', percentage: 60 },
        { label: 'B', percentage: 35 },
      ],
      questions: [{ question: 'Why?' }, { question: 'How?' }, { question: 'Why?' }],
      periods: [
        { period: 'Early 2027' },
        { period: 'Q1 2027', launch: { day: '2027-02-30' } },
        { period: 'Q2 2027', launch: { day: '2027-08-01' } },
        { period: 'Q4–Q3 2027' },
      ],
      tiles: [{ icon: 'rocket' }],
      rules: [{ title: 'Team', rule: { launchPercent: 120, cliffMonths: -1, vestingMonths: 1.5 } }],
    };
    const lists = 'export const steps = []; export const featureCards = [{}, {}]; export const holdings = [];';
    await write(EXTRA, `export const extra = ${JSON.stringify(rows)}; ${lists}`);
    const { code, text } = await runThere(PLUMTAG);
    await rm(join(project.folder, EXTRA));
    expect(text.match(/(?<=src\/content\/extra\.ts: ).*/g)).toEqual([
      'the shares add up to 95% (A 60, B 35). Make it 100%.',
      'the question “Why?” is here twice. Change or remove one.',
      'the axis cannot show “Early 2027”. Write a period as Q3 2025, Q3–Q4 2026 or 2027.',
      '“2027-02-30” is not a date. Write the launch day as YYYY-MM-DD.',
      'the launch day 2027-08-01 is not in Q2 2027.',
      'the axis cannot show “Q4–Q3 2027”. Write a period as Q3 2025, Q3–Q4 2026 or 2027.',
      'Q1 2027 and Q2 2027 have a launch day each. Keep one.',
      expect.stringMatching(/^there is no icon “rocket”\. Write one of \w+, /),
      'Team: launchPercent is 120. Write a percentage from 0 to 100.',
      'Team: cliffMonths is -1. Write whole months, or 0.',
      'Team: vestingMonths is 1.5. Write whole months, or 0.',
      'featureCards has 2 entries. Write 3 to 8.',
      'steps has 0 entries. Write at least 1.',
    ]);
    expect(code).toBe(1);
  });

  test('1 for content that TypeScript refuses', async () => {
    await write(
      EXTRA,
      "import { site } from 'virtual:site';\nimport type { RoadmapStatus } from './types.ts';\nexport const status: RoadmapStatus = 'completed';",
    );
    const { code, text } = await runThere(PLUMTAG);
    await rm(join(project.folder, EXTRA));
    expect(text).toMatch(
      /To correct\n {2}src\/content\/extra\.ts:1: 'site' is declared but .*\n {2}src\/content\/extra\.ts:3: Type '"completed"' is not assignable to type 'RoadmapStatus'\.\n/,
    );
    expect(code).toBe(1);
  });

  test('1 for content that is not JavaScript', async () => {
    await write(EXTRA, "export const extra = {\n  text: 'Don't',\n};");
    const { code, text } = await runThere(PLUMTAG);
    await rm(join(project.folder, EXTRA));
    expect(text).toMatch(
      /To correct\n {2}src\/content\/extra\.ts:2: ',' expected\. A text with ' in it needs ’ there\.\n\n/,
    );
    expect(code).toBe(1);
  });

  test('1 at once, without a secret, for an argument that it does not know', async () => {
    const { code, text } = await runThere(PLUMTAG, ['--online', 'https://me:secret@node.io/key']);
    expect(text).toContain('Unexpected argument');
    expect(text).not.toMatch(/secret|key|plumtag\.jsonc/);
    expect(code).toBe(1);
  });
});

const problemsOn = (day: string) => dateProblems(site, new Date(day)).map(({ path }) => path);
const period = (name: string, status: RoadmapPeriod['status']) => ({ period: name, title: '', items: [], status });

describe('The calendar', () => {
  test('makes an expired security.txt, a company not yet incorporated and a review to come wrong', () => {
    expect(problemsOn('2026-11-21')).toEqual([]);
    expect(problemsOn('2090-06-30T12:00:00Z')).toEqual(['securityTxt.expires']);
    expect(problemsOn('2026-02-01')).toEqual(['company.incorporated', 'contentReviewed']);
  });

  test('lets a day begin where it begins first, at UTC+14', () => {
    const reviewed = { ...site, contentReviewed: '2026-11-22' };
    expect(dateProblems(reviewed, new Date('2026-11-21T09:59:59Z'))).toHaveLength(1);
    expect(dateProblems(reviewed, new Date('2026-11-21T10:00:00Z'))).toEqual([]);
  });

  test('names roadmap periods that are over and still marked upcoming or planned, but never a vision', () => {
    const periods = [
      period('Q1–Q3 2026', 'upcoming'),
      period('2025', 'planned'),
      period('2026', 'upcoming'),
      period('Q1 2026', 'done'),
      period('Q2 2026', 'vision'),
    ];
    expect(pastPeriods(periods, TODAY)).toEqual([
      'src/content/roadmap.ts: Q1–Q3 2026 is over and still marked upcoming. Mark it done, or move it.',
      'src/content/roadmap.ts: 2025 is over and still marked planned. Mark it done, or move it.',
    ]);
  });
});

test.each([
  ['origin', 'https://hashtagpay.example'],
  ['links.community', 'https://telegram.me/Example'],
  ['links.profile', 'https://twitter.com/Your_Handle'],
  ['links.bot', 'https://bot.plumtag.example'],
  ['links.docs', 'https://docs.your-token.com/'],
  ['botHandle', 'Bot'],
  ['email', 'Hello@example.com'],
  ['company.legalName', 'Your Token Labs, Inc.'],
])('%s: %s counts as a demonstration value, in any letter case', (path, value) => {
  expect(demonstrationsIn(withValue(path, value))).toEqual([[path, value]]);
});

test('A path that looks like a demonstration value does not count as one', () => {
  expect(demonstrationsIn(withValue('links.docs', 'https://docs.your-token.io/example.com'))).toEqual([]);
});
