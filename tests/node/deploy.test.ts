import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVED_COMMIT } from '../../config/headers.ts';
import { site } from '../../config/site.ts';
import { deploy as deployWith, type Tools } from '../../scripts/deploy/deployment.ts';
import { occupantOf } from '../../scripts/deploy/domain.ts';
import { cloudflare, workerName } from '../../scripts/deploy/wrangler.ts';
import { run } from '../../scripts/lib/run.ts';
import { NOT_SERVED } from '../../scripts/verify/compare.ts';
import { builtWorkerConfig, CLIENT } from '../../site-build/documents/dist.ts';
import { filesBelow, sha256Hex } from '../../site-build/files.ts';
import { serveSite, type ServedSite, type Tamper } from '../lib/served-site.ts';
import { PREVIEW_SUFFIX, Refusal, serveCloudflare, type Account, type Version } from './lib/cloudflare-api.ts';

/*
 * Deployments of the build with the real wrangler, in an account of a stand-in for Cloudflare's API. A run of wrangler
 * takes two seconds of processor time: forty in all, so most tests take a domain that does not lead to the Worker.
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
const GO_BACK = `npm run wrangler -- versions deploy ${OLD.id}@100% --name 127-0-0-1`;

const account = {} as Account;
/** A Worker whose old version is live, without a domain. */
const WORKER: Account = { versions: [OLD], live: OLD.id, domain: undefined, hasPreviews: true, onRequest: () => {} };

let served: ServedSite;
let api: { origin: string; stop: () => Promise<void> };
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
    const text = !account.domain ? elsewhere : asked.path === SERVED_COMMIT ? OLD_COMMIT : 'the old site';
    if (text === null) return false;
    sent.body = Buffer.from(text);
  });
});
afterAll(() => Promise.all([api.stop(), served.stop()]));

function reset(): void {
  Object.assign(account, WORKER, { versions: [OLD] });
  onPreview = onDomain = () => {};
  elsewhere = null;
  minutes = 0;
}
beforeEach(reset);

const refuse = (refused: string) => (request: string) => {
  if (request === refused) throw new Refusal(403, 10_063, 'You need a workers.dev subdomain in order to proceed.');
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

/** Deploys without what takes minutes, an account or a network. @returns what the command prints and leaves */
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
    minutes: text.match(/^ {2}\d+ min: .*$/gm),
    last: text.split('\n').at(-1),
    isDeployed: !error,
    newest: account.versions.at(-1)!,
    account: { ...account },
  };
}

/** Deploys once for the tests of the group that calls this. */
function deployedOnce(arrange: () => Parameters<typeof deploy>): Awaited<ReturnType<typeof deploy>> {
  const result = {} as Awaited<ReturnType<typeof deploy>>;
  beforeAll(async () => {
    reset();
    Object.assign(result, await deploy(...arrange()));
  });
  return result;
}

describe('A later deployment', () => {
  const result = deployedOnce(() => {
    account.domain = HOST;
    return [];
  });

  test('goes to a preview, then to everybody', () => {
    expect(result.steps).toEqual([
      'look for uncommitted work',
      'run doctor',
      'ask the chains about the contracts',
      'ask Cloudflare which version is live',
      `look at ${domain}`,
      'test',
      'build',
      'upload a version that no visitor gets',
      `compare its preview, https://${result.newest.id.slice(0, 8)}${PREVIEW_SUFFIX}`,
      'ask again which version is live',
      'serve it to everybody',
      `compare ${domain}`,
    ]);
  });

  test('says at last what is live, and how to go back', () => {
    expect(result.last).toBe(
      `Live: ${domain} serves version ${result.newest.id} of commit ${COMMIT}, verified. Next, for the daily comparison: gh variable set LIVE_COMMIT --body ${COMMIT}. To go back: ${GO_BACK}`,
    );
  });

  test('uploads each file of the build, byte for byte, and no other', async () => {
    const files = (await filesBelow(CLIENT)).filter((file) => !NOT_SERVED.includes(file));
    const built = files.map(async (file) => [`/${file}`, sha256Hex(await readFile(join(CLIENT, file)))] as const);
    const uploaded = [...result.newest.files].map(([path, bytes]) => [path, sha256Hex(bytes)] as const);
    expect(Object.fromEntries(uploaded)).toEqual(Object.fromEntries(await Promise.all(built)));
    expect(result.newest.files.has('/.well-known/security.txt')).toBe(true);
  });

  test('uploads the header rules as built', async () => {
    expect(result.newest.headerRules).toBe(await readFile(join(CLIENT, '_headers'), 'utf8'));
  });

  test('uploads the Worker as built', async () => {
    const worker = await readFile(join(dirname(builtWorkerConfig()), 'index.js'));
    expect(result.newest.modules.get('index.js')).toEqual(worker);
  });
});

describe('A first deployment', () => {
  let wasAttached = false;
  const result = deployedOnce(() => {
    Object.assign(account, { versions: [], live: undefined, hasPreviews: false });
    onPreview = () => void (wasAttached ||= account.domain !== undefined);
    onDomain = () => minutes >= 3 && undefined;
    return [];
  });

  test('makes a Worker that nobody reaches, and attaches the domain last', () => {
    expect(result.steps.slice(6)).toEqual([
      'build',
      'make a Worker that nobody reaches',
      'upload a version that no visitor gets',
      expect.stringMatching(/^compare its preview, /),
      'ask again which version is live',
      'make it the version that visitors will get',
      `attach ${domain}`,
      `compare ${domain}, for up to 15 minutes`,
    ]);
  });

  test('is compared before anybody can see it', () => {
    expect(wasAttached).toBe(false);
  });

  test('waits until the domain serves it, and says so each minute', () => {
    expect(result.minutes).toHaveLength(3);
  });

  test('is live at its domain', () => {
    expect(result.account).toMatchObject({ domain: HOST, live: result.newest.id });
  });

  test('says at last what is live, and what to type next', () => {
    const last = /^Live: \S+ serves version \S+ of commit \w+, verified\. Next, .*LIVE_COMMIT --body \w+$/;
    expect(result.last).toMatch(last);
  });
});

describe('A domain that does not come', () => {
  const result = deployedOnce(() => {
    elsewhere = 'somebody’s site';
    onDomain = (sent) => void (sent.body = Buffer.from('somebody’s site'));
    return [['--take-over-domain']];
  });

  test('is asked for fifteen minutes', () => {
    expect(result.minutes).toHaveLength(15);
  });

  test('stays with the new version', () => {
    expect(result.account).toMatchObject({ domain: HOST, live: result.newest.id });
  });

  test('leaves the command that compares again', () => {
    expect(result.last).toBe(
      `Live: ${domain} leads to version ${result.newest.id} of commit ${COMMIT}, whose preview was compared. The domain is NOT VERIFIED: nothing has to be undone. Next, in a while: npm run verify`,
    );
  });
});

describe('Another site at the domain', () => {
  const result = deployedOnce(() => {
    elsewhere = 'somebody’s site';
    return [['--dry-run']];
  });

  test('is named, with the option that replaces it', () => {
    expect(result.text).toContain(
      `this machine does not see this Worker at ${domain}, but:\n  ${HOST} has A ${HOST}\n`,
    );
    expect(result.text).toContain('To replace whatever is there: npm run deploy -- --take-over-domain');
  });

  test('stops a deployment before anything is uploaded', () => {
    expect(result.last).toBe(`Live: what was live before; nothing was uploaded. ${NEXT}`);
  });
});

describe('A preview', () => {
  const unfinished: Partial<Tools> = { doctorReport: async () => ({ lines: ['a blank'], code: 2 }) };
  const result = deployedOnce(() => [['--preview'], { ...unfinished, ...chains('could not ask') }]);

  test('needs neither finished texts nor contracts on their chains', () => {
    expect(result.isDeployed).toBe(true);
  });

  test('has the same address each time', () => {
    expect(result.newest).toMatchObject({ alias: 'review', tag: COMMIT.slice(0, 12) });
    expect(result.last).toContain(
      `Live: what was live before. To read, always at this address: https://review${PREVIEW_SUFFIX} (commit ${COMMIT}, as it was built).`,
    );
  });

  test('is not what visitors get', () => {
    expect(result.account).toMatchObject({ live: OLD.id, domain: undefined });
  });
});

test.for<readonly [why: string, tools: Partial<Tools>]>([
  ['a fact is wrong', { doctorReport: async () => ({ lines: ['To correct'], code: 1 }) }],
  ['a chain contradicts the configuration', chains('contradiction')],
])('There is no preview if %s', async ([, tools]) => {
  const { last } = await deploy(['--preview'], tools);
  expect(last).toBe(`Live: what was live before; nothing was uploaded. ${NEXT}`);
});

test('A dry run says what would be uploaded', async () => {
  const { last } = await deploy(['--dry-run']);
  expect(last).toBe(`Ready: commit ${COMMIT} would be uploaded. Nothing was. Next: the same command without --dry-run`);
});

test('A dry run asks nothing of Cloudflare', async () => {
  const requests: string[] = [];
  account.onRequest = (request) => void requests.push(request);
  await deploy(['--dry-run']);
  expect(requests).toEqual([]);
});

test.for<readonly [why: string, tools: Partial<Tools>, said: string]>([
  [
    'work is not committed',
    { currentCommit: () => ({ name: `${COMMIT}-dirty`, date: '', strays: ['src/app.tsx'] }) },
    'Not everything is committed: src/app.tsx.',
  ],
  [
    'doctor is not content',
    { doctorReport: async () => ({ lines: ['email, now hello@example.com'], code: 2 }) },
    'the configuration is not ready.\nemail, now hello@example.com',
  ],
  ['a chain contradicts the configuration', chains('contradiction'), 'a chain contradicts the configuration'],
  ['a chain could not be asked', chains('could not ask'), 'name another node, or accept it with --accept-unverified.'],
  ['a test fails', failing('npm test -- site'), '"npm test -- site" failed, as it says above.'],
  ['the build fails', failing('npm run build'), '"npm run build" failed, as it says above.'],
  ['another commit was built', { builtCommit: async () => `${COMMIT}-dirty` }, `what was built is ${COMMIT}-dirty`],
])('Nothing is uploaded if %s', async ([, tools, said]) => {
  const { text, last, isDeployed } = await deploy(['--dry-run'], tools);
  expect(text).toContain(said);
  expect(last).toBe(`Live: what was live before; nothing was uploaded. ${NEXT}`);
  expect(isDeployed).toBe(false);
});

test('An option that is not understood ends with what is live, too', async () => {
  const { text, last } = await deploy(['--dryrun']);
  expect(text).toContain("Unknown option '--dryrun'");
  expect(last).toBe(`Live: what was live before; nothing was uploaded. ${NEXT}`);
});

test('What was accepted unverified is in the last line', async () => {
  const { last } = await deploy(['--dry-run', '--accept-unverified'], chains('could not ask'));
  expect(last).toContain('Nothing was. The contracts are NOT verified on their chains. Next');
});

describe('A refusal by Cloudflare', () => {
  const result = deployedOnce(() => {
    account.onRequest = refuse('POST versions');
    return [];
  });

  test('is shown in wrangler’s own words', () => {
    expect(result.text).toContain('Not deployed: wrangler versions upload failed. It says:\n');
    expect(result.text).toContain('\n✘ [ERROR] A request to the Cloudflare API');
  });

  test('is shown with Cloudflare’s note and code', () => {
    expect(result.text).toContain('You need a workers.dev subdomain in order to proceed. [code: 10063]');
  });

  test('leaves what was live', () => {
    expect(result.last).toBe(`Live: what was live before; nobody gets what was uploaded. ${NEXT}`);
  });
});

test('The last line has the command for a login if Cloudflare does not say which version is live', async () => {
  account.onRequest = refuse('GET deployments');
  const { last } = await deploy();
  expect(last).toContain('nothing was uploaded. Next: npm run wrangler -- login, if that is why');
});

describe('A preview that differs from the build', () => {
  const result = deployedOnce(() => {
    onPreview = (sent) => void (sent.body = Buffer.from('another site'));
    return [];
  });

  test('is named with what differs', () => {
    expect(result.text).toContain(`${preview} differs from the build:\nGET /`);
  });

  test('goes to nobody', () => {
    expect(result.account.live).toBe(OLD.id);
    expect(result.last).toBe(`Live: what was live before; nobody gets what was uploaded. ${NEXT}`);
  });
});

test('A version without a preview says where to switch previews on', async () => {
  const { upload } = cloudflare(HOST, async (_program, _args, options) => {
    await writeFile(options!.env!.WRANGLER_OUTPUT_FILE_PATH!, '{"type":"version-upload","version_id":"x"}\n');
    return { code: 0, text: '', stdout: '' };
  });
  await expect(upload('tag')).rejects.toThrow('Switch on: Workers & Pages → the Worker →');
});

describe('A deployment by a colleague in the meantime', () => {
  const result = deployedOnce(() => {
    account.onRequest = (request) => {
      if (request === 'POST versions') account.live = 'theirs';
    };
    return [];
  });

  test('is named', () => {
    expect(result.text).toContain('Not deployed: somebody else has deployed in the meantime');
  });

  test('stays live', () => {
    expect(result.account.live).toBe('theirs');
    expect(result.last).toBe(`Live: version theirs; nobody gets what was uploaded. ${NEXT}`);
  });
});

test('A domain that does not serve the build within a minute brings the old version back', async () => {
  account.domain = HOST;
  onDomain = (sent) => {
    if (minutes === 0) sent.status = 429;
    else sent.body = Buffer.from('another site');
  };
  const { text, last } = await deploy();
  expect(text).toContain(`Not deployed: ${domain} differs from the build:\n`);
  expect(account.live).toBe(OLD.id);
  expect(last).toBe(`Live: version ${OLD.id} again. ${NEXT}`);
});

describe('An interruption while the domain is compared', () => {
  const result = deployedOnce(() => {
    account.domain = HOST;
    const interruption = new AbortController();
    onDomain = () => {
      interruption.abort(new Error('it was interrupted'));
      account.onRequest = refuse('POST deployments');
    };
    return [[], {}, interruption];
  });

  test('goes back, and shows a refusal', () => {
    expect(result.text).toContain('Not deployed: it was interrupted\n');
    expect(result.text).toContain('NOT BACK: wrangler versions deploy failed. It says:');
  });

  test('leaves the command for going back if Cloudflare refuses it', () => {
    expect(result.last).toBe(`Live: probably the new version. Next: ${GO_BACK}`);
  });
});

test('A Worker is named after its host, short enough for previews', () => {
  expect(workerName('pay.example.com')).toBe('pay-example-com');
  expect(workerName(`${'a'.repeat(53)}.b.com`)).toBe('a'.repeat(53));
});
