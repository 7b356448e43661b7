import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEYS, takeKey } from '../../scripts/deploy/key.ts';
import { isRunning } from './is-running.ts';
import { Machine } from './machine.ts';
import { HOST } from './operator.ts';
import { StandIn } from './stand-in/stand-in.ts';

let machine: Machine;
let standIn: StandIn;

/** Real builds, and in the dry run a real browser. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

beforeEach(async () => {
  machine = await Machine.make();
  standIn = await StandIn.start(HOST);
});
afterEach(async () => {
  await standIn.stop();
  await machine.remove();
});

/** The steps that a command printed as done, in order. */
const stepsIn = (text: string): string[] =>
  [...text.matchAll(/^✓ (.*?) {2,}/gm)].map(([, name]) => name!.replace(/https:\S+workers\.dev/, 'PREVIEW'));

const LOCAL = [
  'doctor',
  'commit, branch, security.txt',
  'tests',
  'build',
  'scan the built files',
  'open the built site in a browser',
];

/** Deploys, and expects that nothing is uploaded. */
const refused = async (step: string, words: RegExp, status = 1) => {
  const { code, text } = await machine.run('npm run deploy');
  expect(text).toMatch(words);
  expect(text).toMatch(new RegExp(`^✗ ${step} `, 'm'));
  expect(text).toMatch(/Live now: .*nothing was uploaded\.\nNext: correct that, then npm run deploy/);
  expect(standIn.account.commands).toEqual([]);
  expect(code).toBe(status);
};

/** Sends a signal to the whole group of processes, as a terminal does, when a step begins. */
const endAt = (step: string, signal: NodeJS.Signals) => {
  let isSent = false;
  return (text: string, group: number) => {
    if (isSent || !text.includes(step)) return;
    isSent = true;
    process.kill(-group, signal);
    // npm passes Ctrl+C on to its child, which the terminal has told already.
    setTimeout(() => process.kill(-group, signal), 20);
  };
};

describe('npm run deploy', () => {
  test('does its steps in their order, and only wrangler gets the key; npm run rollback goes back', async () => {
    // With a browser: on its preview, the site would warn that it is a copy.
    const { code, text } = await machine.run('npm run deploy', { browser: 'one visitor' });
    expect(text).toMatch(/Deployed and verified: https:\/\/plumtag-token\.io serves commit [0-9a-f]{40}, version/);
    expect(code).toBe(0);
    expect(stepsIn(text)).toEqual([
      ...LOCAL,
      'ask what is live',
      'ask whether https://plumtag-token.io answers',
      'first deployment: create a Worker without a domain',
      'upload a version that no visitor gets',
      'compare the preview PREVIEW',
      'open the preview in a browser',
      'promote it to all visitors',
      'attach https://plumtag-token.io',
      'compare https://plumtag-token.io',
      'open it in a browser',
      'check the domain’s redirects',
    ]);
    const started = await machine.started();
    const withKey = started.filter((line) => !line.endsWith('[]'));
    for (const name of ['git', 'npm', 'vite', 'node', 'wrangler dev']) {
      expect(
        started.some((line) => line.startsWith(`${name} `)),
        name,
      ).toBe(true);
    }
    expect(withKey.length).toBeGreaterThan(5);
    for (const line of withKey) expect(line).toMatch(/^wrangler (?:deployments|deploy|versions|triggers) /);
    expect([...standIn.account.tokens]).toEqual(['the-key-to-the-account']);

    const [placeholder, version] = [...[...standIn.account.workers.values()][0]!.versions.keys()];
    expect((await machine.run('npm run rollback')).text).toMatch(new RegExp(`${version} .*live\n.*${placeholder}`));
    expect(await machine.run(`npm run rollback -- ${placeholder}`)).toMatchObject({ code: 0 });
    expect([...standIn.account.workers.values()][0]!.live).toBe(placeholder);
    expect(await machine.run(`npm run rollback -- ${version}`)).toMatchObject({
      code: 0,
      text: expect.stringMatching(/Live now: version \S+, compared with its build after/) as string,
    });
  });

  test('ends before the upload where npm keeps --dry-run for itself, as it does without the -- before it', async () => {
    const { code, text } = await machine.run('npm run deploy --dry-run', { browser: 'one visitor' });
    expect(text).toMatch(/the dry run for https:\/\/plumtag-token\.io passed\. Nothing was uploaded\.$/m);
    expect(stepsIn(text)).toEqual(LOCAL);
    expect(standIn.account.commands).toEqual([]);
    expect((await machine.started()).filter((line) => !line.endsWith('[]'))).toEqual([]);
    expect((await machine.started()).some((line) => /^(?:chrom|headless)/.test(line))).toBe(true);
    expect(code).toBe(0);
  });

  test('refuses an option that it does not know', async () => {
    const { code, text } = await machine.run('npm run deploy -- --dryrun');
    expect(text).toMatch(/Unknown option '--dryrun'[^]*npm run deploy -- --dry-run/);
    expect(code).toBe(1);
  });
});

describe('Before anything is uploaded, npm run deploy refuses', () => {
  test('a configuration with a demonstration value, with doctor’s list and exit code', async () => {
    const source = await readFile(join(machine.folder, 'config/site.jsonc'), 'utf8');
    await machine.configure(source.replace('team@plumtag-token.io', 'hello@example.com'));
    await machine.commit();
    await refused('doctor', /To fill in before deployment\n {2}email, now hello@example\.com/, 2);
  });

  test('an uncommitted change', async () => {
    await writeFile(join(machine.folder, 'public/new.txt'), 'new').catch(() =>
      writeFile(join(machine.folder, 'new.txt'), 'new'),
    );
    await refused('commit, branch, security\\.txt', /uncommitted changes\. See "git status", and commit them first/);
  });

  test('a folder without git, of which nobody could say what was deployed', async () => {
    await rm(join(machine.folder, '.git'), { recursive: true });
    await refused('commit, branch, security\\.txt', /not made in a git repository/);
  });

  test('a failed test, with its name, the last words, and a file with all of them', async () => {
    const words = ['echo "before"', 'echo " FAIL  tests/a.test.ts > adds"', 'seq 100', 'echo "expected 1 to be 2"'];
    await machine.replace('npm', ...words, 'exit 1');
    await refused(
      'tests',
      /a test failed\.\n FAIL {2}tests\/a\.test\.ts > adds\n[^]*expected 1 to be 2\nThe whole output is in \.deployments\/npm\.log\./,
    );
    expect(await readFile(join(machine.folder, '.deployments/npm.log'), 'utf8')).toMatch(/^before\n/);
  });

  test('a leftover in the content, with its file', async () => {
    await machine.rewrite("title: '", "title: 'TODO ");
    await machine.commit();
    await refused('scan the built files', /dist\/client\/index\.html: TODO/);
  });

  test('a build of another configuration than the one that doctor saw', async () => {
    const own = await readFile(join(machine.folder, 'config/site.jsonc'), 'utf8');
    await writeFile(join(machine.folder, 'config/other.jsonc'), own.replace('"plumtag_bot"', '"other_bot"'));
    await machine.commit();
    const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
    await machine.replace('vite', `SITE_CONFIG=config/other.jsonc exec node "${vite}" "$@"`);
    const { code, text } = await machine.run('npm run deploy');
    expect(text).toMatch(/dist was built from another configuration than the one that was checked/);
    expect(standIn.account.commands).toEqual([]);
    expect(code).toBe(1);
  });
});

describe('Ended from outside', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s during the tests: it says what is live', async (signal) => {
    await machine.replace('npm', 'sleep 30 & echo $! > sleeps.pid', 'wait');
    const begun = performance.now();
    const sleeper = join(machine.folder, 'sleeps.pid');
    const end = endAt('✓ commit, branch', signal);
    const { text } = await machine.run('npm run deploy', {
      onText: (words, group) => {
        if (!words.includes('✓ commit, branch')) return;
        void vi.waitFor(() => readFile(sleeper), { timeout: 10_000 }).then(() => end(words, group));
      },
    });
    expect(text).toMatch(/It was interrupted\.\n[^]*Live now: .*nothing was uploaded[^]*Next: /);
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(isRunning(await readFile(sleeper, 'utf8')), 'the tests go on').toBe(false);
  });

  test('Ctrl+C after the promotion, which npm passes on a second time: it still goes back', async () => {
    const { code, text } = await machine.run('npm run deploy', {
      onText: endAt('✓ promote it to all visitors', 'SIGINT'),
    });
    const [worker] = [...standIn.account.workers.values()];
    const [placeholder] = [...worker!.versions.keys()];
    expect(text).toMatch(/It was interrupted\.\n[^]*Going back to the placeholder/);
    expect(text).not.toMatch(/a second time|NOT ROLLED BACK/);
    expect(worker!.live).toBe(placeholder);
    expect(code).toBe(1);
    expect((await machine.run('npm run rollback')).text).not.toMatch(/was cut off/);
  });

  test('Whatever reads its output is gone: it goes on all the same', async () => {
    const { text } = await machine.run('npm run deploy | head -c 1000 >&2');
    expect(text).not.toContain('Deployed and verified');
    expect(standIn.account.commands).toContain('triggers deploy');
  });

  test('Killed after the promotion: the next deployment and npm run rollback say so', async () => {
    await machine.run('npm run deploy', { onText: endAt('✓ promote it to all visitors', 'SIGKILL') });
    const [worker] = [...standIn.account.workers.values()];
    const [placeholder, version] = [...worker!.versions.keys()];
    expect(worker!.live).toBe(version);
    const words = new RegExp(
      `was cut off after it promoted version ${version}[^]*npm run rollback -- ${placeholder}\n[^]*npm run rollback -- ${version}`,
    );
    const again = await machine.run('npm run deploy');
    expect(again.text).toMatch(words);
    expect(stepsIn(again.text)).toEqual([]);
    expect(again.code).toBe(1);
    expect((await machine.run('npm run rollback')).text).toMatch(words);
    expect((await machine.run(`npm run rollback -- ${placeholder}`)).code).toBe(0);
    expect((await machine.run('npm run rollback')).text).not.toMatch(words);
  });
});

describe('The key', () => {
  test('is taken out of the environment, whatever it is called', () => {
    const env = Object.fromEntries([...KEYS.map((name) => [name, `secret of ${name}`]), ['HOME', '/home']]);
    expect(Object.keys(takeKey(env))).toEqual(KEYS);
    expect(env).toEqual({ HOME: '/home' });
  });

  test('has every name that wrangler knows', async () => {
    const source = await readFile('node_modules/wrangler/wrangler-dist/cli.js', 'utf8');
    const names = [...source.matchAll(/(?:variableName|deprecatedName): "([A-Z_\d]+)"/g)].map(([, name]) => name!);
    const secret = [...new Set(names)].filter((name) => /(?:TOKEN|KEY|SECRET|EMAIL|ACCESS_CLIENT_ID)$/.test(name));
    expect(secret.length).toBeGreaterThan(5);
    expect(secret.filter((name) => !KEYS.includes(name))).toEqual([]);
  });
});
