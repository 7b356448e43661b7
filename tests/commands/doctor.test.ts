import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demonstrationsIn } from '../../config/demonstration.ts';
import { dateProblems, pastPeriods } from '../../scripts/doctor/dates.ts';
import { doctorReport } from '../../scripts/doctor/report.ts';
import type { RoadmapPeriod } from '../../src/content/types.ts';
import { PLUMTAG, site, withValue } from '../build/fixtures/plumtag.ts';
import { copyProject } from '../../scripts/lib/copy.ts';
import { command, fillGaps } from '../build/lib/project.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');

describe('npm run doctor', () => {
  let project: Awaited<ReturnType<typeof copyProject>>;
  beforeAll(async () => {
    project = await copyProject();
    await fillGaps(project.folder);
    await rm(join(project.folder, 'tests'), { recursive: true });
  });
  afterAll(() => project.remove());

  /** Runs it there with a configuration, and with `files` for as long. */
  async function doctor(configuration: unknown, files: Record<string, string> = {}, options: readonly string[] = []) {
    for (const [path, text] of Object.entries({ ...files, 'other.jsonc': JSON.stringify(configuration) })) {
      await mkdir(dirname(join(project.folder, path)), { recursive: true });
      await writeFile(join(project.folder, path), text);
    }
    const words = ['node', 'scripts/doctor/doctor.ts', ...options] as const;
    const result = await command(project.folder, words, { SITE_CONFIG: 'other.jsonc' });
    for (const path of Object.keys(files)) await rm(join(project.folder, path));
    return result;
  }

  test('exits with 0 for a configuration and texts that are ready', async () => {
    const { code, text } = await doctor(site);
    expect(text).toMatch(/Ready to deploy: every value in other\.jsonc is set\.\n$/);
    expect(text).not.toContain('securityTxt');
    expect(code).toBe(0);
  });

  test('exits with 2 while work is left, and names the file, the value and the remedy of each', async () => {
    const left = {
      ...site,
      botHandle: undefined,
      company: { ...site.company, fileNumber: '10179329' },
      contentReviewed: null,
      allowed: [{ found: 'https://other.plumtag-token.io', reason: 'the auditor’s report' }],
    };
    const { code, text } = await doctor(left, {
      'src/content/extra.ts': "export const extra = [\n  '[to be completed: court]',\n  'TBD',\n];\n",
      'tests/first-token/words.test.ts': '',
    });
    expect(text.split('\n').slice(0, 8)).toEqual([
      'To do before deployment',
      '  other.jsonc: botHandle is "bot", a demonstration value. Write your own.',
      '  other.jsonc: company.fileNumber is "10179329", that of HashtagPay’s company. Write your own company’s.',
      '  tests/first-token: is there, and its tests fail with your texts. Delete it.',
      '  other.jsonc: contentReviewed is null. Write the day on which you finished reviewing every text in src/content.',
      '  src/content/extra.ts:2: [to be completed: court] is a blank. Fill it in, with your lawyer in legal texts.',
      '  src/content/extra.ts:3: TBD is a blank. Fill it in, with your lawyer in legal texts.',
      '',
    ]);
    expect(text).toContain(
      '\n  other.jsonc: allowed lets the scan pass https://other.plumtag-token.io (the auditor’s report).\n',
    );
    expect(text).toMatch(/\nNot ready to deploy: other\.jsonc and the texts need what is listed above\.\n$/);
    expect(code).toBe(2);
  });

  test('exits with 1 for wrong values and a wrong logo, without control characters', async () => {
    const wrong = { ...site, email: 'nobody', product: '\u001b[31mPlum\u202e' };
    const { code, text } = await doctor(wrong, { 'logo.svg': '<svg viewBox="0 0 48 48"><circle r="4"/></svg>' });
    expect(text).toMatch(/^To correct\n {2}other\.jsonc: product is "\\u001b\[31mPlum\\u\{202e\}"\. Use Latin/);
    expect(text).toContain('\n  other.jsonc: email is "nobody". Write only an email address: "hello@your-token.com"\n');
    expect(text).toMatch(/\n {2}logo\.svg svg is with <circle>\. Leave only paths/);
    expect(code).toBe(1);
  });

  test('asks the chains once a node is named, but not about demonstrations, and cannot confirm those', async () => {
    const contracts = [
      { chain: 'solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
      { chain: 'bnb', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
    ];
    const { code, text } = await doctor({ ...site, contracts }, {}, ['--rpc-bnb', 'https://node.plumtag-token.io']);
    expect(text).toMatch(/\nOn the chains\n {2}Solana: not asked[^]*\nChains: could not ask\.\n$/);
    expect(code).toBe(2);
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

  test('names a security.txt that expires within 60 days', async () => {
    vi.stubEnv('SITE_CONFIG', PLUMTAG);
    const { lines } = await doctorReport(new Date('2090-05-02T12:00:01Z'));
    expect(lines.join('\n')).toContain('securityTxt.expires is in 58 days. Write a day within the next year.');
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
