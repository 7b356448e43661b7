import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTHING, summary, tallyOf } from '../../scripts/test/tally.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tally-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function report(content: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const spec = (title: string, line: number, status: string) => ({
  title,
  file: 'behaviour/faq.spec.ts',
  line,
  tests: [{ status }],
});

test('A browser test that passed only after a retry counts as passed, and is named with its file and line', async () => {
  const file = await report({
    stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 0 },
    suites: [
      {
        title: 'behaviour/faq.spec.ts',
        specs: [spec('opens', 5, 'expected'), spec('closes', 9, 'flaky')],
        suites: [{ title: 'on a phone', specs: [spec('stays', 12, 'flaky'), spec('moves', 15, 'unexpected')] }],
      },
    ],
  });
  expect(summary([NOTHING, await tallyOf(file)])).toBe(
    '2 tests passed only after a retry:\n' +
      '  behaviour/faq.spec.ts:9 closes\n' +
      '  behaviour/faq.spec.ts:12 stays\n' +
      '3 passed, 1 failed',
  );
});

test('Without a retry only the counts are printed; unit and browser tests are added up', async () => {
  const unit = await report({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 });
  const counted = await tallyOf(unit);
  const browser = await report({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] });
  expect(summary([counted, await tallyOf(browser)])).toBe('9 passed, 0 failed, 2 skipped');
});

test('A missing report counts as no tests', async () => {
  expect(await tallyOf(join(folder, 'missing.json'))).toEqual(NOTHING);
});
