import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { demonstrationsIn } from '../../src/lib/demonstration.ts';
import { dateProblems, pastPeriods } from '../../scripts/doctor/dates.ts';
import type { RoadmapPeriod } from '../../shape/token.ts';
import { second, secondWith } from '../lib/second-token.ts';
import { command, copiedProject, fillGaps } from './lib/project.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');

describe('npm run doctor', () => {
  const project = copiedProject();
  beforeAll(async () => {
    await fillGaps(project.folder);
    await rm(join(project.folder, 'tests'), { recursive: true });
  });

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
    const { code, text } = await doctor(second);
    expect(text).toMatch(/Ready to deploy, once npm test -- site passes\.\n$/);
    expect(text).not.toContain('securityTxt');
    expect(code).toBe(0);
  });

  describe('while work is left', () => {
    let result: Awaited<ReturnType<typeof doctor>>;
    beforeAll(async () => {
      const left = {
        ...second,
        botHandle: 'bot',
        company: { ...second.company, state: 'TODO', fileNumber: '10179329' },
        contentReviewed: null,
        links: { ...second.links, bot: 'https://t.me/other_bot?start=site' },
      };
      const text = "export const extra = [\n  '[to be completed: court]',\n  'TBD',\n];\n";
      result = await doctor(left, { 'token/content/extra.ts': text });
    });

    test('lists it with file, value and remedy', () => {
      expect(result.text.split('\n').slice(0, 8)).toEqual([
        'To do before deployment',
        '  token/site.ts: botHandle is "bot", a demonstration value. Write your own.',
        '  token/site.ts: company.fileNumber is "10179329", that of HashtagPay’s company. Write your own.',
        '  token/site.ts: contentReviewed is null. Write the day on which you finished reviewing every text in token/content.',
        '  token/site.ts:1: TODO is a blank. Fill it in, with your lawyer in legal texts.',
        '  token/content/extra.ts:2: [to be completed: court] is a blank. Fill it in, with your lawyer in legal texts.',
        '  token/content/extra.ts:3: TBD is a blank. Fill it in, with your lawyer in legal texts.',
        '',
      ]);
    });

    test('warns of a handle that is not the linked bot’s', () => {
      expect(result.text).toContain('botHandle is "bot", and links.bot leads to @other_bot.');
    });

    test('ends with that, and with 2', () => {
      expect(result.text).toMatch(/\nNot ready to deploy: see above\.\n$/);
      expect(result.code).toBe(2);
    });
  });

  describe('with misspelt names of facts, of which one is needed by the texts', () => {
    let result: Awaited<ReturnType<typeof doctor>>;
    beforeAll(async () => {
      const { links, securityTxt, ...others } = second;
      result = await doctor({ ...others, link: links, securitytxt: securityTxt });
    });

    test.for(['links is missing. Write bot, docs, community and profile in braces.', 'securityTxt is missing.'])(
      'says what is missing: %s',
      (line) => {
        expect(result.text).toContain(line);
      },
    );

    test.for(['link', 'securitytxt'])('says that %s may be misspelt', (name) => {
      expect(result.text).toMatch(new RegExp(`token/site\\.ts: ${name} is \\{.*misspelt`));
    });

    test('shows no stack of calls', () => {
      expect(result.text).not.toContain('    at ');
    });

    test('ends with 1', () => {
      expect(result.code).toBe(1);
    });
  });

  test('asks for the review of the texts, whoever’s token it is', async () => {
    const { code, text } = await doctor({ ...second, product: 'HashtagPay', contentReviewed: null });
    expect(text).toContain('To do before deployment\n  token/site.ts: contentReviewed is null. Write the day on which');
    expect(code).toBe(2);
  });

  describe('with a wrong fact and a wrong logo', () => {
    let result: Awaited<ReturnType<typeof doctor>>;
    beforeAll(async () => {
      const logo = { 'token/logo.svg': '<svg viewBox="0 0 48 48"><circle r="4"/></svg>' };
      result = await doctor(secondWith('email', 'nobody'), logo);
    });

    test('names the fact', () => {
      expect(result.text).toContain('To correct\n  token/site.ts: email is "nobody". Write an email address.\n');
    });

    test('names the logo', () => {
      expect(result.text).toMatch(/\n {2}token\/logo\.svg is "46 bytes with <svg> <circle>"\. Save it as plain SVG/);
    });

    test('ends with 1', () => {
      expect(result.code).toBe(1);
    });
  });

  test.for([['scripts/doctor/doctor.ts'], ['vite', 'build']])(
    '%s names a wrong fact before it reads figures that are made from it',
    async (words) => {
      await doctor(secondWith('origin', 'coffer.org'));
      const figures = join(project.folder, 'token/content/figures.ts');
      const text = await readFile(figures, 'utf8');
      await writeFile(figures, `${text}export { ticker } from '#config/names.ts';\n`);
      const result = await command(project.folder, ['node', 'scripts/launch.js', ...words]);
      await writeFile(figures, text);
      expect(result.text).toContain('Write the origin on a domain of your own');
      expect(result.text).not.toContain('Invalid URL');
      expect(result.code).toBe(1);
    },
  );

  describe('with wrong figures, texts and files', () => {
    let result: Awaited<ReturnType<typeof doctor>>;
    beforeAll(async () => {
      const roadmap = 'token/content/roadmap.ts';
      const periods = await readFile(roadmap, 'utf8');
      await writeFile(join(project.folder, roadmap), periods.replace('Q4 2025', 'Q5 2025'));
      result = await doctor(secondWith('botHandle', 'bot'), {
        'token/content/extra.ts': "export const extra = { points: ['See https://other.coffer.org.'] };\n",
        'public/extra.txt': '0x6B175474E89094C44Da98b954EedeAC495271d0F',
        'public/a b.txt': '',
      });
      await writeFile(join(project.folder, roadmap), periods);
    });

    test.for<readonly [what: string, line: RegExp]>([
      ['a period', /token\/content\/roadmap\.ts: periods\[1\]\.period is "Q5 2025"\. Write "Q3 2025", /],
      ['a file’s name', /public\/a b\.txt: a hidden name, or one with characters other than .*: rename it/],
      ['a link in a text', /token\/content\/extra\.ts: https:\/\/other\.coffer\.org\/: a URL that .*add it to allowed/],
      ['an address', /public\/extra\.txt: 0x6B17\w+: an address that the configuration does not have/],
    ])('names what to correct: %s', ([, line]) => {
      const [correct] = result.text.split('\n\n');
      expect(correct).toMatch(/^To correct\n/);
      expect(correct).toMatch(line);
    });

    test('names nothing else as wrong', () => {
      expect(result.text.split('\n\n')[0]!.split('\n')).toHaveLength(5);
    });

    test('lists beside it what is left to do', () => {
      expect(result.text).toContain(
        '\n\nTo do before deployment\n  token/site.ts: botHandle is "bot", a demonstration',
      );
    });

    test('ends with 1', () => {
      expect(result.code).toBe(1);
    });
  });

  describe('with entries in allowed', () => {
    let text: string;
    beforeAll(async () => {
      const allowed = ['https://other.coffer.org', '/paper.pdf'];
      const files = {
        'token/content/extra.ts': "export const extra = 'See https://other.coffer.org.';\n",
        'public/paper.pdf': '%PDF-1.7\n\0',
      };
      const facts = { ...second, allowed: allowed.map((found) => ({ found, reason: 'the auditor’s' })) };
      ({ text } = await doctor(facts, files));
    });

    test.for(['https://other.coffer.org', '/paper.pdf'])('lists what the scan lets pass: %s', (found) => {
      expect(text).toContain(`allowed lets the scan pass ${found} (the auditor’s).\n`);
    });
  });

  const accented = { ...second, product: 'Tagé Pay', symbol: 'TAGE' };

  test('warns of a name that token lists refuse', async () => {
    const { code, text } = await doctor(accented);
    expect(text).toContain('token/site.ts: product is "Tagé Pay", which fails the schema of token lists,');
    expect(code).toBe(0);
  });

  test('does not warn of it without a list', async () => {
    expect((await doctor({ ...accented, decimals: null })).text).not.toContain('schema');
  });

  test('asks the chains once a node is named, but not about demonstrations, and cannot confirm those', async () => {
    const contracts = [
      { chain: 'solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
      { chain: 'bnb', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
    ];
    const { code, text } = await doctor({ ...second, contracts }, {}, ['--rpc-bnb', 'https://node.coffer.org']);
    expect(text).toMatch(/\nOn the chains\n {2}Solana: not asked[^]*\nChains: could not ask\.\n$/);
    expect(code).toBe(2);
  });
});

const problemsOn = (day: string) => dateProblems(second, new Date(day)).map(({ path }) => path);
const period = (name: string, status: RoadmapPeriod['status']) => ({ period: name, title: '', items: [], status });

describe('The calendar', () => {
  test.for<readonly [why: string, day: string, wrong: readonly string[]]>([
    ['nothing', '2026-11-21', []],
    ['an expired security.txt', '2090-06-30T12:00:00Z', ['securityTxt.expires']],
    ['a company and a review to come', '2026-03-01', ['company.incorporated', 'contentReviewed']],
  ])('makes %s wrong on %s', ([, day, wrong]) => {
    expect(problemsOn(day)).toEqual(wrong);
  });

  test('lets a day begin where it begins first, at UTC+14', () => {
    const reviewed = secondWith('contentReviewed', '2026-11-22');
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
  ['links.bot', 'https://bot.coffer.example'],
  ['links.bot', 'https://t.me/example?start=site'],
  ['links.docs', 'https://docs.example.com/paper'],
  ['origin', 'https://your-token.com'],
  ['botHandle', 'Bot'],
  ['email', 'Hello@example.com'],
  ['contracts[0].address', '0x1234567890AbcdEF1234567890aBcdef12345678'],
  ['contracts[1].address', 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo'],
])('%s: %s counts as a demonstration value', (path, value) => {
  expect(demonstrationsIn(secondWith(path, value))).toEqual([[path, value]]);
});

test.each([
  ['links.docs', 'https://docs.your-token.io/example.com'],
  ['links.docs', 'https://docs.your-token.io/v1.example/'],
  ['links.docs', 'https://docs.your-token.io/example'],
  ['product', 'MMMMMMMMMMMMMMMM'],
  ['allowed', [{ found: '0x000000000000000000000000000000000000dEaD', reason: 'where tokens are burnt' }]],
])('%s: %j does not count as one', (path, value) => {
  expect(demonstrationsIn(secondWith(path, value))).toEqual([]);
});
