import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deploy as deployWith, type Tools } from '../../scripts/deploy/deployment.ts';
import { doctorReport } from '../../scripts/doctor/report.ts';
import { Account, COMMIT, NEW, OLD } from './account.ts';

const KEY = { CLOUDFLARE_API_TOKEN: 'the key' };
const UPLOAD = 'upload with the key';
const CREATE = 'create with the key';
const PROMOTE = `promote ${NEW}`;
const GO_BACK = `promote ${OLD}`;
const NEXT = 'Next: correct that, then npm run deploy';

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
let press: () => void;

async function deploy(words: readonly string[] = [], others?: Partial<Tools>): Promise<Ending> {
  const interruption = new AbortController();
  press = () => interruption.abort(new Error('it was interrupted'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await deployWith(words, KEY, interruption.signal, account.tools(others));
  const lines = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return endingOf(code, lines);
}

/** Makes an `npm` or Playwright whose command fails if it contains the words. */
const failing = (words: string): Partial<Tools> => ({
  run: async (program, args, { env } = {}) => ({
    code: [program, ...args, env?.BASE_URL].join(' ').includes(words) ? 1 : 0,
    text: '',
    stdout: '',
  }),
});
const fails = (call: string) => {
  account.before = (told) => {
    if (told === call) throw new Error('fetch failed');
  };
};

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
    `Live: ${account.origin} serves version ${NEW} of commit ${COMMIT}, verified. To go back: the command for ${OLD}`,
  );
  expect(code).toBe(0);
  expect(account.live).toBe(NEW);
  expect(account.calls).toEqual(['ask', UPLOAD, 'ask', PROMOTE]);
  expect(text.match(/^… .*/gm)).toEqual([
    '… ask Cloudflare which version is live',
    `… look at what ${account.origin} serves`,
    '… look for uncommitted work',
    '… run doctor',
    '… ask the chains about the contracts',
    '… test',
    '… build',
    '… upload a version that no visitor gets',
    `… verify its preview, ${account.preview}`,
    '… ask again which version is live',
    '… serve it to everybody',
    `… verify ${account.origin}`,
  ]);
});

describe('Visitors keep the old version, and nothing is uploaded,', () => {
  const dirty = `${COMMIT}-dirty`;
  test.for<readonly [string, Partial<Tools>, string]>([
    [
      'if work is not committed',
      { currentCommit: () => ({ name: dirty, date: '', strays: ['src/app.tsx'] }) },
      'with uncommitted changes: src/app.tsx',
    ],
    [
      'if doctor is not content',
      { doctorReport: async () => ({ lines: ['links.x is wrong'], code: 1, site: null }) },
      'the configuration is not ready.\nlinks.x is wrong',
    ],
    ['if a value is a demonstration', { doctorReport }, 'links.community, now https://t.me/example'],
    [
      'if a chain contradicts the configuration',
      { askChains: async () => ({ outcome: 'contradiction', lines: ['✗ symbol'] }) },
      'a chain contradicts the configuration',
    ],
    ...(['not confirmed', 'could not ask'] as const).map(
      (outcome) =>
        [
          `if a chain answers: ${outcome}`,
          { askChains: async () => ({ outcome, lines: [] }) },
          `(${outcome}), as it says above. Correct that, name another node, or accept it with --accept-unverified`,
        ] as const,
    ),
    ['if a test fails', failing('npm test'), '"npm test" failed, as it says above.'],
    ['if the build fails', failing('npm run build'), '"npm run build" failed, as it says above.'],
    [
      'if the build has no commit that anybody could build again',
      { readBuild: async (site) => ({ client: '', site, commit: dirty }) },
      'This build is commit 0123456789ab with uncommitted changes',
    ],
  ])('%s', async ([, others, words]) => {
    const { code, text, last } = await deploy([], others);
    expect(text).toContain('Not deployed: ');
    expect(text).toContain(words);
    expect(last).toBe(`Live: ${account.origin} serves version ${OLD}, as before; nothing was uploaded. ${NEXT}`);
    expect(code).toBe(1);
    expect(account.calls).toEqual(['ask']);
  });

  test('if Cloudflare does not say what is live, which is asked before the slow steps', async () => {
    fails('ask');
    const { code, text, last } = await deploy();
    expect(text).not.toContain('… test');
    expect(last).toBe(
      'Live: what was live before; nothing was uploaded. Next: npx wrangler login, if that is why, then npm run deploy',
    );
    expect(code).toBe(1);
  });
});

describe('Visitors keep the old version', () => {
  const KEPT = `serves version ${OLD}, as before; nobody gets what was uploaded. ${NEXT}`;

  test('if the upload fails', async () => {
    fails(UPLOAD);
    expect((await deploy()).last).toContain(KEPT);
  });

  test('if the preview differs', async () => {
    account.serve = (version, isPreview) => (isPreview ? 'another site' : `site ${version}`);
    const { code, text, last } = await deploy();
    expect(text).toContain(`Not deployed: ${account.preview} differs from the build`);
    expect(last).toContain(KEPT);
    expect(code).toBe(1);
    expect(account.calls).toEqual(['ask', UPLOAD]);
  });

  test('if the browser finds a fault on the preview', async () => {
    const { last } = await deploy([], failing(account.preview!));
    expect(last).toContain(KEPT);
    expect(account.calls).toEqual(['ask', UPLOAD]);
  });

  test('if there is no preview to look at', async () => {
    account.preview = null;
    const { text, last } = await deploy();
    expect(text).toContain('Switch on: Workers & Pages → the Worker → Settings → Domains & Routes → Preview URLs');
    expect(last).toContain(KEPT);
  });

  test('and a colleague’s, if somebody deploys in the meantime', async () => {
    account.after = (call) => {
      if (call === UPLOAD) account.live = 'theirs';
    };
    const { text, last } = await deploy();
    expect(text).toContain('somebody else has deployed in the meantime');
    expect(last).toContain('serves version theirs; nobody gets what was uploaded');
    expect(account.live).toBe('theirs');
  });
});

describe('Visitors get the old version again', () => {
  test('if the domain differs', async () => {
    account.serve = (version, isPreview) => (version === NEW && !isPreview ? 'another site' : `site ${version}`);
    const { code, text, last } = await deploy();
    expect(text).toContain(`Not deployed: ${account.origin} differs from the build`);
    expect(last).toBe(`Live: version ${OLD} again; ${account.origin} serves what it did before. ${NEXT}`);
    expect(code).toBe(1);
    expect(account.live).toBe(OLD);
  });

  test('if the browser finds a fault at the domain', async () => {
    const { last } = await deploy([], failing(account.origin));
    expect(last).toContain(`Live: version ${OLD} again`);
    expect(account.live).toBe(OLD);
  });

  test('if the domain does not answer any more', async () => {
    account.serve = (version, isPreview) => (account.calls.includes(PROMOTE) && !isPreview ? null : `site ${version}`);
    const { text, last } = await deploy();
    expect(text).toContain(`${account.origin} could not be compared`);
    expect(last).toContain(`Live: version ${OLD} again, says Cloudflare, but not at ${account.origin}: socket hang up`);
  });

  test('and the operator is told if the domain serves something else even then', async () => {
    account.serve = (version, isPreview) =>
      account.calls.includes(PROMOTE) && !isPreview ? 'mine' : `site ${version}`;
    const { last } = await deploy();
    expect(last).toContain('does not serve what it did before. Next: look at its Rules, Workers Routes and DNS');
    expect(account.live).toBe(OLD);
  });

  test('if the answer to the promotion is lost, although it took place', async () => {
    account.before = (call) => {
      if (call !== PROMOTE) return;
      account.live = NEW;
      throw new Error('fetch failed');
    };
    const { last } = await deploy();
    expect(last).toContain(`Live: version ${OLD} again`);
    expect(account.live).toBe(OLD);
  });

  test('although the first attempt fails', async () => {
    let attempts = 0;
    account.before = (call) => {
      if (call === GO_BACK && ++attempts === 1) throw new Error('fetch failed');
    };
    const { last } = await deploy([], { ...failing(account.origin), patienceMs: 2000 });
    expect(last).toContain(`Live: version ${OLD} again`);
    expect(attempts).toBe(2);
  });
});

describe('If going back fails', () => {
  test('the last line says what is live, and the command for it', async () => {
    fails(GO_BACK);
    const { code, text, last } = await deploy([], failing(account.origin));
    expect(text).toContain('NOT BACK: fetch failed');
    expect(last).toBe(`Live: version ${NEW}. Next: the command for ${OLD}`);
    expect(code).toBe(1);
  });

  test('the last line says so, even if nobody can tell what is live', async () => {
    account.before = () => {
      if (account.live === NEW) throw new Error('fetch failed');
    };
    const { last } = await deploy([], failing(account.origin));
    expect(last).toBe(`Live: unknown, probably the new version. Next: the command for ${OLD}`);
  });
});

describe('An interruption', () => {
  // A process of its own takes seconds to start where other tests keep the machine busy.
  const timeout = 120_000;

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
    const folder = await mkdtemp(join(tmpdir(), 'npm-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const npm = join(folder, 'npm');
    // Its child takes longer to end than itself, as a test runner with a server does.
    await writeFile(npm, "#!/bin/sh\n(trap '' INT; exec sleep 2) &\necho group $$\nexec sleep 600\n");
    await chmod(npm, 0o755);
    let group = 0;
    const { last } = await deployApart(['--dry-run'], { STAND_IN: '1', NPM: npm }, (line, child) => {
      if (!line.startsWith('group ')) return;
      group = Number(line.slice('group '.length));
      child.kill('SIGTERM');
    });
    expect(last).toBe(`Live: what was live before; nothing was uploaded. ${NEXT} -- --dry-run`);
    expect(group).toBeGreaterThan(0);
    expect(() => process.kill(-group, 0)).toThrow('ESRCH');
  });

  test.for(['ask', UPLOAD])('during “%s” changes nothing for visitors', async (call) => {
    account.before = (told) => void (told === call && press());
    const { code, text, last } = await deploy();
    expect(text).toContain('Not deployed: it was interrupted');
    expect(account.calls).not.toContain(PROMOTE);
    expect(last).toMatch(call === 'ask' ? /^Live: what was live before; nothing was uploaded\./ : /as before; nobody/);
    expect(code).toBe(1);
  });

  test('while the domain is verified goes back', async () => {
    account.serve = (version, isPreview) => {
      if (version === NEW && !isPreview) press();
      return `site ${version}`;
    };
    const { code, last } = await deploy();
    expect(last).toContain(`Live: version ${OLD} again; ${account.origin} serves what it did before`);
    expect(account.live).toBe(OLD);
    expect(code).toBe(1);
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

  test('says that the version is live and not verified, if the domain differs', async () => {
    const { code, last } = await deploy([], failing(account.origin));
    expect(last).toBe(
      `Live: version ${NEW}, NOT VERIFIED, and there is no older one. Next: npm run verify -- ${account.origin}, or take it away: npx wrangler delete --name its-worker`,
    );
    expect(code).toBe(1);
  });

  test('runs to its end if it is interrupted, and says that it is live and not verified', async () => {
    account.before = (call) => void (call === CREATE && press());
    expect((await deploy()).last).toContain(`Live: version ${NEW}, NOT VERIFIED`);
  });

  test('says that nothing is live, if it fails', async () => {
    fails(CREATE);
    expect((await deploy()).last).toBe(`Live: nothing, because there is no Worker yet. ${NEXT}`);
  });

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

  test('is understood without the dashes before it, too', async () => {
    const ofNpm = { npm_config_dry_run: 'true', npm_config_rpc_bnb: 'https://node.test/secret' };
    const { last } = await deployApart([], { STAND_IN: '1', ...ofNpm });
    expect(last).toMatch(/would be uploaded\. Nothing was\..* Next: npm run deploy -- --rpc-bnb URL$/);
  });
});

test('What was accepted unverified is in the last line, of a deployment and of a dry run', async () => {
  const silent: Partial<Tools> = { askChains: async () => ({ outcome: 'could not ask', lines: [] }) };
  const admission = 'The contracts are NOT verified on their chains.';
  const words = ['--accept-unverified'];
  expect((await deploy([...words, '--dry-run'], silent)).last).toContain(`Nothing was. ${admission} Next:`);
  expect((await deploy(words, silent)).last).toContain(`verified. ${admission} To go back:`);
});

describe('The command itself', () => {
  test.for([
    ['a wrong configuration', [], { SITE_CONFIG: 'nowhere.jsonc' }, 'Set SITE_CONFIG to a file that exists'],
    ['an unknown option', ['--nonsense'], {}, "Unknown option '--nonsense'"],
    ...['accept-unverified', 'take-over-domain'].map(
      (name) =>
        [
          `a confirmation from npm’s settings, --${name}`,
          [],
          { STAND_IN: '1', [`npm_config_${name.replaceAll('-', '_')}`]: 'true' },
          `Not deployed: Write -- before --${name}: npm run deploy -- --${name}\n`,
        ] as const,
    ),
  ] as const)('ends for %s with its last line, before asking anybody', async ([, words, env, said]) => {
    const { code, text, last } = await deployApart(words, env);
    expect(text).toContain(said);
    expect(last).toBe(`Live: what was live before; nothing was uploaded. ${NEXT}`);
    expect(code).toBe(1);
  });

  test('takes the key out of the environment before any other module is loaded', async () => {
    const { text } = await deployApart(['--nonsense'], {});
    expect(text.match(/^With the key: .*/gm)).toEqual(['With the key: deploy.ts']);
  });
});
