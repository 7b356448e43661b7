import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstThatStarts } from '../../scripts/lib/browser.ts';
import { temporaryFolder } from './lib/project.ts';

const folder = temporaryFolder();

test('a Chromium that does not start is passed over, and says why', async () => {
  const programs = {
    snap: 'echo "Command requires the chromium snap to be installed."; echo "Run: snap install chromium"; exit 1',
    bare: 'echo "/chrome: error while loading shared libraries: libnss3.so: cannot open" >&2; exit 127',
    whole: 'echo "Chromium 156"',
  };
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const [snap, bare, whole] = Object.keys(programs).map((name) => join(folder, name)) as [string, string, string];
  const refusals: string[] = [];
  expect(await firstThatStarts([join(folder, 'none'), snap, bare, whole], refusals)).toBe(whole);
  expect(refusals).toEqual([
    `${snap}: Command requires the chromium snap to be installed.`,
    `${bare}: /chrome: error while loading shared libraries: libnss3.so: cannot open`,
  ]);
});
