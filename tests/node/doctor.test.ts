import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { demonstrationsIn } from '../../src/lib/demonstration.ts';
import { dateProblems, pastPeriods } from '../../scripts/doctor/dates.ts';
import type { RoadmapPeriod } from '../../shape/token.ts';
import { command, copiedProject, fillGaps } from '../lib/project.ts';
import { second, secondWith } from '../lib/second-token.ts';

/** Doctor's lines, and a build's blocks of lines, in the same form. */
const inOneForm = (text: string) => text.replaceAll(/\n +remedy +/g, '. ').replaceAll(/(?<=is) +|\n +/g, ' ');

describe('npm run doctor', () => {
  const project = copiedProject();
  beforeAll(async () => {
    await fillGaps(project.folder);
    await rm(join(project.folder, 'tests'), { recursive: true });
  });

  const DOCTOR = ['node', 'scripts/doctor/doctor.ts'] as const;
  const COMMANDS = [DOCTOR, ['vite', 'build']] as const;

  /** Runs it there with a token's facts, and with `files` for as long. @returns what it prints, its last line and its code */
  async function doctor(
    facts: unknown,
    files: Record<string, string | Buffer> = {},
    line: readonly [string, ...string[]] = DOCTOR,
  ) {
    await writeFile(join(project.folder, 'token/site.ts'), `export const site = ${JSON.stringify(facts)};\n`);
    const before = new Map<string, Buffer | null>();
    for (const [path, text] of Object.entries(files)) {
      before.set(path, await readFile(join(project.folder, path)).catch(() => null));
      await writeFile(join(project.folder, path), text);
    }
    const { code, text } = await command(project.folder, line);
    for (const [path, bytes] of before) {
      await (bytes ? writeFile(join(project.folder, path), bytes) : rm(join(project.folder, path)));
    }
    return { text, ends: [text.trimEnd().split('\n').at(-1), code] };
  }

  test('is content with what is ready, lists what the scan may pass, and warns of what others lack', async () => {
    const squares = '<path d="M4 4H44V44H4Z"/><path fill="#FFF" d="M8 8H40V40H8Z"/>';
    const allowed = ['https://other.coffer.org', '/paper.pdf'].map((found) => ({ found, reason: 'the auditor’s' }));
    const documents = await readFile('tests/second-token/content/documents.ts', 'utf8');
    const { text, ends } = await doctor(
      { ...second, product: 'Tagé Pay', symbol: 'TAGE', allowed },
      {
        'token/logo.svg': `<svg viewBox="0 0 48 48">${squares}</svg>`,
        'token/content/documents.ts': documents.replace(/(?<=home: [^]*?headline: )[^,]+/, "'Łódź ≥ 1'"),
        'token/content/extra.ts': "export const extra = 'See https://other.coffer.org.';\n",
        'public/paper.pdf': '%PDF-1.7\n\0',
      },
    );
    for (const said of [
      'token/logo.svg: black and #fff become one colour, so a sign on a ground of another',
      'token/logo.svg: 2 paths, in the brand’s colours, in place of the #',
      ...allowed.map(({ found }) => `allowed lets the scan pass ${found} (the auditor’s).\n`),
      'documents.ts: home.headline is "Łódź ≥ 1". The social card’s typeface has no “≥”, so look at',
      'token/site.ts: product is "Tagé Pay", which fails the schema of token lists,',
    ]) {
      expect.soft(text).toContain(said);
    }
    expect.soft(text).not.toContain('securityTxt');
    expect.soft(ends).toEqual(['Ready to deploy, once npm test -- site passes.', 0]);
  });

  test('lists what is left to do with file, value and remedy', async () => {
    const left = {
      ...second,
      botHandle: 'bot',
      company: { ...second.company, state: 'TODO', fileNumber: '10179329' },
      contentReviewed: null,
      links: { ...second.links, bot: 'https://t.me/other_bot?start=site' },
    };
    const blanks = "export const extra = [\n  '[to be completed: court]',\n  'TBD',\n  '',\n];\n";
    const terms = await readFile(join(project.folder, 'token/content/terms.ts'), 'utf8');
    const { text, ends } = await doctor(left, {
      'token/content/extra.ts': blanks,
      'token/content/terms.ts': `${terms}export const more = { title: '', blocks: [\n'', ['Keys', ''], 'a' ? 'b' : ''] };\n`,
    });
    const last = terms.split('\n').length;
    expect
      .soft(text.split('\n').slice(0, 4))
      .toEqual([
        'To do before deployment',
        '  token/site.ts: botHandle is "bot", a demonstration value. Write your own.',
        '  token/site.ts: company.fileNumber is "10179329", that of HashtagPay’s company. Write your own.',
        '  token/site.ts: contentReviewed is null. Write the day on which you finished reviewing every text in token/content.',
      ]);
    const blank = 'is a blank. Fill it in, with your lawyer in legal texts.';
    for (const found of [
      'site.ts:1: TODO',
      'content/extra.ts:2: [to be completed: court]',
      'content/extra.ts:3: TBD',
      // An empty text is one only in a section of a legal page.
      `content/terms.ts:${last}: ''`,
      `content/terms.ts:${last + 1}: ''`,
    ]) {
      expect.soft(text).toContain(`\n  token/${found} ${blank}`);
    }
    expect.soft(text.split(`'' ${blank}`)).toHaveLength(4);
    expect.soft(text).toContain('botHandle is "bot", and links.bot leads to @other_bot.');
    expect.soft(ends).toEqual(['Not ready to deploy: see above.', 2]);
  });

  test.for(COMMANDS)(
    '%s names every wrong fact and a wrong logo before it reads texts made from them',
    async (line) => {
      const { links, securityTxt, ...others } = second;
      const figures = await readFile(join(project.folder, 'token/content/figures.ts'), 'utf8');
      const files = {
        'token/logo.svg': '<svg viewBox="0 0 48 48"><circle r="4"/></svg>',
        'token/content/figures.ts': `${figures}export { ticker } from '#config/names.ts';\n`,
      };
      const wrong = { ...others, link: links, securitytxt: securityTxt, email: 'nobody', origin: 'coffer.org' };
      const { text, ends } = await doctor(wrong, files, line);
      for (const found of [
        'site.ts: email is "nobody". Write an email address.',
        'site.ts: links is missing. Write bot, docs, community and profile in braces.',
        'site.ts: securityTxt is missing.',
        `site.ts: link is ${JSON.stringify(links)}. There is no such fact: it is misspelt`,
        `site.ts: securitytxt is ${JSON.stringify(securityTxt)}. There is no such fact: it is misspelt`,
        'site.ts: origin is "coffer.org". Write the origin on a domain of your own',
        'logo.svg is "46 bytes with <svg> <circle>". Save it as plain SVG',
      ]) {
        expect.soft(inOneForm(text)).toContain(`token/${found}`);
      }
      expect.soft(text).not.toMatch(/Invalid URL|^ {4}at .*names\.ts/m);
      expect.soft(ends[1]).toBe(1);
    },
  );

  test('names wrong figures, texts and files, and beside them what is left to do', async () => {
    const periods = await readFile('token/content/roadmap.ts', 'utf8');
    const { text, ends } = await doctor(secondWith('botHandle', 'bot'), {
      'token/content/extra.ts': "export const extra = { points: ['See https://other.coffer.org.'] };\n",
      'token/content/roadmap.ts': periods.replace('Q4 2025', 'Q5 2025'),
      'public/_headers': '/*',
      'public/extra.txt': '0x6B175474E89094C44Da98b954EedeAC495271d0F',
      'public/a b.txt': '',
    });
    const [correct, rest] = text.split('\n\n') as [string, string];
    expect.soft(correct.split('\n')[0]).toBe('To correct');
    for (const line of [
      /token\/content\/roadmap\.ts: periods\[1\]\.period is "Q5 2025"\. Write "Q3 2025", /,
      /public\/_headers: a Cloudflare setting: remove it/,
      /public\/a b\.txt: a hidden name, or one with characters other than .*: rename it/,
      /token\/content\/extra\.ts.*https:\/\/other\.coffer\.org\/?[,:] a URL that .*add it to allowed/,
      /public\/extra\.txt.* 0x6B17\w+[,:] an address that the configuration does not have/,
    ]) {
      expect.soft(correct).toMatch(line);
    }
    expect.soft(correct.split('\n'), 'nothing else').toHaveLength(6);
    expect.soft(rest).toContain('To do before deployment\n  token/site.ts: botHandle is "bot", a demonstration');
    expect.soft(ends[1]).toBe(1);
  });

  test('asks the chains once a node is named, but not about demonstrations, and cannot confirm those', async () => {
    const contracts = [
      { chain: 'solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
      { chain: 'bnb', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
    ];
    const { text, ends } = await doctor({ ...second, contracts }, {}, [
      ...DOCTOR,
      '--rpc-bnb',
      'https://node.coffer.org',
    ]);
    expect.soft(text).toContain('\nOn the chains\n  Solana: not asked');
    expect.soft(ends).toEqual(['Chains: could not ask.', 2]);
  });

  test.for(COMMANDS)('%s names what copying and saving did to words', async (line) => {
    const { text, ends } = await doctor(
      second,
      {
        'token/content/stray.ts': "export default\n  'a deﬁcit';\n",
        'token/content/lost.ts': "export default\n  'Z�rich or \ue000';\n",
        'token/content/latin.ts': Buffer.from("export default 'caf\xe9';\n", 'latin1'),
      },
      line,
    );
    for (const found of [
      'stray.ts: line 2 is "deﬁcit". Write “deficit”.',
      'lost.ts: line 2 is "Z�rich". A character was lost, or is one font’s own. Type it again.',
      'lost.ts: line 2 is "\ue000". A character was lost, or is one font’s own. Type it again.',
      'latin.ts: line 1 is "caf�". Save it as UTF-8.',
    ]) {
      expect.soft(inOneForm(text)).toContain(`token/content/${found}`);
    }
    expect.soft(ends[1]).toBe(1);
  });

  test('says in one line for each file that it cannot be parsed', async () => {
    const hero = await readFile(join(project.folder, 'token/content/hero.ts'), 'utf8');
    const { text, ends } = await doctor(second, {
      'token/content/hero.ts': hero.replace("'", '“'),
      'token/site.ts': "export const site = {\n  product: 'It's here',\n};\n",
    });
    expect.soft(text).toMatch(/^token\/content\/hero\.ts:\d+: “ is a curly quote/m);
    expect.soft(text).toMatch(/^token\/site\.ts:2: The apostrophe after “It” ends the text/m);
    expect.soft([ends[1], text.trim().split('\n').length]).toEqual([1, 2]);
  });
});

test.for<readonly [why: string, day: string, wrong: readonly string[]]>([
  ['nothing', '2026-11-21', []],
  ['an expired security.txt', '2090-06-30T12:00:00Z', ['securityTxt.expires']],
  ['a company and a review to come', '2026-03-01', ['company.incorporated', 'contentReviewed']],
  // A day begins where it begins first, at UTC+14.
  ['a review of tomorrow', '2026-11-01T09:59:59Z', ['contentReviewed']],
  ['no review of today', '2026-11-01T10:00:00Z', []],
])('The calendar makes %s wrong on %s', ([, day, wrong]) => {
  expect(dateProblems(second, new Date(day)).map(({ path }) => path)).toEqual(wrong);
});

test('Roadmap periods that are over and still marked upcoming or planned are named, but never a vision', () => {
  const periods = (
    [
      ['Q1–Q3 2026', 'upcoming'],
      ['2025', 'planned'],
      ['2026', 'upcoming'],
      ['Q1 2026', 'done'],
      ['Q2 2026', 'vision'],
    ] as const
  ).map(([period, status]): RoadmapPeriod => ({ period, status, title: '', items: [] }));
  expect(pastPeriods(new Date('2026-11-21T12:00:00Z'), periods)).toEqual([
    'token/content/roadmap.ts: Q1–Q3 2026 is over and still marked upcoming. Mark it done, or move it.',
    'token/content/roadmap.ts: 2025 is over and still marked planned. Mark it done, or move it.',
  ]);
});

test.each([
  ['origin', 'https://hashtagpay.example'],
  ['links.community', 'https://telegram.me/Example'],
  ['links.profile', 'https://x.com/example'],
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
  ['product', 'MMMMMMMMMMMMMMMM'],
  ['allowed', [{ found: '0x000000000000000000000000000000000000dEaD', reason: 'where tokens are burnt' }]],
])('%s: %j does not count as one', (path, value) => {
  expect(demonstrationsIn(secondWith(path, value))).toEqual([]);
});
