import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy as deployWith, type Tools } from '../../scripts/deploy/deployment.ts';
import { temporaryFolder } from '../build/lib/project.ts';
import { Account, COMMIT, NEW, OLD } from './account.ts';

const KEY = { CLOUDFLARE_API_TOKEN: 'the key' };
const UPLOAD = 'upload with the key';
const CREATE = 'create with the key';
const PROMOTE = `promote ${NEW}`;
const GO_BACK = `promote ${OLD}`;
const NEXT = 'Next: correct that, then npm run deploy';
/** The account's origins, in what is printed. */
const SITE = 'https://site.test';
const PREVIEW = 'https://preview.test';
const UNKNOWN = 'Live: what was live before; nothing was uploaded. ';
const INTERRUPTED = 'Not deployed: it was interrupted';

let account: Account;
beforeEach(async () => {
  account = new Account();
  await account.start();
});
afterEach(() => account.stop());

interface Ending {
  code: number | null;
  text: string;
  last: string;
}

const endingOf = (code: number | null, text: string): Ending => ({ code, text, last: text.split('\n').at(-1)! });

/** Ctrl+C, for a deployment in this process. */
let press: () => true;

async function deploy(words: readonly string[] = [], others?: Partial<Tools>): Promise<Ending> {
  const interruption = new AbortController();
  press = () => {
    interruption.abort(new Error('it was interrupted'));
    return true;
  };
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await deployWith(words, KEY, interruption.signal, account.tools(others));
  const lines = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return endingOf(code, lines.replaceAll(account.origin, SITE).replaceAll(String(account.preview), PREVIEW));
}

/** Makes an `npm` or Playwright whose command fails if it contains the words. */
const failing = (words: string): Partial<Tools> => ({
  run: async (program, args, { env } = {}) => ({
    code: [program, ...args, env?.BASE_URL].join(' ').includes(words) ? 1 : 0,
    text: '',
    stdout: '',
  }),
});
const fails = (call: string, times = Infinity): void => {
  account.before = (told) => {
    if (told === call && times-- > 0) throw new Error('fetch failed');
  };
};
const pressDuring = (call: string): void => {
  account.before = (told) => void (told === call && press());
};
const chains = (outcome: Awaited<ReturnType<Tools['askChains']>>['outcome']): Partial<Tools> => ({
  askChains: async () => ({ outcome, lines: [] }),
});

/** Runs the command in a process of its own. @param happens is told what it prints */
function deployApart(
  words: readonly string[],
  env: Record<string, string>,
  happens: (line: string, child: ChildProcess) => void = () => {},
): Promise<Ending> {
  const hooks = pathToFileURL('tests/deploy/hooks.ts').href;
  const args = ['--import', hooks, 'scripts/deploy/deploy.ts', ...words];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...KEY, ...env } });
  let text = '';
  const read = (chunk: Buffer) => {
    text += chunk;
    for (const line of String(chunk).split('\n')) happens(line, child);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((done) => {
    child.on('close', (code) => done(endingOf(code, text.trimEnd())));
  });
}

test('What passes goes to a preview, then to everybody, and says how to go back', async () => {
  const { code, text, last } = await deploy();
  expect(last).toBe(
    `Live: ${SITE} serves version ${NEW} of commit ${COMMIT}, verified. To go back: the command for ${OLD}`,
  );
  expect(code).toBe(0);
  expect(account.live).toBe(NEW);
  expect(account.calls).toEqual(['ask', UPLOAD, 'ask', PROMOTE]);
  expect(text.match(/^… .*/gm)).toEqual([
    '… ask Cloudflare which version is live',
    `… look at what ${SITE} serves`,
    '… look for uncommitted work',
    '… run doctor',
    '… ask the chains about the contracts',
    '… test',
    '… build',
    '… upload a version that no visitor gets',
    `… verify its preview, ${PREVIEW}`,
    '… ask again which version is live',
    '… serve it to everybody',
    `… verify ${SITE}`,
  ]);
});

const differs = (when: (version: string | null) => boolean, text: string | null): void => {
  account.serve = (version, isPreview) => (!isPreview && when(version) ? text : `site ${version}`);
};
const wasPromoted = () => account.calls.includes(PROMOTE);

/** How something goes wrong, and what the operator is told of it. */
type Failures = Readonly<Record<string, readonly [how: () => Partial<Tools> | void, said: string]>>;

async function expectEnding([how, said]: Failures[string], last: string, live: string | null = OLD): Promise<void> {
  const ending = await deploy([], how() ?? {});
  expect(ending.text).toContain('\nNot deployed: ');
  expect(ending.text).toContain(said);
  expect(ending.last).toBe(last);
  expect(ending.code).toBe(1);
  expect(account.live).toBe(live);
}

const beforeUpload: Failures = {
  'work is not committed': [
    () => ({ currentCommit: () => ({ name: `${COMMIT}-dirty`, date: '', strays: ['src/app.tsx'] }) }),
    'with uncommitted changes: src/app.tsx',
  ],
  'doctor is not content': [
    () => ({ doctorReport: async () => ({ lines: ['links.x is wrong'], code: 1, site: null }) }),
    'the configuration is not ready.\nlinks.x is wrong',
  ],
  'a value is a demonstration': [
    () => ({ doctorReport: async () => ({ lines: ['email, now hello@example.com'], code: 2, site: null }) }),
    'the configuration is not ready.\nemail, now hello@example.com',
  ],
  'a chain contradicts the configuration': [() => chains('contradiction'), 'a chain contradicts the configuration'],
  'a chain does not confirm it': [
    () => chains('not confirmed'),
    '(not confirmed), as it says above. Correct that, name',
  ],
  'a chain could not be asked': [() => chains('could not ask'), 'node, or accept it with --accept-unverified'],
  'a test fails': [() => failing('npm test'), '"npm test" failed, as it says above.'],
  'the build fails': [() => failing('npm run build'), '"npm run build" failed, as it says above.'],
  'nobody could build the commit again': [
    () => ({ readBuild: async (site) => ({ client: '', site, commit: `${COMMIT}-dirty` }) }),
    'This build is commit 0123456789ab with uncommitted changes',
  ],
};

test.for(Object.entries(beforeUpload))('Nothing is uploaded if %s', async ([, failure]) => {
  await expectEnding(failure, `Live: ${SITE} serves version ${OLD}, as before; nothing was uploaded. ${NEXT}`);
  expect(account.calls).toEqual(['ask']);
});

const unasked: Failures = {
  'Cloudflare does not say what is live': [() => fails('ask'), 'fetch failed'],
  'it is interrupted before that': [() => pressDuring('ask'), INTERRUPTED],
};

test.for(Object.entries(unasked))('Nothing is even tested if %s', async ([, failure]) => {
  await expectEnding(failure, `${UNKNOWN}Next: npx wrangler login, if that is why, then npm run deploy`);
  expect(account.calls).toEqual(['ask']);
});

const beforePromotion: Failures = {
  'the upload fails': [() => fails(UPLOAD), 'fetch failed'],
  'it is interrupted': [() => pressDuring(UPLOAD), INTERRUPTED],
  'the preview differs': [
    () => void (account.serve = (version, isPreview) => (isPreview ? 'another site' : `site ${version}`)),
    `${PREVIEW} differs from the build`,
  ],
  'the browser finds a fault on the preview': [() => failing(account.preview!), '"playwright test'],
  'there is no preview to look at': [
    () => void (account.preview = null),
    'Switch on: Workers & Pages → the Worker → Settings → Domains & Routes → Preview URLs',
  ],
};

test.for(Object.entries(beforePromotion))('Visitors keep the old version if %s', async ([, failure]) => {
  await expectEnding(failure, `Live: ${SITE} serves version ${OLD}, as before; nobody gets what was uploaded. ${NEXT}`);
  expect(wasPromoted()).toBe(false);
});

test('Visitors keep a colleague’s version if somebody deploys in the meantime', async () => {
  account.after = (call) => {
    if (call === UPLOAD) account.live = 'theirs';
  };
  const last = `Live: ${SITE} serves version theirs; nobody gets what was uploaded. ${NEXT}`;
  await expectEnding([() => {}, 'somebody else has deployed in the meantime'], last, 'theirs');
});

const afterPromotion: Failures = {
  'the domain differs': [() => differs((version) => version === NEW, 'another site'), `${SITE} differs from the build`],
  'the browser finds a fault at the domain': [() => failing(account.origin), '"playwright test'],
  'it is interrupted while the domain is verified': [
    () => differs((version) => version === NEW && press(), ''),
    INTERRUPTED,
  ],
  'the answer to the promotion is lost, although it took place': [
    () =>
      void (account.after = (call) => {
        if (call === PROMOTE) throw new Error('fetch failed');
      }),
    'fetch failed',
  ],
  'the first attempt to go back fails': [
    () => {
      fails(GO_BACK, 1);
      return { ...failing(account.origin), patienceMs: 2000 };
    },
    'Going back',
  ],
};

test.for(Object.entries(afterPromotion))('Visitors get the old version again if %s', ([, failure]) =>
  expectEnding(failure, `Live: version ${OLD} again; ${SITE} serves what it did before. ${NEXT}`),
);

test.for([
  ['does not answer any more', null, 'could not be compared', 'socket hang up'],
  ['serves something else', 'mine', 'differs from the build', 'it does not serve what it did before'],
] as const)('The operator is told if the domain %s, whichever version is live', ([, text, said, why]) => {
  const last = `Live: version ${OLD} again, says Cloudflare, but not at ${SITE}: ${why}. Next: look at its Rules, Workers Routes and DNS, see SECURITY.md`;
  return expectEnding([() => differs(wasPromoted, text), `${SITE} ${said}`], last);
});

describe('If going back fails, the last line', () => {
  test('says what is live, and the command for it', () => {
    fails(GO_BACK);
    const last = `Live: version ${NEW}. Next: the command for ${OLD}`;
    return expectEnding([() => failing(account.origin), 'NOT BACK: fetch failed'], last, NEW);
  });

  test('says so, even if nobody can tell what is live', () => {
    account.before = () => {
      if (account.live === NEW) throw new Error('fetch failed');
    };
    const last = `Live: unknown, probably the new version. Next: the command for ${OLD}`;
    return expectEnding([() => failing(account.origin), 'NOT BACK'], last, NEW);
  });
});

describe('An interruption', () => {
  // A process of its own takes seconds to start where other tests keep the machine busy.
  const timeout = 120_000;
  const npm = join(temporaryFolder(), 'npm');

  test.for(['SIGINT', 'SIGHUP'] as const)('by %s lets a promotion end, and goes back', { timeout }, async (signal) => {
    const { code, text, last } = await deployApart([], { STAND_IN: '1' }, (line, child) => {
      if (line.includes('serve it to everybody')) child.kill(signal);
    });
    expect(text).toContain(`Not deployed: it was interrupted\n\nGoing back to version ${OLD}`);
    expect(last).toMatch(`Live: version ${OLD} again; http`);
    expect(code).toBe(1);
  });

  test('of the output, as when a terminal is closed, does not stop it', { timeout }, async () => {
    const { code } = await deployApart([], { STAND_IN: '1' }, (line, { stdout, stderr }) => {
      if (line.includes('serve it to everybody')) [stdout, stderr].forEach((stream) => stream!.destroy());
    });
    expect(code).toBe(0);
  });

  test('of a dry run ends every process of its tests, and names the dry run', { timeout }, async () => {
    // Its child takes longer to end than itself, as a test runner with a server does.
    await writeFile(npm, "#!/bin/sh\n(trap '' INT; exec sleep 2) &\necho group $$\nexec sleep 600\n", { mode: 0o755 });
    let group = 0;
    const { last } = await deployApart(['--dry-run'], { STAND_IN: '1', NPM: npm }, (line, child) => {
      if (!line.startsWith('group ')) return;
      group = Number(line.slice('group '.length));
      child.kill('SIGTERM');
    });
    expect(last).toBe(`${UNKNOWN}${NEXT} -- --dry-run`);
    expect(group).toBeGreaterThan(0);
    expect(() => process.kill(-group, 0)).toThrow('ESRCH');
  });
});

describe('The first deployment', () => {
  beforeEach(() => {
    account.live = null;
  });

  test('creates the Worker and its domain, and verifies that', async () => {
    const { code, last } = await deploy();
    expect(account.calls).toEqual(['ask', CREATE]);
    expect(last).toMatch(/^Live: .* serves version new.*, verified\.$/);
    expect(code).toBe(0);
  });

  test('leaves another site at the domain alone, unless told to replace it', async () => {
    account.serve = (version) => (version ? `site ${version}` : 'somebody’s site');
    const { code, text } = await deploy();
    expect(text).toContain('so another site is there. To replace it: npm run deploy -- --take-over-domain');
    expect(account.calls).toEqual(['ask']);
    expect(code).toBe(1);
    expect((await deploy(['--take-over-domain'])).code).toBe(0);
  });

  const UNVERIFIED = `Live: version ${NEW}, NOT VERIFIED, and there is no older one. Next: npm run verify -- ${SITE}, or take it away: npx wrangler delete --name its-worker`;
  test('says that the version is live and not verified, if the domain differs', () =>
    expectEnding([() => failing(account.origin), '"playwright test'], UNVERIFIED, NEW));

  test('runs to its end if it is interrupted, and says that it is live and not verified', () =>
    expectEnding([() => pressDuring(CREATE), INTERRUPTED], UNVERIFIED, NEW));

  test('says that nothing is live, if it fails', () =>
    expectEnding(
      [() => fails(CREATE), 'fetch failed'],
      `Live: nothing, because there is no Worker yet. ${NEXT}`,
      null,
    ));

  test('attaches the domain to a Worker that has none yet, once its preview is verified', async () => {
    account.live = OLD;
    account.serve = (version, isPreview) => (isPreview || version === NEW ? `site ${version}` : null);
    const { code } = await deploy();
    expect(account.calls).toEqual(['ask', UPLOAD, 'ask', PROMOTE, 'attach the domain']);
    expect(code).toBe(0);
  });
});

describe('A dry run', () => {
  test('asks nobody, uploads nothing and names the deployment with its options', async () => {
    const { code, last } = await deploy(['--dry-run', '--rpc-bnb', 'https://node.test/secret']);
    expect(account.calls).toEqual([]);
    expect(last).toBe(`Ready: commit ${COMMIT} would be uploaded. Nothing was. Next: npm run deploy -- --rpc-bnb URL`);
    expect(code).toBe(0);
  });

  test('that fails is the next thing to type', async () => {
    const { last } = await deploy(['--dry-run', '--accept-unverified'], failing('npm test'));
    expect(last).toContain(`${NEXT} -- --dry-run --accept-unverified`);
  });
});

test('What was accepted unverified is in the last line, of a deployment and of a dry run', async () => {
  const silent = chains('could not ask');
  const admission = 'The contracts are NOT verified on their chains.';
  const words = ['--accept-unverified'];
  expect((await deploy([...words, '--dry-run'], silent)).last).toContain(`Nothing was. ${admission} Next:`);
  expect((await deploy(words, silent)).last).toContain(`verified. ${admission} To go back:`);
});

test.for([
  ['a wrong configuration', [], 'SITE_CONFIG', 'nowhere.jsonc', 'Set SITE_CONFIG to a file that exists'],
  ['an unknown option', ['--nonsense'], 'SITE_CONFIG', '', "Unknown option '--nonsense'"],
] as const)('The last line of %s says what is live, and nobody is asked', async ([, words, variable, value, said]) => {
  vi.stubEnv(variable, value);
  const { code, text, last } = await deploy(words);
  expect(text).toContain(said);
  expect(last).toBe(`${UNKNOWN}${NEXT}`);
  expect(code).toBe(1);
  expect(account.calls).toEqual([]);
});

test('The command takes the key out of the environment before any other module is loaded', async () => {
  const { code, text, last } = await deployApart(['--nonsense'], {});
  expect(text.match(/^With the key: .*/gm)).toEqual(['With the key: deploy.ts']);
  expect(last).toBe(`${UNKNOWN}${NEXT}`);
  expect(code).toBe(1);
});
