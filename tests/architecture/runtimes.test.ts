import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

/** The TypeScript projects, by folder, with the declarations that must not be visible in each. */
const foreign = { src: /@types\/node\//, worker: /@types\/node\/|\/lib\.dom\./ };

const programs: Record<string, string[]> = {};

beforeAll(async () => {
  for (const project of [...Object.keys(foreign), 'site-build']) {
    const { stdout } = await promisify(execFile)('tsc', ['-p', project, '--listFilesOnly']);
    programs[project] = stdout.trim().split('\n');
  }
});

test.for(Object.entries(foreign))('%s is checked without the declarations of other runtimes', ([project, pattern]) => {
  expect(programs[project]!.length).toBeGreaterThan(50);
  expect(programs[project]!.filter((file) => pattern.test(file))).toEqual([]);
});

test('every source file belongs to a project', () => {
  const checked = new Set(Object.values(programs).flatMap((files) => files.map((file) => relative('', file))));
  expect(sourceFiles().filter((file) => !checked.has(file))).toEqual([]);
});
