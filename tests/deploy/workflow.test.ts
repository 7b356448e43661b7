import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Operator } from './operator.ts';
import { Runner } from './runner.ts';

let operator: Operator;
let runner: Runner;

/** A real build, and scripts that wait in vain. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

beforeEach(async () => {
  operator = await Operator.start();
  await operator.seed();
  runner = await Runner.start();
});
afterEach(async () => {
  await operator.stop();
  await runner.machine.remove();
});

/** Runs jobs that have to succeed. */
async function pass(...names: string[]): Promise<void> {
  for (const name of names) {
    const { code, text } = await runner.job(name);
    expect(code, `${name}:\n${text}`).toBe(0);
    if (name === 'verify-preview') operator.standIn.verified.add([...operator.worker!.versions.keys()].at(-1)!);
  }
}

test('The deploy workflow builds, uploads, verifies and promotes; where visitors get something else, it goes back', async () => {
  const { standIn, worker } = operator;
  const before = worker!.live;
  await pass('build');
  expect(standIn.account.tokens.size, 'the job that runs foreign code has asked Cloudflare').toBe(0);
  await pass('upload', 'verify-preview');
  expect(worker!.live).toBe(before);
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
  await pass('roll-back');
  expect(worker!.live).toBe(before);

  standIn.faults.tamper = undefined;
  standIn.faults.plainHttp = () => true;
  expect((await runner.job('verify-preview')).code, 'a domain that does not redirect to https').toBe(1);
  expect([...standIn.account.tokens]).toEqual(['the-key-to-the-account']);
});

test('The job with the key refuses files that are not those that were built', async () => {
  await pass('build');
  await appendFile(join(runner.machine.folder, 'node_modules/artifacts/upload/client/index.html'), ' ');
  const { code, text } = await runner.job('upload');
  expect(text).toMatch(/The files in upload are not those that were built/);
  expect(code).toBe(1);
  expect(operator.standIn.account.tokens.size).toBe(0);
});
