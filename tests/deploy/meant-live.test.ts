import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordLive } from '../../scripts/deploy/record-live.ts';
import { command } from '../build/lib/command.ts';
import { GitHub, PROMOTED, REPOSITORY } from './stand-in/github.ts';

const home = process.cwd();
const SCRIPT = resolve('scripts/verify/meant-live.ts');
let root: string;
let github: GitHub;
/** The commits of the tags v1, v2 and v3. */
let commits: string[];

/** Each commit is a minute younger than the one before. */
let minute = 10;

const git = async (...words: string[]): Promise<string> => {
  const identity = ['-c', 'user.name=tests', '-c', 'user.email=tests@localhost'];
  const date = `2026-10-01T12:${minute}:00Z`;
  const { text } = await command('.', ['git', ...identity, ...words], { GIT_COMMITTER_DATE: date });
  return text.trim();
};

const commitFile = async (name: string): Promise<string> => {
  await writeFile(name, name);
  minute++;
  await git('add', '--all');
  await git('commit', '--quiet', '--message', name);
  return git('rev-parse', 'HEAD');
};

/** An operator's clone of a repository with three versions, of which the workflow has deployed two. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'meant-live-'));
  github = await GitHub.make(join(root, 'github'));
  process.chdir(root);
  await git('init', '--quiet', '--bare', '--initial-branch=main', 'hub');
  await git('clone', '--quiet', 'hub', 'mine');
  process.chdir('mine');
  commits = [];
  minute = 10;
  for (const tag of ['v1', 'v2', 'v3']) {
    commits.push(await commitFile(tag));
    await git('tag', tag);
  }
  await git('push', '--quiet', '--tags', 'origin', 'HEAD:main');
  await github.ran({ id: 1, commit: commits[0]!, tag: 'v1', at: '2026-11-01T12:00:00Z' });
  await github.ran({ id: 2, commit: commits[1]!, tag: 'v2', at: '2026-11-02T12:00:00Z' });
});
afterEach(async () => {
  process.chdir(home);
  await rm(root, { recursive: true });
});

/** What the daily workflow finds, in a clone of its own. */
async function meant(): Promise<{ code: number; text: string; commit: string | undefined }> {
  await rm(join(root, 'theirs'), { recursive: true, force: true });
  await git('clone', '--quiet', join(root, 'hub'), join(root, 'theirs'));
  const output = join(root, 'output');
  await writeFile(output, '');
  const env = {
    PATH: `${github.bin}:${home}/node_modules/.bin:${process.env.PATH}`,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_OUTPUT: output,
    DEFAULT_BRANCH: 'main',
  };
  const outcome = await command(join(root, 'theirs'), ['node', SCRIPT], env);
  return { ...outcome, commit: /^commit=(.*)\n$/.exec(await readFile(output, 'utf8'))?.[1] };
}

describe('Meant to be live is', () => {
  test('what the workflow has promoted last, and not the newest tag', async () => {
    const { commit, text } = await meant();
    expect(commit).toBe(commits[1]);
    expect(text).toMatch(
      /by the deployment of v2, https:\S+\/2\. If another commit is meant to be: git push origin COMMIT:refs/,
    );
  });

  test('the version before, after the workflow has gone back to it', async () => {
    const jobs = { ...PROMOTED, 'Go back to the previous version': 'success' };
    await github.ran({ id: 3, commit: commits[2]!, tag: 'v3', jobs, at: '2026-11-03T12:00:00Z' });
    expect((await meant()).commit).toBe(commits[1]);
  });

  test('the new version, where going back has failed or was not needed', async () => {
    for (const conclusion of ['failure', 'skipped']) {
      const jobs = { ...PROMOTED, 'Go back to the previous version': conclusion };
      await github.ran({ id: 3, commit: commits[2]!, tag: 'v3', jobs, at: '2026-11-03T12:00:00Z' });
      expect((await meant()).commit, conclusion).toBe(commits[2]);
    }
  });

  test('an older version that was deployed again, whose run GitHub lists first', async () => {
    await github.ran({ id: 3, commit: commits[0]!, tag: 'v1', at: '2026-10-01T12:00:00Z' });
    expect((await meant()).commit).toBe(commits[1]);
    await github.ran({ id: 3, commit: commits[0]!, tag: 'v1', at: '2026-11-03T12:00:00Z' });
    expect((await meant()).commit).toBe(commits[0]);
  });

  test('what npm run rollback has left, until the workflow deploys again', async () => {
    const at = new Date('2026-11-10T04:15:00.123Z');
    const lines = await recordLive(commits[0]!.slice(0, 12), at);
    expect(lines).toEqual([
      'The daily check on GitHub now expects this commit: origin has the tag live-20261110T041500Z.',
    ]);
    expect(await meant()).toMatchObject({
      commit: commits[0],
      text: expect.stringMatching(/by the tag live-20261110T041500Z/) as string,
    });
    await github.ran({ id: 3, commit: commits[2]!, tag: 'v3', at: '2026-11-11T12:00:00Z' });
    expect((await meant()).commit).toBe(commits[2]);
  });

  test('the newest tag that GitHub has no run of, where it has forgotten all', async () => {
    await github.knows('actions/workflows/deploy.yml/runs?event=push&per_page=20', { workflow_runs: [] });
    expect((await meant()).commit).toBe(commits[2]);
    await github.knows('actions/workflows/deploy.yml/runs?event=push&per_page=20', {
      workflow_runs: [{ id: 3, head_sha: commits[2], head_branch: 'v3' }],
    });
    await github.knows('actions/runs/3/jobs?per_page=100', { jobs: [] });
    expect((await meant()).commit, 'the run of the newest has promoted nothing').toBe(commits[1]);
  });

  test('nothing, before the first deployment', async () => {
    for (const tag of ['v1', 'v2', 'v3']) await git('push', '--quiet', '--delete', 'origin', tag);
    expect(await meant()).toMatchObject({ code: 0, commit: '', text: 'Nothing has been deployed yet.\n' });
  });
});

describe('Nobody decides what is meant to be live', () => {
  test('by a run of a branch that is called as a tag might be', async () => {
    await git('checkout', '--quiet', '-b', 'v4');
    const theirs = await commitFile('theirs');
    await git('push', '--quiet', 'origin', 'v4');
    await github.ran({ id: 4, commit: theirs, tag: 'v4', at: '2026-11-20T12:00:00Z' });
    await github.ran({ id: 5, commit: theirs, tag: 'v3', at: '2026-11-20T12:00:00Z' });
    expect((await meant()).commit).toBe(commits[1]);
  });

  test('by a tag of a commit that is not on the default branch', async () => {
    await git('checkout', '--quiet', '-b', 'theirs');
    await recordLiveAfterPush(await commitFile('theirs'));
    const { code, text, commit } = await meant();
    expect(text).toMatch(/the tag live-20261110T041500Z names [0-9a-f]{40}, which is not on main/);
    expect({ code, commit }).toEqual({ code: 1, commit: undefined });
  });

  test('for ever, by a tag from the future', async () => {
    await recordLive(commits[0]!, new Date('2099-01-01'));
    const { code, text } = await meant();
    expect(text).toMatch(/the tag live-20990101T000000Z is from the future\. Delete it\./);
    expect(code).toBe(1);
  });
});

async function recordLiveAfterPush(commit: string): Promise<void> {
  await git('push', '--quiet', 'origin', 'HEAD');
  await recordLive(commit, new Date('2026-11-10T04:15:00Z'));
}

describe('After a rollback, the command for the daily check is printed', () => {
  const at = new Date('2026-11-10T04:15:00Z');
  const COMMAND = /If you use it: git push origin [0-9a-f]{12,40}:refs\/tags\/live-20261110T041500Z$/;

  test('if the commit has not been pushed, which is not done in passing', async () => {
    const hash = await commitFile('mine');
    const [line] = await recordLive(hash.slice(0, 12), at);
    expect(line).toMatch(/the commit has not been pushed\./);
    expect(line).toMatch(COMMAND);
    expect(await git('ls-remote', 'origin', 'refs/tags/live-*')).toBe('');
  });

  test('if it is not in this repository, even where a branch has its name', async () => {
    await git('branch', 'abcdef123456');
    const [line] = await recordLive('abcdef123456', at);
    expect(line).toMatch(/the commit is not in this repository\./);
    expect(line).toMatch(COMMAND);
  });

  test('if origin does not take the tag', async () => {
    await rm(join(root, 'hub'), { recursive: true });
    const [line] = await recordLive(commits[0]!, at);
    expect(line).toMatch(/origin did not accept the tag\./);
    expect(line).toMatch(COMMAND);
  });

  test('but not for the placeholder, or without an origin', async () => {
    expect(await recordLive('placeholder', at)).toEqual([]);
    await git('remote', 'remove', 'origin');
    expect(await recordLive(commits[0]!, at)).toEqual([]);
  });
});
