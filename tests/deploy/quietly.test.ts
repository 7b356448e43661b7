import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progress } from '../../scripts/deploy/progress.ts';
import { quietly } from '../../scripts/deploy/quietly.ts';
import { isRunning } from './is-running.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quietly-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Children of a test run: one as it should be, one with a process group of its own, as servers have, and a deaf one. */
const SCRIPT = `
sleep 60 & echo $! > child
setsid sleep 60 & echo $! > server
sh -c 'trap "" TERM; echo $$ > deaf; while :; do sleep 1; done' &
wait`;
const NAMES = ['child', 'server', 'deaf'];

const ids = (): Promise<string[]> => Promise.all(NAMES.map((name) => readFile(join(folder, name), 'utf8')));
const run = (signal: AbortSignal): Promise<void> =>
  quietly('sh', ['-c', `cd "${folder}"; ${SCRIPT}`], 'it failed.', { signal, graceMs: 300 });

/** All children have written down their IDs, and run. */
const begun = () =>
  vi.waitFor(async () => expect((await ids()).map(isRunning)).toEqual([true, true, true]), { timeout: 5000 });

test('An interrupted command ends with everything that it started, even what has a group of its own or does not listen', async () => {
  const interrupt = new AbortController();
  const outcome = expect(run(interrupt.signal)).rejects.toThrow('It was interrupted.');
  await begun();
  interrupt.abort(new Error('It was interrupted.'));
  await outcome;
  expect((await ids()).map(isRunning)).toEqual([false, false, false]);
});

test('A command that exceeds the limit of its step ends with everything that it started', async () => {
  const steps = progress(() => {}, new AbortController().signal);
  await expect(steps.step('tests', 1500, run)).rejects.toThrow('"tests" did not end within 1 s.');
  await vi.waitFor(async () => expect((await ids()).map(isRunning)).toEqual([false, false, false]));
});

test('A command has time to stop what it started', async () => {
  const interrupt = new AbortController();
  const script = `cd "${folder}"; trap 'sleep 0.5; echo stopped > stopped; exit 1' TERM; echo > ready; while :; do sleep 0.1; done`;
  const outcome = expect(quietly('sh', ['-c', script], 'it failed.', { signal: interrupt.signal })).rejects.toThrow(
    'It was interrupted.',
  );
  await vi.waitFor(() => readFile(join(folder, 'ready')), { timeout: 5000 });
  interrupt.abort(new Error('It was interrupted.'));
  await outcome;
  expect(await readFile(join(folder, 'stopped'), 'utf8')).toBe('stopped\n');
});
