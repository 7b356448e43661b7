import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { diagnose, pastPeriods } from '../../scripts/doctor/diagnose.ts';
import type { RoadmapPeriod } from '../../src/content/roadmap.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { PLUMTAG, site, unfilled, withValue } from '../build/fixtures/plumtag.ts';
import { command } from '../build/lib/command.ts';
import { copyProject } from '../../scripts/lib/copy.ts';
import { fillGaps } from '../build/lib/project.ts';

// Every command takes a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const TODAY = new Date('2026-11-21T12:00:00Z');

/** Content with nothing left to do. */
const DONE = { unchanged: [], gaps: [] };

const problemsOn = (day: string) => diagnose(site, new Date(day), DONE).problems.map(({ path }) => path);
const warningsOn = (day: string) => diagnose(site, new Date(day), DONE).warnings.join();
const period = (name: string, status: RoadmapPeriod['status']) => ({ period: name, title: '', items: [], status });

describe('The doctor', () => {
  let project: Awaited<ReturnType<typeof copyProject>>;
  beforeAll(async () => {
    project = await copyProject();
    await fillGaps(project.folder);
    // Whatever the operator has written counts as the first token's here.
    await command(project.folder, ['node', 'scripts/record.ts', 'first-content']);
  });
  afterAll(() => project.remove());
  const runThere = (config: string, options: readonly string[] = []) =>
    command(project.folder, ['node', 'scripts/doctor/doctor.ts', ...options], { SITE_CONFIG: config });
  const write = async (name: string, value: unknown) => {
    await writeFile(join(project.folder, name), typeof value === 'string' ? value : JSON.stringify(value));
    return name;
  };

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
      { ...site, company: { ...site.company, fileNumber: '10179329' } },
      /company\.fileNumber: still that of HashtagPay’s company/,
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
      /Not ready: 1 wrong value in config\.jsonc\.\n$/,
    ],
    ['a missing file', 1, null, /nowhere\.jsonc has one problem/],
  ])('%s: exits with %i', async (_, code, value, ...said) => {
    const outcome = await runThere(value ? await write('config.jsonc', value) : 'nowhere.jsonc');
    for (const words of said) expect(outcome.text).toMatch(words);
    expect(outcome.code).toBe(code);
  });

  test('2 if a named node does not answer: naming it implies --online', async () => {
    // Nothing listens on port 1.
    const nodes = ['--rpc-bnb', 'http://127.0.0.1:1', '--rpc-solana', 'http://127.0.0.1:1'];
    const { code, text } = await runThere(PLUMTAG, nodes);
    expect(text).toContain('\nOn the chains\n');
    expect(code).toBe(2);
  });

  test('2 for another token with the first one’s texts, naming the files, until they have been reviewed', async () => {
    const file = await write('unread.jsonc', { ...site, contentReviewed: null });
    const formatted = join(project.folder, 'src/content/company.ts');
    await appendFile(formatted, '\n\n// A comment, and a line more.\n');
    const { code, text } = await runThere(file);
    expect(text).toMatch(/To do before deployment\n {2}contentReviewed: these texts are still the first token’s/);
    expect(text).toContain('src/content/not-found.ts');
    expect(text, 'formatting and comments do not count as changes').toContain('src/content/company.ts');
    expect(code).toBe(2);
    await appendFile(formatted, "\nexport const more = 'Plumtag GmbH';\n");
    expect((await runThere(file)).text).not.toContain('src/content/company.ts');
  });

  test('0 for reviewed texts, with a warning of how many files are still the first token’s', async () => {
    const { code, text } = await runThere(PLUMTAG);
    expect(text).toMatch(/\n {2}contentReviewed: \d+ files still have the first token’s text; null lists them\.\n/);
    expect(code).toBe(0);
  });

  test('2 with one line to do, the review, whose list includes the blanks for a lawyer', async () => {
    const content = { unchanged: ['src/content/faq.ts'], gaps: ['src/content/terms.ts: [to be completed: court]'] };
    const { unfinished } = diagnose({ ...site, contentReviewed: null }, TODAY, content);
    expect(unfinished).toEqual([
      expect.stringMatching(/^contentReviewed: /),
      '  src/content/faq.ts',
      '  src/content/terms.ts: [to be completed: court]',
    ]);
  });

  test('2 with the first token’s tests to delete, once the texts are another token’s', () => {
    const withTests = { ...DONE, hasFirstTests: true };
    const line = expect.stringMatching(/^tests\/first-token: .*Delete the folder\.$/) as string;
    expect(diagnose(site, TODAY, withTests).unfinished).toEqual([line]);
    expect(diagnose({ ...site, product: 'HashtagPay' }, TODAY, withTests).unfinished).toEqual([]);
    expect(diagnose(site, TODAY, DONE).unfinished).toEqual([]);
  });

  test('2 for a blank left for the lawyer', async () => {
    await appendFile(
      join(project.folder, 'src/content/legal.ts'),
      "\nexport const court = '[to be completed: court]';\n",
    );
    const { code, text } = await runThere(PLUMTAG);
    expect(text).toMatch(
      /src\/content\/legal\.ts: \[to be completed: court\] is still to be filled in, with the lawyer/,
    );
    expect(code).toBe(2);
    await fillGaps(project.folder);
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
    expect(text).toMatch(/Not deployed[^]*nothing was uploaded/);
    expect(text).toContain(
      "then SITE_CONFIG='config/unfilled.jsonc' npm run deploy -- --accept-unverified --rpc-bnb URL\n",
    );
    expect(code).toBe(1);
  });
});

describe('The calendar', () => {
  test('makes an expired security.txt and a company incorporated tomorrow wrong', () => {
    expect(problemsOn('2026-11-21')).toEqual([]);
    expect(problemsOn('2090-06-30T12:00:00Z')).toEqual(['securityTxt.expires']);
    expect(problemsOn('2026-02-02')).toEqual(['company.incorporated', 'contentReviewed']);
  });

  test('gives sixty days’ notice of security.txt’s expiry', () => {
    expect(warningsOn('2090-04-30T12:00:00Z')).not.toContain('securityTxt');
    expect(warningsOn('2090-05-02T12:00:00Z')).toContain('securityTxt.expires: 59 days are left');
  });

  test('makes a review dated tomorrow wrong', () => {
    expect(diagnose({ ...site, contentReviewed: '2026-11-22' }, TODAY, DONE).problems).toHaveLength(1);
  });
});

test('The first token may keep its own texts and company, which the table calls its own', () => {
  const own = {
    ...site,
    product: 'HashtagPay',
    contentReviewed: null,
    company: { ...site.company, fileNumber: '10179329' },
  };
  const content = { unchanged: ['src/content/faq.ts'], gaps: [] };
  const { unfinished, warnings, rows } = diagnose(own, TODAY, content);
  expect([...unfinished, warnings.join()]).toEqual([expect.not.stringMatching(/first token|2025/)]);
  const named = rows.filter(({ status }) => status === 'first token’s').map(({ path }) => path);
  expect(named).toEqual(['product', 'company.fileNumber']);
});

const demonstrations = (value: CheckedSite) =>
  diagnose(value, TODAY, DONE).rows.flatMap(({ status, path }) => (status === 'demonstration' ? [path] : []));

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

test('Past roadmap periods that are still marked upcoming or planned are named; a vision never is', () => {
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
  expect(pastPeriods(periods, TODAY).map(({ period: name, status }) => `${name} ${status}`)).toEqual([
    'Q3 2026 upcoming',
    'Q1–Q3 2026 upcoming',
    '2025 upcoming',
    'Q1 2026 planned',
  ]);
});
