import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readArtifact } from '../../scripts/verify/artifact.ts';
import { command } from '../build/lib/command.ts';
import { GitHub, REPOSITORY } from './stand-in/github.ts';

let root: string;
let github: GitHub;
let commit: string;
let output: string;

/** The live build is that of `before`, and run 7 deployed it. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'live-build-'));
  github = await GitHub.make(join(root, 'github'));
  ({ commit } = await readArtifact(inject('builds').before));
  output = join(root, 'output');
  await writeFile(output, '');
  await github.knows(`commits/${commit.slice(0, 12)}`, { sha: commit });
  await github.ran({ id: 7, commit });
  await github.stores(7, inject('builds').before);
  await github.attests(join(inject('builds').before, 'SHA256SUMS'));
});
afterEach(() => rm(root, { recursive: true }));

async function fetchBuild(): Promise<{ code: number; text: string; output: string }> {
  const words = ['node', 'scripts/deploy/live-build.ts', commit.slice(0, 12), join(root, 'live')];
  const env = { PATH: `${github.bin}:${process.env.PATH}`, GITHUB_REPOSITORY: REPOSITORY, GITHUB_OUTPUT: output };
  return { ...(await command('.', words, env)), output: await readFile(output, 'utf8') };
}

/** The build is refused, and nothing is handed over. */
async function refused(words: RegExp): Promise<void> {
  const outcome = await fetchBuild();
  expect(outcome.text).toMatch(words);
  expect(outcome.text).toMatch(/artifact "build" of https:\S+\/7 is not the build that went live/);
  expect(outcome.text).toMatch(/keep a copy, delete the artifact on that page and run this again/);
  expect(outcome).toMatchObject({ code: 1, output: '' });
}

/** The commit is built again, and the log has one line that says why. */
async function rebuilt(why: RegExp): Promise<void> {
  const outcome = await fetchBuild();
  expect(outcome.text).toMatch(new RegExp(`^The live commit ${commit.slice(0, 12)} is built again: .*\\n$`));
  expect(outcome.text).toMatch(why);
  expect(outcome).toMatchObject({ code: 0, output: 'found=false\n' });
}

describe('The build that is live', () => {
  test('is the artifact of the run that deployed it, compared with its attestation for that commit', async () => {
    const { text, ...outcome } = await fetchBuild();
    expect(text).toMatch(/^The live build of \S+ is the artifact of https:\S+\/7, compared with its attestation\.\n$/);
    expect(outcome).toEqual({ code: 0, output: 'found=true\n' });
    expect((await readArtifact(join(root, 'live'))).commit).toBe(commit);
    expect(await github.asked()).toContain(
      `SHA256SUMS --repo owner/site --signer-workflow owner/site/.github/workflows/deploy.yml --source-digest ${commit}`,
    );
  });

  test('is compared with its sums alone where the run could not attest them', async () => {
    await github.ran({ id: 8, commit, isAttested: false });
    await github.stores(8, inject('builds').before);
    expect((await fetchBuild()).text).toMatch(/runs\/8, which has no attestation\./);
    expect(await github.asked()).toBe('');
  });

  test('is not that of a run which promoted nothing', async () => {
    await github.ran({ id: 8, commit, jobs: { 'Attest the sums': 'success' } });
    await github.stores(8, inject('builds').after);
    expect((await fetchBuild()).text).toMatch(/is the artifact of https:\S+\/7,/);
  });
});

describe('The live commit is built again', () => {
  test('after its artifact has expired', async () => {
    await github.stores(7, inject('builds').before, true);
    await rebuilt(/the artifact of https:\S+\/7 has expired or was deleted\./);
    expect(existsSync(join(root, 'live'))).toBe(false);
  });

  test('if somebody deployed it from their own machine', async () => {
    await github.knows(`actions/workflows/deploy.yml/runs?event=push&per_page=20&head_sha=${commit}`, {
      workflow_runs: [],
    });
    await rebuilt(/no run of the deploy workflow has promoted it\./);
  });

  test('if GitHub does not know it, or does not answer', async () => {
    await rm(join(root, 'github/api'), { recursive: true });
    await rebuilt(/gh: Not Found \(HTTP 404\)\./);
  });

  test('if a branch has its beginning as a name', async () => {
    await github.knows(`commits/${commit.slice(0, 12)}`, { sha: '0'.repeat(40) });
    await rebuilt(/is also the name of a branch or a tag\./);
  });
});

describe('An artifact is refused', () => {
  test('if a file is not the one that was sealed', async () => {
    await appendFile(join(github.artifact(7), 'client/index.html'), ' ');
    await refused(/its files are not those in its sums\./);
  });

  test('if it has no sums', async () => {
    await rm(join(github.artifact(7), 'SHA256SUMS'));
    await refused(/its files are not those in its sums\./);
  });

  test('if it is the build of another commit', async () => {
    await rm(github.artifact(7), { recursive: true });
    await github.stores(7, inject('builds').after);
    const { commit: other } = await readArtifact(inject('builds').after);
    await refused(new RegExp(`it is a build of ${other}, and ${commit} is live\\.`));
  });

  test('if its run attested other sums', async () => {
    await writeFile(join(root, 'github/attested'), '');
    await refused(/its sums are not those that the run attested\. no attestations found\./);
  });
});
