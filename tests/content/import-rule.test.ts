import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Imports against the direction `config → content → sections → pages → app → entries`, and past the fences. */
const forbidden = [
  ['config', '../src/lib/route-at.ts'],
  ['config', 'hono'],
  ['config', '../site-build/documents/hashes.ts'],
  ['worker', '../src/lib/format.ts'],
  ['worker', '../src/content/faq.ts'],
  ['worker', 'react'],
  ['worker', '../site-build/documents/hashes.ts'],
  ['src/lib', '../content/faq.ts'],
  ['src/lib', '../components/icon.tsx'],
  ['src/lib', '../app.tsx'],
  ['src/hooks', '../sections/faq.tsx'],
  ['src/hooks', '../content/faq.ts'],
  ['src/content', '../sections/faq.tsx'],
  ['src/content', '../components/icon.tsx'],
  ['src/content', '../pages/landing.tsx'],
  ['src/content', '../app.tsx'],
  ['src/content', 'react'],
  ['src/components', '../content/faq.ts'],
  ['src/components', 'virtual:site'],
  ['src/components', '../sections/faq.tsx'],
  ['src/components', '../app.tsx'],
  ['src/sections', '../pages/landing.tsx'],
  ['src/sections', '../app.tsx'],
  ['src/sections', '../entry-client.tsx'],
  ['src/sections', '../../worker/document.ts'],
  ['src/pages', '../app.tsx'],
  ['src/pages', '../entry-client.tsx'],
  ['src/pages', '../../site-build/documents/hashes.ts'],
  ['site-build', '../src/sections/faq.tsx'],
  ['site-build', '../worker/document.ts'],
] as const;

/** The same folders, importing what they may. */
const allowed = [
  ['config', './routes.ts'],
  ['worker', 'hono'],
  ['worker', '../config/headers.ts'],
  ['src/lib', 'virtual:site'],
  ['worker', 'virtual:site'],
  ['src/content', 'virtual:site'],
  ['src/content', '../lib/format.ts'],
  ['src/components', 'react'],
  ['src/components', '../hooks/use-timeout.ts'],
  ['src/sections', '../content/faq.ts'],
  ['src/sections', '../components/icon.tsx'],
  ['src/pages', '../sections/faq.tsx'],
  ['site-build', '../config/routes.ts'],
  ['site-build', '../src/content/figures.ts'],
] as const;

/** oxlint exits 1 where it finds something; what it printed is on the error. */
const printed = (error: { stdout: string }) => error;
const fileOf = (kind: string, folder: string, index: number) => join(folder, `${kind}-${index}.ts`);
let root: string;
let flagged: Set<string>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'import-rule-'));
  await copyFile('.oxlintrc.json', join(root, '.oxlintrc.json'));
  for (const [kind, rows] of Object.entries({ forbidden, allowed })) {
    for (const [index, [folder, source]] of rows.entries()) {
      const path = join(root, fileOf(kind, folder, index));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `import * as imported from '${source}';\n\nexport const used = imported;\n`);
    }
  }
  const command = resolve('node_modules/.bin/oxlint');
  const { stdout } = await promisify(execFile)(command, ['--format', 'json'], { cwd: root }).catch(printed);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const broken = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'));
  flagged = new Set(broken.map(({ filename }) => filename));
});
afterAll(() => rm(root, { recursive: true }));

test.for(forbidden.map((row, index) => [...row, index] as const))('%s may not import %s', ([folder, , index]) => {
  expect(flagged).toContain(fileOf('forbidden', folder, index));
});

test.for(allowed.map((row, index) => [...row, index] as const))('%s may import %s', ([folder, , index]) => {
  expect(flagged).not.toContain(fileOf('allowed', folder, index));
});
