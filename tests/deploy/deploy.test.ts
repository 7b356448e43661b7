import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deployTo, type Circumstances } from './deploy-here.ts';
import { NETWORK_LOST, NEW, NO_LOGIN, OLD, StandIn } from './stand-in.ts';

const STATUS = 'deployments status --json';
const UPLOAD = 'versions upload --config .wrangler/upload.json --tag 0123456789ab';
const CREATE = 'deploy --config .wrangler/upload.json --tag 0123456789ab';
const PROMOTE = `versions deploy ${NEW}@100% --yes`;
const GO_BACK = `versions deploy ${OLD}@100% --yes`;
const BACK = `npx wrangler versions deploy ${OLD}@100% --name its-worker`;

let account: StandIn;
beforeEach(async () => {
  account = new StandIn();
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

async function deploy(circumstances?: Circumstances): Promise<Ending> {
  const [first, second] = [new AbortController(), new AbortController()];
  press = () => (first.signal.aborted ? second : first).abort(new Error('it was interrupted'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await deployTo(account, { interrupted: first.signal, abandoned: second.signal }, circumstances);
  const lines = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return endingOf(code, lines);
}

/** Deploys in a process of its own, to which something happens while Cloudflare promotes the new version. */
function deployApart(happens: (child: ChildProcessWithoutNullStreams) => void): Promise<Ending> {
  const env = { ...process.env, CLOUDFLARE_API_TOKEN: 'the key' };
  const child = spawn(process.execPath, ['tests/deploy/deploy-process.ts', account.origin, account.control], { env });
  account.before = (call) => void (call === PROMOTE && happens(child));
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  return new Promise((done) => {
    child.on('close', (code) => done(endingOf(code, text.trimEnd())));
  });
}

test('What passes goes to a preview, then to everybody, and says how to go back', async () => {
  const { code, text, last } = await deploy();
  expect(last).toBe(
    `Live: ${account.origin} serves version ${NEW} of commit 0123456789abcdef0123456789abcdef01234567, verified. To go back: ${BACK}`,
  );
  expect(code).toBe(0);
  expect(account.live).toBe(NEW);
  expect(account.calls).toEqual([STATUS, UPLOAD, STATUS, PROMOTE]);
  expect([...account.tokens]).toEqual(['the key']);
  expect(text.indexOf(`verify its preview, ${account.preview}`)).toBeGreaterThan(0);
  expect(text.indexOf(`verify ${account.origin}`)).toBeGreaterThan(text.indexOf('serve it to everybody'));
});

describe('Visitors keep the old version', () => {
  test('if a step before the upload fails', async () => {
    const { code, text, last } = await deploy({
      prepare: () => {
        throw new Error('a test failed');
      },
    });
    expect(text).toContain('Not deployed: a test failed');
    expect(last).toBe(
      `Live: ${account.origin} serves version ${OLD}, as before; nothing was uploaded. Next: correct that, then npm run deploy -- --its-options`,
    );
    expect(code).toBe(1);
    expect(account.calls).toEqual([STATUS]);
  });

  test('if the build has no commit that anybody could build again', async () => {
    const { text, last } = await deploy({ commit: '0123456789abcdef-dirty' });
    expect(text).toContain('Not deployed: This build is commit 0123456789ab with uncommitted changes');
    expect(last).toContain(`serves version ${OLD}, as before; nothing was uploaded`);
    expect(account.calls).toEqual([STATUS]);
  });

  test('if the preview differs', async () => {
    account.serve = (version, isPreview) => (isPreview ? 'another site' : `site ${version}`);
    const { code, text, last } = await deploy();
    expect(text).toContain(`Not deployed: ${account.preview} differs from the build`);
    expect(last).toContain(`serves version ${OLD}, as before; nobody gets the uploaded version ${NEW}. Next:`);
    expect(code).toBe(1);
    expect(account.calls).toEqual([STATUS, UPLOAD]);
  });

  test('if the browser finds a fault on the preview', async () => {
    const { text, last } = await deploy({ browserRefuses: account.preview });
    expect(text).toContain('Not deployed: the copied address is another one');
    expect(last).toContain(`serves version ${OLD}, as before`);
    expect(account.calls).toEqual([STATUS, UPLOAD]);
  });

  test('if there is no preview to look at', async () => {
    account.preview = undefined as never;
    const { text, last } = await deploy();
    expect(text).toContain('Switch on: Workers & Pages → the Worker → Settings → Domains & Routes → Preview URLs');
    expect(last).toContain(`serves version ${OLD}, as before`);
  });

  test('if nobody is logged in, which is said before the slow steps', async () => {
    account.before = () => NO_LOGIN;
    const { code, text, last } = await deploy();
    expect(text).toContain('necessary to set a CLOUDFLARE_API_TOKEN');
    expect(text).not.toContain('the steps before the upload');
    expect(last).toBe(
      'Live: what was live before; nothing was uploaded. Next: npx wrangler login, if that is why, then npm run deploy -- --its-options',
    );
    expect(code).toBe(1);
  });

  test('if the login is lost on the way', async () => {
    account.before = (call) => (call === UPLOAD ? NO_LOGIN : undefined);
    const { last } = await deploy();
    expect(last).toContain(`serves version ${OLD}, as before; nothing was uploaded`);
  });

  test('and a colleague’s, if somebody deploys in the meantime', async () => {
    account.after = (call) => {
      if (call === UPLOAD) account.live = 'theirs';
    };
    const { text, last } = await deploy();
    expect(text).toContain('somebody else has deployed in the meantime');
    expect(last).toContain('serves version theirs, as before');
    expect(account.live).toBe('theirs');
  });
});

describe('Visitors get the old version again', () => {
  test('if the domain differs', async () => {
    account.serve = (version, isPreview) => (version === NEW && !isPreview ? 'another site' : `site ${version}`);
    const { code, text, last } = await deploy();
    expect(text).toContain(`Not deployed: ${account.origin} differs from the build`);
    expect(last).toBe(
      `Live: version ${OLD} again; ${account.origin} serves what it did before. Next: correct that, then npm run deploy -- --its-options`,
    );
    expect(code).toBe(1);
    expect(account.live).toBe(OLD);
  });

  test('if the browser finds a fault at the domain', async () => {
    const { last } = await deploy({ browserRefuses: account.origin });
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
      return NETWORK_LOST;
    };
    const { last } = await deploy();
    expect(last).toContain(`Live: version ${OLD} again`);
    expect(account.live).toBe(OLD);
  });

  test('although the first attempt fails', async () => {
    let attempts = 0;
    account.before = (call) => (call === GO_BACK && ++attempts === 1 ? NETWORK_LOST : undefined);
    const { last } = await deploy({ browserRefuses: account.origin, patienceMs: 20_000 });
    expect(last).toContain(`Live: version ${OLD} again`);
    expect(attempts).toBe(2);
  });
});

describe('If going back fails', () => {
  test('the last line says what is live, and the command for it', async () => {
    account.before = (call) => (call === GO_BACK ? NETWORK_LOST : undefined);
    const { code, text, last } = await deploy({ browserRefuses: account.origin });
    expect(text).toContain('NOT BACK: wrangler versions deploy failed: fetch failed.');
    expect(last).toBe(`Live: version ${NEW}. Next: ${BACK}`);
    expect(code).toBe(1);
  });

  test('the last line says so, even if nobody can tell what is live', async () => {
    account.before = () => (account.calls.includes(PROMOTE) && account.live === NEW ? NETWORK_LOST : undefined);
    const { last } = await deploy({ browserRefuses: account.origin });
    expect(last).toBe(`Live: unknown, probably version ${NEW}. Next: ${BACK}`);
  });
});

describe('An interruption', () => {
  // A process of its own takes seconds to start where other tests keep the machine busy.
  const timeout = 120_000;

  test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s lets a promotion end, and goes back',
    { timeout },
    async (signal) => {
      const { code, text, last } = await deployApart((child) => child.kill(signal));
      expect(text).toContain('Not deployed: it was interrupted');
      expect(account.calls).toEqual([STATUS, UPLOAD, STATUS, PROMOTE, GO_BACK, STATUS]);
      expect(last).toContain(`Live: version ${OLD} again; ${account.origin} serves what it did before`);
      expect(account.live).toBe(OLD);
      expect(code).toBe(1);
      expect(text).toContain('The key: the key, left in the environment: undefined');
    },
  );

  test('of the output, as when a terminal is closed, does not stop it', { timeout }, async () => {
    const { code } = await deployApart(({ stdout, stderr }) => [stdout, stderr].forEach((stream) => stream.destroy()));
    expect(account.live).toBe(NEW);
    expect(code).toBe(0);
  });

  test.for([0, 1, 2])('before the promotion, at command %i, changes nothing for visitors', async (index) => {
    account.before = () => void (account.calls.length === index + 1 && press());
    const { code, text, last } = await deploy();
    expect(text).toContain('Not deployed: it was interrupted');
    expect(account.calls).not.toContain(PROMOTE);
    expect(account.live).toBe(OLD);
    expect(last).toMatch(index === 0 ? /^Live: what was live before; nothing was uploaded\./ : /as before; no/);
    expect(code).toBe(1);
  });

  test('while the preview is verified changes nothing for visitors', async () => {
    account.serve = (version, isPreview) => {
      if (isPreview) press();
      return `site ${version}`;
    };
    const { last } = await deploy();
    expect(last).toContain(`serves version ${OLD}, as before; nobody gets the uploaded version ${NEW}`);
    expect(account.calls).toEqual([STATUS, UPLOAD]);
  });

  test('while the domain is verified goes back', async () => {
    let isPressed = false;
    account.serve = (version, isPreview) => {
      if (version === NEW && !isPreview && !isPressed) press();
      isPressed ||= version === NEW && !isPreview;
      return `site ${version}`;
    };
    const { code, last } = await deploy();
    expect(last).toContain(`Live: version ${OLD} again; ${account.origin} serves what it did before`);
    expect(account.live).toBe(OLD);
    expect(code).toBe(1);
  });

  test('a second time ends going back, and says what is live', async () => {
    account.before = (call) => {
      if (call === PROMOTE) press();
      if (call !== GO_BACK) return;
      press();
      return 'hang';
    };
    const { text, last } = await deploy();
    expect(text).toContain('NOT BACK: it was interrupted.');
    expect(last).toBe(`Live: unknown, probably version ${NEW}. Next: ${BACK}`);
  });
});

describe('The first deployment', () => {
  beforeEach(() => {
    account.live = null;
    account.serve = (version) => version && `site ${version}`;
  });

  test('creates the Worker and its domain, and verifies that', async () => {
    const { code, last } = await deploy();
    expect(account.calls).toEqual([STATUS, CREATE]);
    expect(last).toMatch(/^Live: .* serves version new.*, verified\.$/);
    expect(code).toBe(0);
  });

  test('leaves another site at the domain alone', async () => {
    account.serve = () => 'somebody’s site';
    const { code, text } = await deploy();
    expect(text).toContain('so another site is there. To replace it: npm run deploy -- --take-over-domain');
    expect(account.calls).toEqual([STATUS]);
    expect(code).toBe(1);
  });

  test('replaces it if told to', async () => {
    account.serve = (version) => (version ? `site ${version}` : 'somebody’s site');
    const { code } = await deploy({ takesDomainOver: true });
    expect(account.calls).toEqual([STATUS, CREATE]);
    expect(code).toBe(0);
  });

  test('says that the version is live and not verified, if the domain differs', async () => {
    const { code, last } = await deploy({ browserRefuses: account.origin });
    expect(last).toBe(
      `Live: version ${NEW}, NOT VERIFIED, and there is no older one. Next: npm run verify -- ${account.origin}, or take it away: npx wrangler delete --name its-worker`,
    );
    expect(code).toBe(1);
  });

  test('says that nothing is live, if it fails', async () => {
    account.before = (call) => (call === CREATE ? NETWORK_LOST : undefined);
    const { last } = await deploy();
    expect(last).toBe(
      'Live: nothing, because there is no Worker yet. Next: correct that, then npm run deploy -- --its-options',
    );
  });

  test('attaches the domain to a Worker that has none yet, once its preview is verified', async () => {
    account.live = OLD;
    account.serve = (version, isPreview) => (isPreview || version === NEW ? `site ${version}` : null);
    const { code } = await deploy();
    expect(account.calls).toEqual([STATUS, UPLOAD, STATUS, PROMOTE, 'triggers deploy --config .wrangler/upload.json']);
    expect(code).toBe(0);
  });
});

test('A dry run asks nobody, uploads nothing and names the deployment with its options', async () => {
  const { code, last } = await deploy({ isDryRun: true });
  expect(account.calls).toEqual([]);
  expect(last).toBe(
    'Ready: commit 0123456789abcdef0123456789abcdef01234567 would be uploaded. Nothing was. Next: npm run deploy -- --its-options',
  );
  expect(code).toBe(0);
});

test('What was accepted unverified is in the last line, of a deployment and of a dry run', async () => {
  const admission = 'The contracts are NOT verified on their chains';
  expect((await deploy({ prepare: () => admission })).last).toContain(`verified. ${admission}. To go back:`);
  expect((await deploy({ prepare: () => admission, isDryRun: true })).last).toContain(`Nothing was. ${admission}.`);
});
