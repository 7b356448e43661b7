import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demonstrationsIn } from '../../src/lib/demonstration.ts';
import { dateProblems, pastPeriods } from '../../scripts/doctor/dates.ts';
import type { RoadmapPeriod } from '../../shape/token.ts';
import { plumtag, plumtagWith } from '../lib/plumtag.ts';
import { copyProject } from '../../scripts/lib/copy.ts';
import { command, fillGaps } from './lib/project.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');

describe('npm run doctor', () => {
  let project: Awaited<ReturnType<typeof copyProject>>;
  beforeAll(async () => {
    project = await copyProject();
    await fillGaps(project.folder);
    await rm(join(project.folder, 'tests'), { recursive: true });
  });
  afterAll(() => project.remove());

  /** Runs it there with a token's facts, and with `files` for as long. */
  async function doctor(facts: unknown, files: Record<string, string> = {}, options: readonly string[] = []) {
    const site = `export const site = ${JSON.stringify(facts)};\n`;
    for (const [path, text] of Object.entries({ ...files, 'token/site.ts': site })) {
      await writeFile(join(project.folder, path), text);
    }
    const result = await command(project.folder, ['node', 'scripts/doctor/doctor.ts', ...options]);
    for (const path of Object.keys(files)) await rm(join(project.folder, path));
    return result;
  }

  test('exits with 0 for facts and texts that are ready', async () => {
    const { code, text } = await doctor(plumtag);
    expect(text).toMatch(/Ready to deploy, once npm test passes\.\n$/);
    expect(text).not.toContain('securityTxt');
    expect(code).toBe(0);
  });

  test('exits with 2 while work is left, and names the file, the value and the remedy of each', async () => {
    const left = {
      ...plumtag,
      botHandle: 'bot',
      company: { ...plumtag.company, state: 'TODO', fileNumber: '10179329' },
      contentReviewed: null,
      links: { ...plumtag.links, bot: 'https://t.me/other_bot?start=site' },
    };
    const { code, text } = await doctor(left, {
      'token/content/extra.ts': "export const extra = [\n  '[to be completed: court]',\n  'TBD',\n];\n",
    });
    expect(text.split('\n').slice(0, 8)).toEqual([
      'To do before deployment',
      '  token/site.ts: botHandle is "bot", a demonstration value. Write your own.',
      '  token/site.ts: company.fileNumber is "10179329", that of HashtagPay’s company. Write your own.',
      '  token/site.ts: contentReviewed is null. Write the day on which you finished reviewing every text in token/content.',
      '  token/site.ts:1: TODO is a blank. Fill it in, with your lawyer in legal texts.',
      '  token/content/extra.ts:2: [to be completed: court] is a blank. Fill it in, with your lawyer in legal texts.',
      '  token/content/extra.ts:3: TBD is a blank. Fill it in, with your lawyer in legal texts.',
      '',
    ]);
    expect(text).toContain('botHandle is "bot", and links.bot leads to @other_bot.');
    expect(text).toMatch(/\nNot ready to deploy: see above\.\n$/);
    expect(code).toBe(2);
  });

  test('names a misspelt fact, even one that texts are made from', async () => {
    const { links, securityTxt, ...others } = plumtag;
    const { code, text } = await doctor({ ...others, link: links, securitytxt: securityTxt });
    expect(text).toContain('links is missing. Write bot, docs, community and profile in braces.');
    expect(text).toContain('securityTxt is missing.');
    expect(text).toMatch(/link is \{.*misspelt/);
    expect(text).not.toContain('    at ');
    expect(code).toBe(1);
  });

  test('exits with 1 for a wrong value and a wrong logo', async () => {
    const logo = { 'token/logo.svg': '<svg viewBox="0 0 48 48"><circle r="4"/></svg>' };
    const { code, text } = await doctor({ ...plumtag, email: 'nobody' }, logo);
    expect(text).toContain('To correct\n  token/site.ts: email is "nobody". Write an email address.\n');
    expect(text).toMatch(/\n {2}token\/logo\.svg is "46 bytes with <svg> <circle>"\. Save it as plain SVG/);
    expect(code).toBe(1);
  });

  test('asks for the review of the texts, whoever’s token it is', async () => {
    const { code, text } = await doctor({ ...plumtag, product: 'HashtagPay', contentReviewed: null });
    expect(text).toContain('To do before deployment\n  token/site.ts: contentReviewed is null. Write the day on which');
    expect(code).toBe(2);
  });

  test('names wrong figures and what the scan of a build refuses at once, beside what is to do', async () => {
    const other = await readFile('token/content/roadmap.ts', 'utf8');
    await writeFile(join(project.folder, 'token/content/roadmap.ts'), other.replace('Q4 2025', 'Q5 2025'));
    const { code, text } = await doctor(
      { ...plumtag, botHandle: 'bot' },
      {
        'token/content/extra.ts': "export const extra = { points: ['See https://other.plumtag-token.io.'] };\n",
        'public/extra.txt': '0x6B175474E89094C44Da98b954EedeAC495271d0F',
        'public/a b.txt': '',
      },
    );
    await writeFile(join(project.folder, 'token/content/roadmap.ts'), other);
    const [title, ...lines] = text.split('\n');
    expect(title).toBe('To correct');
    expect(lines.slice(0, 7).map((line) => line.trim())).toEqual([
      expect.stringMatching(/^token\/content\/roadmap\.ts: periods\[1\]\.period is "Q5 2025"\. Write "Q3 2025", /),
      expect.stringMatching(/^public\/a b\.txt: a hidden name, or one with characters other than .*: rename it/),
      expect.stringMatching(
        /^token\/content\/extra\.ts: extra\.points\[0\] has https:\/\/other\.plumtag-token\.io\/, a URL that .*add it to allowed/,
      ),
      expect.stringMatching(/^public\/extra\.txt has 0x6B17\w+, an address that the configuration does not have/),
      '',
      'To do before deployment',
      'token/site.ts: botHandle is "bot", a demonstration value. Write your own.',
    ]);
    expect(code).toBe(1);
  });

  test('tells what allowed lets pass from what nothing needs', async () => {
    const allowed = ['https://other.plumtag-token.io', 'https://gone.plumtag-token.io', '/paper.pdf'];
    const { text } = await doctor(
      { ...plumtag, allowed: allowed.map((found) => ({ found, reason: 'the auditor’s' })) },
      {
        'token/content/extra.ts': "export const extra = 'See https://other.plumtag-token.io.';\n",
        'public/paper.pdf': '%PDF-1.7\n\0',
      },
    );
    expect(text).toContain('allowed lets the scan pass https://other.plumtag-token.io (the auditor’s).\n');
    expect(text).toContain('allowed lets the scan pass /paper.pdf (the auditor’s).\n');
    expect(text).toMatch(/allowed has https:\/\/gone\.plumtag-token\.io \(the auditor’s\), which nothing .*Remove the/);
  });

  test('warns of a name that token lists refuse, if there is a list', async () => {
    const accented = { ...plumtag, product: 'Tagé Pay', symbol: 'TAGE' };
    expect((await doctor(accented)).text).not.toContain('schema');
    const { code, text } = await doctor({ ...accented, decimals: 18 });
    expect(text).toContain('token/site.ts: product is "Tagé Pay", which fails the schema of token lists,');
    expect(code).toBe(0);
  });

  test('asks the chains once a node is named, but not about demonstrations, and cannot confirm those', async () => {
    const contracts = [
      { chain: 'solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
      { chain: 'bnb', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
    ];
    const { code, text } = await doctor({ ...plumtag, contracts }, {}, ['--rpc-bnb', 'https://node.plumtag-token.io']);
    expect(text).toMatch(/\nOn the chains\n {2}Solana: not asked[^]*\nChains: could not ask\.\n$/);
    expect(code).toBe(2);
  });
});

const problemsOn = (day: string) => dateProblems(plumtag, new Date(day)).map(({ path }) => path);
const period = (name: string, status: RoadmapPeriod['status']) => ({ period: name, title: '', items: [], status });

describe('The calendar', () => {
  test('makes an expired security.txt, a company not yet incorporated and a review to come wrong', () => {
    expect(problemsOn('2026-11-21')).toEqual([]);
    expect(problemsOn('2090-06-30T12:00:00Z')).toEqual(['securityTxt.expires']);
    expect(problemsOn('2026-02-01')).toEqual(['company.incorporated', 'contentReviewed']);
  });

  test('lets a day begin where it begins first, at UTC+14', () => {
    const reviewed = { ...plumtag, contentReviewed: '2026-11-22' };
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
      'token/content/roadmap.ts: Q1–Q3 2026 is over and still marked upcoming. Mark it done, or move it.',
      'token/content/roadmap.ts: 2025 is over and still marked planned. Mark it done, or move it.',
    ]);
  });
});

test.each([
  ['origin', 'https://hashtagpay.example'],
  ['links.community', 'https://telegram.me/Example'],
  ['links.profile', 'https://x.com/example'],
  ['links.bot', 'https://bot.plumtag.example'],
  ['links.bot', 'https://t.me/example?start=site'],
  ['links.docs', 'https://docs.example.com/paper'],
  ['origin', 'https://your-token.com'],
  ['botHandle', 'Bot'],
  ['email', 'Hello@example.com'],
  ['contracts[0].address', '0x1234567890AbcdEF1234567890aBcdef12345678'],
  ['contracts[1].address', 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo'],
])('%s: %s counts as a demonstration value', (path, value) => {
  expect(demonstrationsIn(plumtagWith(path, value))).toEqual([[path, value]]);
});

test.each([
  ['links.docs', 'https://docs.your-token.io/example.com'],
  ['links.docs', 'https://docs.your-token.io/v1.example/'],
  ['links.docs', 'https://docs.your-token.io/example'],
  ['product', 'MMMMMMMMMMMMMMMM'],
  ['allowed', [{ found: '0x000000000000000000000000000000000000dEaD', reason: 'where tokens are burnt' }]],
])('%s: %j does not count as one', (path, value) => {
  expect(demonstrationsIn(plumtagWith(path, value))).toEqual([]);
});
