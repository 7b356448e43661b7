import { existsSync } from 'node:fs';
import { appendFile, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEYS } from '../../scripts/deploy/key.ts';
import { READ_TOKEN, Runner } from './runner.ts';
import { failed } from './stand-in/account.ts';
import { useOperator } from './use-operator.ts';

let runner: Runner;

/** A real build, and scripts that wait in vain. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const the = useOperator({ isSeeded: true });
beforeEach(async () => {
  runner = await Runner.start();
  // The live version is a deployment of the commit before.
  const live = (await runner.machine.git('rev-parse', 'HEAD')).text.trim();
  the.operator.worker!.versions.get(the.operator.worker!.live)!.tag = live.slice(0, 12);
  await runner.machine.rewrite("title: '", "title: 'Newly ");
  await runner.machine.commit();
});
afterEach(() => runner.machine.remove());

/** Runs jobs that have to succeed. */
async function pass(...names: string[]): Promise<void> {
  for (const name of names) {
    const { code, text } = await runner.job(name);
    expect(code, `${name}:\n${text}`).toBe(0);
    if (name === 'verify-preview') the.operator.standIn.verified.add([...the.operator.worker!.versions.keys()].at(-1)!);
  }
}

test('The deploy workflow builds, uploads, verifies and promotes; where visitors get something else, it goes back', async () => {
  const { standIn, worker } = the.operator;
  const before = worker!.live;
  await pass('live');
  expect([...standIn.account.tokens], 'asking needs no more than a key that can read').toEqual([READ_TOKEN]);
  standIn.account.tokens.clear();
  const asked = standIn.account.commands.length;
  await pass('live-build', 'build', 'attest');
  expect(standIn.account.commands.length, 'a job without the key has asked Cloudflare').toBe(asked);
  await pass('upload', 'verify-preview');
  expect(worker!.live).toBe(before);
  const uploaded = [...[...worker!.versions.values()].at(-1)!.files.keys()];
  const old = await readdir(join(runner.machine.folder, '.cache/live/dist/client/assets'));
  expect(old.filter((name) => !uploaded.includes(`/assets/${name}`))).toEqual([]);
  expect(uploaded.filter((path) => path.includes('/entry-client')).length, 'the old script and the new one').toBe(2);
  await pass('promote');
  const version = worker!.live;
  expect(version).not.toBe(before);
  await pass('verify-live');
  expect(standIn.unverifiedVisits).toEqual([]);

  standIn.faults.tamper = (sent, { path }) => {
    if (path === '/terms') sent.headers.set('Refresh', '0; url=https://drainer.test');
  };
  const { code, text, outputs } = await runner.job('verify-live');
  expect(text).toMatch(/GET \/terms\n {4}header refresh is neither ours nor Cloudflare’s/);
  expect({ code, differs: outputs.differs }).toEqual({ code: 1, differs: 'true' });
  let silent = 0;
  standIn.faults.wrangler = (command) =>
    command === 'deployments status' && ++silent <= 2 ? failed('fetch failed') : undefined;
  await pass('roll-back');
  expect(silent, 'Cloudflare’s silence is no reason to leave a wrong version live').toBeGreaterThan(2);
  standIn.faults.wrangler = undefined;
  expect(worker!.live).toBe(before);

  standIn.faults.tamper = undefined;
  standIn.faults.plainHttp = () => true;
  expect((await runner.job('verify-preview')).code, 'a domain that does not redirect to https').toBe(1);
  expect([...standIn.account.tokens]).toEqual(['the-key-to-the-account']);
});

/** Leaves the build of the live commit as the artifact of the run that deployed it. */
async function leaveArtifact(): Promise<string[]> {
  const { machine, github } = runner;
  const live = (await machine.git('rev-parse', 'HEAD~1')).text.trim();
  await machine.git('worktree', 'add', '--quiet', '--detach', '.cache/before', 'HEAD~1');
  await symlink(join(machine.folder, 'node_modules'), join(machine.folder, '.cache/before/node_modules'));
  expect(await machine.run('npm run build --prefix .cache/before')).toMatchObject({ code: 0 });
  const dist = join(machine.folder, '.cache/before/dist');
  await github.knows(`commits/${live.slice(0, 12)}`, { sha: live });
  await github.ran({ id: 7, commit: live });
  await github.stores(7, dist);
  await github.attests(join(dist, 'SHA256SUMS'));
  return readdir(join(dist, 'client/assets'));
}

describe('The scripts of open pages', () => {
  test('come from the artifact of the run that deployed the live version, and nothing is built twice', async () => {
    const old = await leaveArtifact();
    await pass('live', 'live-build', 'build');
    const { folder } = runner.machine;
    const uploaded = await readdir(join(folder, 'node_modules/artifacts/upload/client/assets'));
    expect(old.length).toBeGreaterThan(5);
    expect(old.filter((name) => !uploaded.includes(name))).toEqual([]);
    expect(existsSync(join(folder, '.cache/live/package.json')), 'the live commit has been checked out').toBe(false);
  });

  test('never come from an artifact that somebody has changed, which stops the deployment', async () => {
    await leaveArtifact();
    await appendFile(join(runner.github.artifact(7), 'client/index.html'), ' ');
    await pass('live');
    expect((await runner.job('live-build')).code).toBe(1);
  });
});

test('Files that are not those that were built are neither attested nor uploaded', async () => {
  await pass('live', 'live-build', 'build');
  await appendFile(join(runner.machine.folder, 'node_modules/artifacts/upload/client/index.html'), ' ');
  const asked = the.operator.standIn.account.commands.length;
  expect(await runner.job('attest')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/client\/index\.html: FAILED/) as string,
  });
  const { code, text } = await runner.job('upload');
  expect(text).toMatch(/The files in upload are not those that were built/);
  expect(code).toBe(1);
  expect(the.operator.standIn.account.commands.length).toBe(asked);
});

describe('The deploy workflow refuses', () => {
  test('to begin without a key that can read, and names the secret', async () => {
    const { text } = await runner.machine.run(`"${process.execPath}" scripts/deploy/ci.ts live config/site.jsonc`, {
      env: Object.fromEntries(KEYS.map((name) => [name, ''])),
    });
    expect(text).toMatch(/The environment "live" has no secret CLOUDFLARE_READ_TOKEN\. See the README/);
  });

  test('to begin without a Worker, and over a version that names no commit', async () => {
    const { versions, live } = the.operator.worker!;
    versions.get(live)!.tag = 'by hand';
    const { code, text } = await runner.job('live');
    expect(text).toMatch(/is tagged "by hand", which is not a commit[^]*npm run deploy/);
    expect(code).toBe(1);
    the.operator.standIn.account.workers.clear();
    expect((await runner.job('live')).text).toMatch(/no Worker yet\. Make the first deployment from your own machine/);
  });

  test('to build over a live commit that nobody has pushed', async () => {
    the.operator.worker!.versions.get(the.operator.worker!.live)!.tag = 'abcdef123456';
    await pass('live');
    const { code, text } = await runner.job('build');
    expect(text).toMatch(/::error::The live commit abcdef123456 is not in this repository\. Push it/);
    expect(code).toBe(1);
  });

  test('to upload, promote or go back over what somebody else has deployed in the meantime', async () => {
    await pass('live', 'live-build', 'build', 'attest', 'upload');
    const { versions, live } = the.operator.worker!;
    const theirs = [...versions.keys()].find((id) => id !== live)!;
    the.operator.worker!.live = theirs;
    the.operator.standIn.verified.add(theirs);
    for (const name of ['promote', 'roll-back', 'upload']) {
      const { code, text } = await runner.job(name);
      expect(text, name).toMatch(new RegExp(`Version ${theirs} is live: somebody else has deployed`));
      expect(code, name).toBe(1);
    }
    expect(the.operator.worker!.live).toBe(theirs);
  });
});

test('The jobs with the key find everything that they run without any package', async () => {
  const { machine } = runner;
  await rm(join(machine.folder, 'node_modules'), { recursive: true });
  const { text } = await machine.run(`"${process.execPath}" scripts/deploy/ci.ts nothing`, {
    env: { NODE_OPTIONS: '' },
  });
  expect(text).toMatch(/Write one of live, check, upload, promote, roll-back/);
});
