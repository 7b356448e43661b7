import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CheckedSite } from '../../config/site-config.ts';
import { dateProblems, pastPeriods } from '../../scripts/doctor/dates.ts';
import { diagnose } from '../../scripts/doctor/diagnose.ts';
import type { RoadmapPeriod } from '../../src/content/types.ts';
import { PLUMTAG, site, unfilled, withValue } from '../build/fixtures/plumtag.ts';
import { command } from '../build/lib/command.ts';
import { copyProject } from '../../scripts/lib/copy.ts';
import { fillGaps } from '../build/lib/project.ts';

// Every command takes a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const TODAY = new Date('2026-11-21T12:00:00Z');
const FIRST_FILE_NUMBER = '10179329';

describe('The doctor', () => {
  let project: Awaited<ReturnType<typeof copyProject>>;
  beforeAll(async () => {
    project = await copyProject();
    await fillGaps(project.folder);
    await command(project.folder, ['rm', '-rf', 'tests/first-token']);
  });
  afterAll(() => project.remove());
  const runThere = (config: string, options: readonly string[] = [], env: Record<string, string> = {}) =>
    command(project.folder, ['node', 'scripts/doctor/doctor.ts', ...options], { SITE_CONFIG: config, ...env });
  const write = async (name: string, value: unknown) => {
    await writeFile(join(project.folder, name), typeof value === 'string' ? value : JSON.stringify(value));
    return name;
  };
  const EXTRA = 'src/content/extra.ts';
  const CLEAR = 'export const extra = "Neutral.";\n';

  test.each<[what: string, code: number, value: object | null, ...said: RegExp[]]>([
    [
      'a configuration that is ready',
      0,
      site,
      /\n {2}contracts\[1\]\.address +set +CqmtagMadeUpTokenForTestsNobodyHasThisKeyXXX\n/,
      /Ready to deploy: every value in config\.jsonc is set\.\n$/,
    ],
    [
      'another product with the first token’s company',
      2,
      { ...site, company: { ...site.company, fileNumber: FIRST_FILE_NUMBER } },
      /company\.fileNumber: still that of HashtagPay’s company/,
    ],
    [
      'the first token with its own company, whose texts need no review',
      0,
      {
        ...site,
        product: 'HashtagPay',
        contentReviewed: null,
        company: { ...site.company, fileNumber: FIRST_FILE_NUMBER },
      },
      /\n {2}company\.fileNumber +first token’s +10179329\n/,
    ],
    [
      'a configuration that lacks the newer fields, naming what to add',
      2,
      { ...site, botHandle: undefined, governingLaw: undefined },
      /To fill in before deployment\n {2}botHandle, now bot\n {2}governingLaw, now \[to be completed/,
    ],
    [
      'exceptions from the scan, which it lists',
      0,
      { ...site, allowed: [{ found: 'https://other.plumtag-token.io', reason: 'the auditor’s report' }] },
      /allowed: the scan lets https:\/\/other\.plumtag-token\.io pass \(the auditor’s report\)\./,
    ],
    [
      'a company’s name as its state, which it questions',
      0,
      { ...site, company: { ...site.company, state: 'Plumtag Labs, Inc.' } },
      /company\.state: is “Plumtag Labs, Inc\.” where the company is registered\?/,
    ],
    [
      'demonstration values, listing each',
      2,
      unfilled,
      /\n {2}origin +demonstration +https:\/\/hashtagpay\.example\n/,
      /To fill in before deployment\n {2}origin, now/,
      /Not ready to deploy: 3 demonstration values left in config\.jsonc\.\n$/,
    ],
    [
      'a wrong value, with its remedy',
      1,
      { ...site, email: 'nobody' },
      /\n {2}email +wrong +nobody\n/,
      /To correct\n {2}email is "nobody"\. Write only an email address/,
      /Not ready: 1 thing to correct\.\n$/,
    ],
    ['a missing file', 1, null, /nowhere\.jsonc has one problem/],
  ])('%s: exits with %i', async (_, code, value, ...said) => {
    const outcome = await runThere(value ? await write('config.jsonc', value) : 'nowhere.jsonc');
    for (const words of said) expect(outcome.text).toMatch(words);
    expect(outcome.code).toBe(code);
  });

  test('2 until another token’s texts are reviewed: every claim is listed, with file and line', async () => {
    const claims = [
      "import { icons } from '../lib/icons.ts';",
      'export const icon = Object.keys(icons)[0];',
      "export const extra = ['Paid in June', 'You may pay anybody.', 'No presale'];",
      'export const more = `Up to ${extra.length} times ${icon ? `on Solana` : "never"}, 24/7`;',
      "export type Kind = 'an audit';",
      "export const rows = [{ share: 12.5, name: 'Two billion', at: extra.slice(1, 2) }] as const;",
    ];
    await write(EXTRA, claims.join('\n'));
    const { code, text } = await runThere(await write('unread.jsonc', { ...site, contentReviewed: null }));
    await write(EXTRA, CLEAR);
    expect(text).toMatch(/To do before deployment\n {2}contentReviewed: write the day/);
    expect(text.match(/src\/content\/extra\.ts.*/g)).toEqual([
      'src/content/extra.ts:3: Paid in June',
      'src/content/extra.ts:3: No presale',
      'src/content/extra.ts:4: Up to … times …, 24/7',
      'src/content/extra.ts:4: on Solana',
      'src/content/extra.ts:6: share: 12.5',
      'src/content/extra.ts:6: Two billion',
    ]);
    expect(code).toBe(2);
    expect((await runThere(PLUMTAG)).text, 'reviewed').not.toContain('src/content/extra.ts');
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
      ],
      tiles: [{ icon: 'rocket' }],
    };
    await write(EXTRA, `export const extra = ${JSON.stringify(rows)};`);
    const figures = await readFile(join(project.folder, 'src/content/figures.ts'), 'utf8');
    await write(
      'src/content/figures.ts',
      figures.replace(/amount: ([\d_]+)/, (_, digits: string) => `amount: ${digits}7`),
    );
    const { code, text } = await runThere(PLUMTAG);
    await write('src/content/figures.ts', figures);
    await write(EXTRA, CLEAR);
    expect(text.match(/(?<=src\/content\/extra\.ts: ).*/g)).toEqual([
      'the shares add up to 95% (A 60, B 35). Make it 100%.',
      'the question “Why?” is here twice. Change or remove one.',
      'the axis cannot show “Early 2027”. Write a period as Q3 2025, Q3–Q4 2026 or 2027.',
      '“2027-02-30” is not a date. Write the launch day as YYYY-MM-DD.',
      'the launch day 2027-08-01 is not in Q2 2027.',
      expect.stringMatching(/^there is no icon “rocket”\. Write one of \w+, /),
    ]);
    expect(text).toMatch(/src\/content\/figures\.ts: .+ has \d+7 tokens, but \d+% of \d+ are \d+\./);
    expect(text).toMatch(/Not ready: 7 things to correct\.\n$/);
    expect(code).toBe(1);
  });

  test('1 for content that is not JavaScript', async () => {
    await write(EXTRA, 'export const extra = ;');
    const { code, text } = await runThere(PLUMTAG);
    await write(EXTRA, CLEAR);
    expect(text).toMatch(/To correct\n {2}src\/content\/extra\.ts: it cannot be read\. /);
    expect(code).toBe(1);
  });

  test('1 for a wrong logo, with what is wrong', async () => {
    await write('logo.svg', '<svg viewBox="0 0 48 24"><circle r="4"/></svg>');
    const { code, text } = await runThere(await write('config.jsonc', site));
    await rm(join(project.folder, 'logo.svg'));
    expect(code).toBe(1);
    expect(text).toMatch(/logo\.svg svg\.viewBox is 0 0 48 24\. Give it a viewBox as wide as high/);
    expect(text).toMatch(/logo\.svg svg is with <circle>\. Leave only paths/);
  });

  test('2 for a blank left for the lawyer', async () => {
    await write(EXTRA, "\nexport const court = '[to be completed: court]';\n");
    const { code, text } = await runThere(PLUMTAG);
    await write(EXTRA, CLEAR);
    expect(text).toContain('src/content/extra.ts:2: [to be completed: court]: fill it in, with the lawyer');
    expect(code).toBe(2);
  });

  test('2 with the first token’s tests to delete, once the product is another', async () => {
    await command(project.folder, ['mkdir', '-p', 'tests/first-token']);
    const { code, text } = await runThere(PLUMTAG);
    await command(project.folder, ['rm', '-r', 'tests/first-token']);
    expect(text).toMatch(/tests\/first-token: .*Delete the folder\./);
    expect(code).toBe(2);
  });

  test('2 if a chain does not confirm it. Naming a node implies --online; so does npm’s reading of an option', async () => {
    const demonstration = withValue(
      'contracts',
      [
        { chain: 'solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
        { chain: 'bnb', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
      ],
      unfilled,
    );
    const file = await write('demonstration.jsonc', demonstration);
    for (const [options, env] of [
      [['--online'], {}],
      [['--rpc-bnb', 'https://node.plumtag-token.io'], {}],
      [[], { npm_config_online: 'true' }],
      [[], { npm_config_rpc_bnb: 'https://node.plumtag-token.io' }],
      [['https://node.plumtag-token.io'], { npm_config_rpc_bnb: 'true' }],
    ] as const) {
      const { code, text } = await runThere(file, options, env);
      expect(text).toMatch(/\nOn the chains\n {2}Solana: not asked[^]*\nChains: could not ask\.\n$/);
      expect(code).toBe(2);
    }
  });

  test.each([
    [['--rpc-bnb', ''], {}, '--rpc-bnb needs the whole URL'],
    [['--rpc-bnb'], {}, "'--rpc-bnb <value>' argument missing"],
    [[], { npm_config_rpc_solana: 'true' }, "'--rpc-solana <value>' argument missing"],
    [['https://me:secret@node.io/key'], { npm_config_online: 'true' }, 'Unexpected argument'],
  ])('1 at once, without a secret, for the options %j and %j', async (options, env, message) => {
    const { code, text } = await runThere(PLUMTAG, options, env);
    expect(text).toContain(message);
    expect(text).not.toMatch(/secret|key|config\.jsonc/);
    expect(code).toBe(1);
  });

  test.each([
    ['is not JSON', '{ "product": ', /value expected/],
    ['has characters that move the cursor', JSON.stringify({ ...site, product: '\u001b[31mPlum\u202e' }), /product/],
    ['has a megabyte', JSON.stringify({ ...site, product: 'x'.repeat(1e6) }), /Shorten it to 16 characters/],
    ['is a program', null, /The configuration is data now/],
  ])('1, with one message, for a file that %s', async (_, text, message) => {
    const name = text === null ? 'hostile.ts' : 'hostile.jsonc';
    const { code, text: said } = await runThere(await write(name, text ?? 'process.exit(0);'));
    expect(said).toMatch(message);
    expect(said).toMatch(/hostile\./);
    expect(said).not.toMatch(/[^\P{C}\n]/u);
    expect(said.length).toBeLessThan(6000);
    expect(code).toBe(1);
  });

  test('stops a deployment of demonstration values, with the list, before anything is built or uploaded', async () => {
    const git = (...words: string[]) =>
      command(project.folder, ['git', '-c', 'user.name=tests', '-c', 'user.email=tests@localhost', ...words]);
    await git('init', '--quiet');
    // A symbolic link, which `.gitignore` does not match, and whose target would not be in the commit.
    await writeFile(join(project.folder, '.git/info/exclude'), 'node_modules\n');
    await writeFile(join(project.folder, 'config/unfilled.jsonc'), JSON.stringify(unfilled));
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'as it is');
    const options = ['--dry-run', '--accept-unverified', '--rpc-bnb', 'https://a.b?key'];
    const deployment = ['node', 'scripts/deploy/deploy.ts', ...options];
    const { code, text } = await command(project.folder, deployment, { SITE_CONFIG: 'config/unfilled.jsonc' });
    expect(text).toContain('links.community, now https://t.me/example');
    expect(text).toMatch(/Not deployed[^]*Nothing was uploaded/i);
    expect(text, 'a node’s key is not repeated').not.toContain('?key');
    expect(code).toBe(1);
  });
});

const problemsOn = (day: string) => dateProblems(site, new Date(day)).map(({ path }) => path);
const warningsOn = (day: string) => diagnose(site, new Date(day)).warnings.join();
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

  test('gives sixty days’ notice of security.txt’s expiry', () => {
    expect(warningsOn('2090-04-30T12:00:00Z')).not.toContain('securityTxt');
    expect(warningsOn('2090-05-02T12:00:00Z')).toContain('securityTxt.expires: 59 days are left');
  });

  test('names roadmap periods that are over and still marked upcoming or planned, but never a vision', () => {
    const periods = [
      period('Q3 2026', 'upcoming'),
      period('Q4 2026', 'upcoming'),
      period('Q1–Q3 2026', 'upcoming'),
      period('2025', 'upcoming'),
      period('2026', 'upcoming'),
      period('Q1 2026', 'planned'),
      period('Q4 2026', 'planned'),
      period('Q2 2026', 'vision'),
      period('Soon', 'upcoming'),
    ];
    expect(pastPeriods(periods, TODAY)).toEqual(
      ['Q3 2026 is over and still marked upcoming', 'Q1–Q3 2026 is over and', '2025 is over', 'Q1 2026 is over'].map(
        (words) => expect.stringContaining(`src/content/roadmap.ts: ${words}`),
      ),
    );
  });
});

const demonstrations = (value: CheckedSite) =>
  diagnose(value, TODAY).rows.flatMap(({ status, path }) => (status === 'demonstration' ? [path] : []));

test.each([
  ['links.community', 'https://t.me/Example'],
  ['links.community', 'https://telegram.me/example'],
  ['links.community', 'https://t.me/Your_Chat'],
  ['links.profile', 'https://x.com/EXAMPLE'],
  ['links.profile', 'https://twitter.com/example'],
  ['links.profile', 'https://x.com/Your_Handle'],
  ['links.bot', 'https://t.me/your_token_bot'],
  ['links.bot', 'https://bot.plumtag.example'],
  ['links.docs', 'https://docs.your-token.com/'],
  ['botHandle', 'Bot'],
  ['botHandle', 'your_token_bot'],
  ['email', 'Hello@example.com'],
  ['email', 'hello@your-token.com'],
  ['origin', 'https://your-token.com'],
  ['company.legalName', 'Your Token Labs, Inc.'],
])('%s: %s counts as a demonstration value, in any letter case', (path, value) => {
  expect(demonstrations(withValue(path, value) as CheckedSite)).toEqual([path]);
});

test('A path that looks like a demonstration value does not count as one', () => {
  const docs = 'https://docs.your-token.io/example.com';
  expect(demonstrations({ ...site, links: { ...site.links, docs } })).toEqual([]);
});
