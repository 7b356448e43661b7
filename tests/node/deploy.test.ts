import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SERVED_COMMIT } from '../../config/headers.ts';
import { site } from '../../config/site.ts';
import { deploy as deployWith, type Tools } from '../../scripts/deploy/deployment.ts';
import { occupantOf } from '../../scripts/deploy/domain.ts';
import { cloudflare } from '../../scripts/deploy/wrangler.ts';
import { asLabel } from '../../site-build/checks/urls.ts';
import { run } from '../../scripts/lib/run.ts';
import { listen, type Server } from '../lib/serve.ts';
import { NOT_SERVED } from '../../scripts/verify/compare.ts';
import { builtWorkerConfig, CLIENT } from '../../site-build/documents/dist.ts';
import { filesBelow } from '../../site-build/files.ts';
import { PREVIEW_SUFFIX, refusal, serveCloudflare, type Account, type Version } from '../lib/cloudflare-api.ts';
import { serveSite, type ServedSite, type Tamper } from '../lib/served-site.ts';

/*
 * Deployments of the build with the real wrangler, in an account of a stand-in for Cloudflare's API. A run of wrangler
 * takes two seconds of processor time, so most stories take a domain that does not lead to the Worker.
 */

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const OLD_COMMIT = 'a'.repeat(40);
const OLD: Version = {
  id: '00000000-0000-4000-8000-000000000000',
  tag: OLD_COMMIT.slice(0, 12),
  files: new Map(),
  modules: new Map(),
};
const HOST = '127.0.0.1';
const NEXT = 'Next: correct that, then run the same command again';
const UNTOUCHED = `Live: what was live before; nothing was uploaded. ${NEXT}`;
const UNSEEN = `Live: what was live before; nobody gets what was uploaded. ${NEXT}`;
const GO_BACK = `npm run wrangler -- versions deploy ${OLD.id}@100% --name 127-0-0-1`;

const account = {} as Account;
let served: ServedSite;
let api: Server;
let preview: string;
let domain: string;
/** What is changed in the build's answers on their way from a preview, and from the domain once it serves them. */
let onPreview: Tamper;
let onDomain: Tamper;
/** What the domain serves while it does not lead to the Worker. */
let elsewhere: string | null;
/** The deployment's clock, in minutes. */
let minutes: number;

beforeAll(async () => {
  api = await serveCloudflare(account);
  served = await serveSite();
  preview = await served.through((...answer) => onPreview(...answer));
  domain = await served.through((sent, asked) => {
    if (account.domain && account.live !== OLD.id) return onDomain(sent, asked);
    const text = account.domain && asked.path === SERVED_COMMIT ? OLD_COMMIT : elsewhere;
    if (text === null) return false;
    sent.body = Buffer.from(text);
  });
});
afterAll(() => Promise.all([api.stop(), served.stop()]));

beforeEach(() => {
  Object.assign(account, { versions: [OLD], live: OLD.id, domain: undefined, hasPreviews: true, onRequest: () => {} });
  onPreview = onDomain = () => {};
  elsewhere = null;
  minutes = 0;
});

const refuse = (refused: string) => (request: string) => {
  if (request === refused) throw refusal(403, 10_063, 'You need a workers.dev subdomain in order to proceed.');
};
/** An `npm` whose command fails if it is this one; the real wrangler. */
const failing = (command = ''): Partial<Tools> => ({
  run: async (program, args, options) => {
    if (program === 'npm') return { code: [program, ...args].join(' ') === command ? 1 : 0, text: '', stdout: '' };
    const env = {
      CLOUDFLARE_API_BASE_URL: api.origin,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: '0'.repeat(32),
    };
    return run(program, args, { ...options, env: { ...options?.env, ...env } });
  },
});
const chains = (outcome: Awaited<ReturnType<Tools['askChains']>>['outcome']): Partial<Tools> => ({
  askChains: async () => ({ outcome, lines: [] }),
});
const doctor = (line: string, code: 1 | 2): Partial<Tools> => ({ doctorReport: async () => ({ lines: [line], code }) });

/** Deploys without what takes minutes, an account or a network. @returns what the command prints and leaves */
async function deploy(words: readonly string[], others: Partial<Tools> = {}, interruption = new AbortController()) {
  const tools: Tools = {
    site: { ...site, origin: domain },
    currentCommit: () => ({ name: COMMIT, date: '', strays: [] }),
    doctorReport: async () => ({ lines: [], code: 0 }),
    askChains: async () => ({ outcome: 'confirmed', lines: [] }),
    builtCommit: async () => COMMIT,
    occupantOf: (origin) => occupantOf(origin, async () => (account.domain || elsewhere ? [`A ${HOST}`] : [])),
    addressOf: () => preview,
    clock: { now: () => minutes * 60_000, wait: async () => void (minutes += 1) },
    run: failing().run!,
    ...others,
  };
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = await deployWith(words, interruption.signal, tools).catch((reason: Error) => reason);
  const text = [...log.mock.calls.flat(), error?.message ?? ''].join('\n').trimEnd();
  log.mockRestore();
  return {
    text,
    steps: text.match(/(?<=^… ).*/gm)!,
    last: text.split('\n').at(-1),
    isDeployed: !error,
    newest: account.versions.at(-1)!,
  };
}

test('A later deployment goes to a preview, then to everybody', async () => {
  account.domain = HOST;
  const { steps, last, newest } = await deploy([]);
  expect
    .soft(steps)
    .toEqual([
      'look for uncommitted work',
      'run doctor',
      'ask the chains about the contracts',
      'ask Cloudflare which version is live',
      `look at ${domain}`,
      'test',
      'build',
      'upload a version that no visitor gets',
      `compare its preview, https://${newest.id.slice(0, 8)}${PREVIEW_SUFFIX}`,
      'ask again which version is live',
      'serve it to everybody',
      `compare ${domain}`,
    ]);
  expect
    .soft(last)
    .toBe(
      `Live: ${domain} serves version ${newest.id} of commit ${COMMIT}, verified. Next, for the daily comparison: gh variable set LIVE_COMMIT --body ${COMMIT}. To go back: ${GO_BACK}`,
    );
  const files = (await filesBelow(CLIENT)).filter((file) => !NOT_SERVED.includes(file));
  const built = new Map<string, Buffer>(
    await Promise.all(files.map(async (file) => [`/${file}`, await readFile(join(CLIENT, file))] as const)),
  );
  const paths = [...new Set([...built.keys(), ...newest.files.keys()])];
  const changed = paths.filter((path) => newest.files.get(path)?.compare(built.get(path) ?? Buffer.of()) !== 0);
  expect.soft(changed, 'every file of the build is uploaded, byte for byte').toEqual([]);
  expect.soft(newest.headerRules, 'with its header rules').toBe(await readFile(join(CLIENT, '_headers'), 'utf8'));
  const worker = await readFile(join(dirname(builtWorkerConfig()), 'index.js'));
  expect.soft(newest.modules.get('index.js')?.equals(worker), 'and its Worker').toBe(true);
});

test('A first deployment makes a Worker that nobody reaches, and attaches the domain last', async () => {
  Object.assign(account, { versions: [], live: undefined, hasPreviews: false });
  let wasAttached = false;
  onPreview = () => void (wasAttached ||= account.domain !== undefined);
  onDomain = () => minutes >= 3 && undefined;
  const { text, steps, last, newest } = await deploy([]);
  expect
    .soft(steps.slice(6))
    .toEqual([
      'build',
      'make a Worker that nobody reaches',
      'upload a version that no visitor gets',
      expect.stringMatching(/^compare its preview, /),
      'ask again which version is live',
      'make it the version that visitors will get',
      `attach ${domain}`,
      `compare ${domain}, for up to 15 minutes`,
    ]);
  expect.soft(wasAttached, 'it is compared before anybody can see it').toBe(false);
  expect.soft(text.match(/^ {2}\d+ min: .*$/gm), 'each minute of waiting').toHaveLength(3);
  expect.soft(account).toMatchObject({ domain: HOST, live: newest.id });
  expect
    .soft(last)
    .toBe(
      `Live: ${domain} serves version ${newest.id} of commit ${COMMIT}, verified. Next, for the daily comparison: gh variable set LIVE_COMMIT --body ${COMMIT}`,
    );
});

test('A domain that does not come is asked for fifteen minutes, and stays with the new version', async () => {
  elsewhere = 'somebody’s site';
  onDomain = (sent) => void (sent.body = Buffer.from('somebody’s site'));
  const { text, last, newest } = await deploy(['--take-over-domain']);
  expect.soft(text.match(/^ {2}\d+ min: .*$/gm)).toHaveLength(15);
  expect.soft(account).toMatchObject({ domain: HOST, live: newest.id });
  expect
    .soft(last)
    .toBe(
      `Live: ${domain} leads to version ${newest.id} of commit ${COMMIT}, whose preview was compared. The domain is NOT VERIFIED: nothing has to be undone. Next, in a while: npm run verify`,
    );
});

test('A preview needs neither finished texts nor contracts on their chains, and has one address', async () => {
  const { last, newest } = await deploy(['--preview'], { ...doctor('a blank', 2), ...chains('could not ask') });
  expect.soft(newest).toMatchObject({ alias: 'review', tag: COMMIT.slice(0, 12) });
  expect.soft(account, 'visitors do not get it').toMatchObject({ live: OLD.id, domain: undefined });
  expect
    .soft(last)
    .toBe(
      `Live: what was live before. To read, always at this address: https://review${PREVIEW_SUFFIX} (commit ${COMMIT}, as it was built). Whoever has the link can read it; the warning that it is a copy belongs there.`,
    );
});

test('A dry run says what would be uploaded, and asks nothing of Cloudflare', async () => {
  const requests: string[] = [];
  account.onRequest = (request) => void requests.push(request);
  const { last } = await deploy(['--dry-run', '--accept-unverified'], chains('could not ask'));
  expect.soft(requests).toEqual([]);
  expect
    .soft(last)
    .toBe(
      `Ready: commit ${COMMIT} would be uploaded. Nothing was. The contracts are NOT verified on their chains. Next: the same command without --dry-run`,
    );
});

test.for<readonly [why: string, words: string, tools: Partial<Tools>, said: string]>([
  [
    'work is not committed',
    '--dry-run',
    { currentCommit: () => ({ name: `${COMMIT}-dirty`, date: '', strays: ['src/app.tsx'] }) },
    'Not everything is committed: src/app.tsx.',
  ],
  [
    'doctor is not content',
    '--dry-run',
    doctor('email, now hello@example.com', 2),
    'the configuration is not ready.\nemail, now hello@example.com',
  ],
  ['a fact is wrong, as a preview', '--preview', doctor('To correct', 1), 'not ready.\nTo correct'],
  ['a chain contradicts the configuration', '--dry-run', chains('contradiction'), 'a chain contradicts the'],
  ['a chain does, as a preview', '--preview', chains('contradiction'), 'a chain contradicts the'],
  ['a chain could not be asked', '--dry-run', chains('could not ask'), 'or accept it with --accept-unverified.'],
  ['a test fails', '--dry-run', failing('npm test -- site'), '"npm test -- site" failed, as it says above.'],
  ['the build fails', '--dry-run', failing('npm run build'), '"npm run build" failed, as it says above.'],
  [
    'another commit was built',
    '--dry-run',
    { builtCommit: async () => `${COMMIT}-dirty` },
    `what was built is ${COMMIT}-dirty`,
  ],
  ['an option is not understood', '--dryrun', {}, "Unknown option '--dryrun'"],
])('Nothing is uploaded if %s', async ([, words, tools, said]) => {
  const { text, last, isDeployed } = await deploy([words], tools);
  expect.soft(text).toContain(said);
  expect.soft(last).toBe(UNTOUCHED);
  expect.soft(isDeployed).toBe(false);
});

const RECORD = async () => [`A ${HOST}`];
const noAnswer = () => Promise.reject(new Error('timed out'));
/** Where nothing listens. */
const SILENT = `http://${HOST}:1`;

test.for<readonly [what: string, records: () => Promise<string[]>, text: string | null, said?: string, secure?: true]>([
  ['no record', async () => [], 'a site'],
  ['a build of this site', RECORD, `${COMMIT}\n`],
  ['a build of a repository with longer hashes', RECORD, `${COMMIT}${COMMIT.slice(0, 24)}\n`],
  ['another site', RECORD, 'a site', '/.well-known/COMMIT: the status is 200'],
  ['one that Cloudflare hides', RECORD, 'error code: 1020', 'Cloudflare says “error code: 1020”'],
  ['one without a valid certificate', RECORD, 'a site', 'the status is 200', true],
  ['a record without a site', RECORD, null, `${HOST} has A ${HOST}\n`],
  ['nothing that answers', noAnswer, null, 'its name servers do not say (timed out)'],
  ['a site whose name servers do not say', noAnswer, 'a site', 'the status is 200'],
])('A domain with %s is taken as free only if nothing else is there', async ([, records, text, said, secure]) => {
  const status = text?.startsWith('error') ? 403 : 200;
  const server = await listen((_, response) => void response.writeHead(status).end(text));
  const origin = text === null ? SILENT : server.origin.replace('http:', secure ? 'https:' : 'http:');
  const tools = { site: { ...site, origin }, occupantOf: () => occupantOf(origin, records) };
  const { text: printed, last } = await deploy(['--dry-run'], tools);
  await server.stop();
  if (said === undefined) return void expect(last).toMatch(/^Ready: /);
  expect.soft(printed).toContain(said);
  expect.soft(printed).toContain('npm run deploy -- --take-over-domain');
  expect.soft(last).toBe(UNTOUCHED);
});

test('A refusal by Cloudflare is shown in wrangler’s own words, and before the upload with the command for a login', async () => {
  account.onRequest = refuse('GET deployments');
  const { text, last } = await deploy([]);
  expect.soft(text).toContain('Not deployed: wrangler deployments status failed. It says:\n');
  expect.soft(text).toContain('\n✘ [ERROR] A request to the Cloudflare API');
  expect.soft(text).toContain('You need a workers.dev subdomain in order to proceed. [code: 10063]');
  expect
    .soft(last)
    .toBe(
      'Live: what was live before; nothing was uploaded. Next: npm run wrangler -- login, if that is why, then run the same command again',
    );
});

test('A preview that differs from the build is named with what differs, and goes to nobody', async () => {
  onPreview = (sent) => void (sent.body = Buffer.from('another site'));
  const { text, last } = await deploy([]);
  expect.soft(text).toContain(`${preview} differs from the build:\nGET /`);
  expect.soft(account.live).toBe(OLD.id);
  expect.soft(last).toBe(UNSEEN);
});

test('A deployment by a colleague in the meantime stays live', async () => {
  account.onRequest = (request) => {
    if (request === 'POST versions') account.live = 'theirs';
  };
  const { text, last } = await deploy([]);
  expect.soft(text).toContain('Not deployed: somebody else has deployed in the meantime');
  expect.soft(account.live).toBe('theirs');
  expect.soft(last).toBe(`Live: version theirs; nobody gets what was uploaded. ${NEXT}`);
});

test('A domain that does not serve the build within a minute brings the old version back', async () => {
  account.domain = HOST;
  onDomain = (sent) => {
    if (minutes === 0) sent.status = 429;
    else sent.body = Buffer.from('another site');
  };
  const { text, last } = await deploy([]);
  expect.soft(text).toContain(`Not deployed: ${domain} differs from the build:\n`);
  expect.soft(account.live).toBe(OLD.id);
  expect.soft(last).toBe(`Live: version ${OLD.id} again. ${NEXT}`);
});

test('An interruption while the domain is compared goes back, or leaves the command for it', async () => {
  account.domain = HOST;
  const interruption = new AbortController();
  onDomain = () => {
    interruption.abort(new Error('it was interrupted'));
    account.onRequest = refuse('POST deployments');
  };
  const { text, last } = await deploy([], {}, interruption);
  expect.soft(text).toContain('Not deployed: it was interrupted\n');
  expect.soft(text).toContain('NOT BACK: wrangler versions deploy failed. It says:');
  expect.soft(last).toBe(`Live: probably the new version. Next: ${GO_BACK}`);
});

test('A version without a preview says where to switch previews on', async () => {
  const { upload } = cloudflare(HOST, async (_program, _args, options) => {
    await writeFile(options!.env!.WRANGLER_OUTPUT_FILE_PATH!, '{"type":"version-upload","version_id":"x"}\n');
    return { code: 0, text: '', stdout: '' };
  });
  await expect(upload('tag')).rejects.toThrow('Switch on: Workers & Pages → the Worker →');
});

test('A Worker is named after its host, as no other host’s is', () => {
  expect(['my.token.io', 'my-token.io', 'my--token.io'].map(asLabel)).toEqual([
    'my-token-io',
    'my--token-io',
    'my----token-io',
  ]);
});
