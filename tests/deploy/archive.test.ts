import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { archive, archived } from '../../scripts/deploy/archive.ts';
import { makeUploadFolder } from '../../scripts/deploy/upload-folder.ts';
import { readArtifact, type Artifact } from '../../scripts/verify/artifact.ts';
import { siteSchema } from '../../config/site-schema.ts';
import { seal } from '../../site-build/documents/seal.ts';
import { site } from './token.ts';

let root: string;
let build: Artifact;
const idOf = (number: number): string => `0000000${number}-0000-4000-8000-000000000000`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'archive-'));
  build = await readArtifact(inject('builds').before);
});
afterEach(() => rm(root, { recursive: true }));

/** Archives a build as if it were some days old. */
async function keep(number: number, current: string | null = null): Promise<void> {
  await archive(build, idOf(number), current, root);
  const day = new Date(2026, 0, number);
  await utimes(join(root, idOf(number)), day, day);
}

test('An archived build is read as it was sealed', async () => {
  await keep(1);
  expect((await archived(idOf(1), root))?.commit).toBe(build.commit);
  expect(await archived(idOf(2), root)).toBeNull();
  expect(await archived('../before', root), 'a version is no path').toBeNull();
});

test('The oldest builds beyond six go, and the live one stays however old it is', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await keep(number);
  expect((await readdir(root)).toSorted()).toEqual([2, 3, 4, 5, 6, 7].map(idOf));
  await keep(8, idOf(2));
  expect((await readdir(root)).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8].map(idOf));
  await keep(9, idOf(2));
  expect((await readdir(root)).toSorted()).toEqual([2, 4, 5, 6, 7, 8, 9].map(idOf));
});

test('A build that was changed after it was archived is refused', async () => {
  await keep(1);
  await writeFile(join(root, idOf(1), 'client/index.html'), 'another');
  await expect(archived(idOf(1), root)).rejects.toThrow(/not those that the build wrote/);
});

test('An older build whose file has the name of a new one, and other bytes, is not uploaded along', async () => {
  const older = join(root, 'older');
  await cp(build.folder, older, { recursive: true });
  const [font] = (await readdir(join(older, 'client/assets'))).filter((name) => name.endsWith('.woff2'));
  await writeFile(join(older, 'client/assets', font!), 'another');
  await seal(older, build.commit, siteSchema.parse(site));
  const upload = makeUploadFolder(join(root, 'upload'), build, await readArtifact(older), 'plumtag-token.io');
  await expect(upload).rejects.toThrow(new RegExp(`${font} has other bytes[^]*--drop-previous`));
});

test('A copy that fails half way is not taken for a build', async () => {
  const broken = join(root, 'broken');
  await cp(build.folder, broken, { recursive: true });
  // The last to be copied, and nothing that can be.
  execFileSync('mkfifo', [join(broken, 'zzz')]);
  await expect(archive({ ...build, folder: broken }, idOf(1), null, root)).rejects.toThrow();
  expect(await archived(idOf(1), root)).toBeNull();
});

test('What an interrupted copy leaves is not taken for a build, and is replaced', async () => {
  const half = join(root, `half-${idOf(1)}`);
  await cp(build.folder, half, { recursive: true });
  await rm(join(half, 'client/index.html'));
  await writeFile(join(half, 'client/assets/of-another-build.js'), '');
  expect(await archived(idOf(1), root)).toBeNull();
  await keep(1);
  expect((await archived(idOf(1), root))?.commit).toBe(build.commit);
  expect(existsSync(half)).toBe(false);
});
