import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { site } from '../../config/site.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deploy as deployWith, type Tools } from '../../scripts/deploy/deployment.ts';
import { workerName } from '../../scripts/deploy/wrangler.ts';
import { run } from '../../scripts/lib/run.ts';
import { temporaryFolder } from './lib/project.ts';
import { serveSite, type ServedSite } from '../lib/served-site.ts';

/* The build, served as a preview and as a domain, and fake-wrangler.js, which says which version is live. */

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const NEXT = 'Next: correct that, then run the same command again';
const COMMAND = 'npm run wrangler -- versions deploy old@100% --name 127-0-0-1';

interface Account {
  live: string | null;
  preview?: string;
  refuses?: string;
  meanwhile?: string;
  calls: string[];
}

const file = join(temporaryFolder(), 'account.json');
const account = () => JSON.parse(readFileSync(file, 'utf8')) as Account;
const change = (fields: Partial<Account>) => writeFileSync(file, JSON.stringify({ ...account(), ...fields }));

let served: ServedSite;
let preview: string;
let domain: string;
/** What the preview and the domain serve by the live version: the build, a text instead, or no answer. */
let onPreview: () => string | undefined | false;
let onDomain: (live: string | null) => string | undefined | false;
beforeAll(async () => {
  served = await serveSite();
  const through = (what: () => string | undefined | false) =>
    served.through((sent) => {
      const instead = what();
      if (typeof instead === 'string') sent.body = Buffer.from(instead);
      return instead === false ? false : undefined;
    });
  preview = await through(() => onPreview());
  domain = await through(() => onDomain(account().live));
});
afterAll(() => served.stop());
beforeEach(() => {
  writeFileSync(file, JSON.stringify({ live: 'old', preview, calls: [] }));
  onPreview = () => undefined;
  onDomain = (live) => (live === 'new' ? undefined : live !== null && 'the old site');
});

/** An `npm` whose command fails if it is this one. */
const failing = (command = ''): Partial<Tools> => ({
  run: async (program, args, options) => {
    if (program === 'npm') return { code: [program, ...args].join(' ') === command ? 1 : 0, text: '', stdout: '' };
    return run(resolve('tests/node/lib/fake-wrangler.js'), args, {
      ...options,
      env: { ...options?.env, ACCOUNT: file },
    });
  },
});
const chains = (outcome: Awaited<ReturnType<Tools['askChains']>>['outcome']): Partial<Tools> => ({
  askChains: async () => ({ outcome, lines: [] }),
});

/** Deploys without what takes minutes or an account. @returns what the command prints */
async function deploy(
  words: readonly string[] = [],
  others: Partial<Tools> = {},
  interruption = new AbortController(),
) {
  const tools: Tools = {
    site: { ...site, origin: domain },
    currentCommit: () => ({ name: COMMIT, date: '', strays: [] }),
    doctorReport: async () => ({ lines: [], code: 0 }),
    askChains: async () => ({ outcome: 'confirmed', lines: [] }),
    builtCommit: async () => COMMIT,
    run: failing().run!,
    patienceMs: 0,
    ...others,
  };
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = await deployWith(words, interruption.signal, tools).catch((reason: Error) => reason);
  const text = [...log.mock.calls.flat(), error?.message ?? ''].join('\n').trimEnd();
  log.mockRestore();
  return { text, last: text.split('\n').at(-1), isDeployed: !error };
}

test('What passes goes to a preview, then to everybody; the last line says what is live, and how to go back', async () => {
  const { text, last, isDeployed } = await deploy();
  expect(last).toBe(
    `Live: ${domain} serves version new of commit ${COMMIT}, verified. Next, for the daily comparison: gh variable set LIVE_COMMIT --body ${COMMIT}. To go back: ${COMMAND}`,
  );
  expect(isDeployed).toBe(true);
  expect(account().calls).toEqual([
    'deployments status',
    'versions upload',
    'deployments status',
    'versions deploy new@100%',
  ]);
  expect(text.match(/(?<=^… ).*/gm)).toEqual([
    'look for uncommitted work',
    'run doctor',
    'ask the chains about the contracts',
    'ask Cloudflare which version is live',
    `check whether ${domain} answers`,
    'test',
    'build',
    'upload a version that no visitor gets',
    `compare its preview, ${preview}`,
    'ask again which version is live',
    'serve it to everybody',
    `compare ${domain}`,
  ]);
});

test('A dry run asks and changes nothing at Cloudflare', async () => {
  const { last } = await deploy(['--dry-run']);
  expect(last).toBe(`Ready: commit ${COMMIT} would be uploaded. Nothing was. Next: the same command without --dry-run`);
  expect(account().calls).toEqual([]);
});

test.for<readonly [why: string, tools: Partial<Tools>, said: string]>([
  [
    'work is not committed',
    { currentCommit: () => ({ name: `${COMMIT}-dirty`, date: '', strays: ['src/app.tsx'] }) },
    'Not everything is committed: src/app.tsx.',
  ],
  [
    'doctor is not content',
    { doctorReport: async () => ({ lines: ['email, now hello@example.com'], code: 2, site: null }) },
    'the configuration is not ready.\nemail, now hello@example.com',
  ],
  ['a chain contradicts the configuration', chains('contradiction'), 'a chain contradicts the configuration'],
  ['a chain could not be asked', chains('could not ask'), 'name another node, or accept it with --accept-unverified.'],
  ['a test fails', failing('npm test'), '"npm test" failed, as it says above.'],
  ['the build fails', failing('npm run build'), '"npm run build" failed, as it says above.'],
  ['another commit was built', { builtCommit: async () => `${COMMIT}-dirty` }, `what was built is ${COMMIT}-dirty`],
])('Nothing is uploaded if %s', async ([, tools, said]) => {
  const { text, last, isDeployed } = await deploy([], tools);
  expect(text).toContain(said);
  expect(last).toBe(`Live: what was live before; nothing was uploaded. ${NEXT}`);
  expect(isDeployed).toBe(false);
  expect(account().calls).not.toContain('versions upload');
});

test('What was accepted unverified is in the last line', async () => {
  const { last } = await deploy(['--accept-unverified'], chains('could not ask'));
  expect(last).toContain('verified. The contracts are NOT verified on their chains. Next');
});

test('A refusal is shown in wrangler’s own words, with Cloudflare’s note and code', async () => {
  change({ refuses: 'versions upload' });
  const { text, last } = await deploy();
  expect(text).toContain('Not deployed: wrangler versions upload failed. It says:\n✘ [ERROR]');
  expect(text).toContain('You need a workers.dev subdomain in order to proceed. [code: 10063]');
  expect(last).toBe(`Live: version old, as before; nobody gets what was uploaded. ${NEXT}`);
});

test('The last line has the command for a login if Cloudflare does not say which version is live', async () => {
  change({ refuses: 'deployments' });
  const { last } = await deploy();
  expect(last).toContain('nothing was uploaded. Next: npm run wrangler -- login, if that is why');
});

test.for<readonly [why: string, how: () => void, said: string]>([
  ['the preview differs', () => (onPreview = () => 'another site'), 'differs from the build:\nGET '],
  ['the preview does not answer', () => (onPreview = () => false), 'could not be compared with the build:\nGET '],
  ['there is no preview', () => change({ preview: undefined }), 'Switch on: Workers & Pages → the Worker → Settings'],
])('Visitors keep the old version if %s', async ([, how, said]) => {
  how();
  const { text, last } = await deploy();
  expect(text).toContain(said);
  expect(last).toBe(`Live: version old, as before; nobody gets what was uploaded. ${NEXT}`);
  expect(account()).toMatchObject({ live: 'old', calls: expect.not.arrayContaining(['versions deploy new@100%']) });
});

test('A colleague’s version stays if somebody deploys in the meantime', async () => {
  change({ meanwhile: 'theirs' });
  const { text, last } = await deploy();
  expect(text).toContain('Not deployed: somebody else has deployed in the meantime');
  expect(last).toBe(`Live: version theirs; nobody gets what was uploaded. ${NEXT}`);
  expect(account().live).toBe('theirs');
});

test('Visitors get the old version again if the domain differs', async () => {
  onDomain = () => 'another site';
  const { text, last } = await deploy();
  expect(text).toContain(`Not deployed: ${domain} differs from the build:\nGET /`);
  expect(last).toBe(`Live: version old again. ${NEXT}`);
  expect(account().live).toBe('old');
});

test('The last line has the command for going back if that fails', async () => {
  onDomain = () => 'another site';
  change({ refuses: 'versions deploy old' });
  const { text, last } = await deploy();
  expect(text).toContain('NOT BACK: wrangler versions deploy failed. It says:');
  expect(last).toBe(`Live: probably the new version. Next: ${COMMAND}`);
});

test('An interruption while the domain is compared brings the old version back', async () => {
  const interruption = new AbortController();
  onDomain = (live) => (live === 'new' && interruption.abort(new Error('it was interrupted')), undefined);
  const { text, last } = await deploy([], {}, interruption);
  expect(text).toContain('Not deployed: it was interrupted');
  expect(last).toBe(`Live: version old again. ${NEXT}`);
});

test('A domain that does not answer yet is led to the Worker', async () => {
  onDomain = (live) => (live === 'new' ? undefined : false);
  expect(await deploy()).toMatchObject({ isDeployed: true });
  expect(account().calls.at(-1)).toBe('triggers deploy');
});

test('The first deployment creates the Worker and its domain, and compares that', async () => {
  change({ live: null });
  const { last } = await deploy();
  expect(last).toMatch(/^Live: \S+ serves version new of commit \w+, verified\. Next, .*LIVE_COMMIT --body \w+$/);
  expect(account().calls).toEqual(['deployments status', 'deploy']);
});

test('The first deployment leaves another site at the domain alone, unless told to replace it', async () => {
  change({ live: null });
  onDomain = (live) => (live === 'new' ? undefined : 'somebody’s site');
  const { text } = await deploy();
  expect(text).toContain('another site is there. To replace it: npm run deploy -- --take-over-domain');
  expect(account().calls).toEqual(['deployments status']);
  expect(await deploy(['--take-over-domain'])).toMatchObject({ isDeployed: true });
});

test('The first deployment says that it is not verified if the domain differs', async () => {
  change({ live: null });
  onDomain = (live) => live !== null && 'another site';
  const { last } = await deploy();
  expect(last).toBe(
    `Live: perhaps a first version, NOT VERIFIED. ${NEXT}, or take it away: npm run wrangler -- delete --name 127-0-0-1`,
  );
});

test('A Worker is named after its host, short enough for previews', () => {
  expect(workerName('pay.example.com')).toBe('pay-example-com');
  expect(workerName(`${'a'.repeat(53)}.b.com`)).toBe('a'.repeat(53));
});
