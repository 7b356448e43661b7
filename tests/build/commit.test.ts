import { randomUUID } from 'node:crypto';
import { appendFile, chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentCommit } from '../../site-build/documents/commit.ts';
import { untraceable } from '../../site-build/documents/dist.ts';
import { commitAll, git, temporaryFolder } from './lib/project.ts';

describe('A build is named after its commit', () => {
  const all = temporaryFolder();
  let folder: string;
  let hash: string;
  const at = (path: string) => join(folder, path);
  const add = async (path: string) => {
    await mkdir(join(at(path), '..'), { recursive: true });
    await writeFile(at(path), 'new');
  };

  beforeEach(async () => {
    vi.stubEnv('SITE_CONFIG', '');
    folder = join(all, randomUUID());
    for (const path of ['config/site.jsonc', 'public/logo.txt', 'src/app.tsx', 'README.md']) await add(path);
    await writeFile(at('.gitignore'), 'dist/\nnode_modules/\n.env*\n/public/ignored*\n/tokens/\n');
    hash = commitAll(folder);
  });

  /** What would change git's answer about a checkout that nobody changed, or hide a file that would be served. */
  const settings: Record<string, () => unknown> = {
    'no setting': () => undefined,
    'status.showUntrackedFiles=no': () => git(folder, 'config', 'status.showUntrackedFiles', 'no'),
    'core.excludesFile': async () => {
      await writeFile(at('.git/mine'), 'extra.txt\n');
      git(folder, 'config', 'core.excludesFile', at('.git/mine'));
    },
    '.git/info/exclude': () => appendFile(at('.git/info/exclude'), 'extra.txt\n'),
    'log.showSignature': () => git(folder, 'config', 'log.showSignature', 'true'),
    'a variable that a hook of git sets': () => vi.stubEnv('GIT_DIR', resolve('.git')),
    'a time zone and a locale': () => vi.stubEnv('TZ', 'Pacific/Kiritimati') && vi.stubEnv('LC_ALL', 'tr_TR.UTF-8'),
    'an index that skips a file': () => git(folder, 'update-index', '--skip-worktree', 'src/app.tsx'),
    permissions: () => chmod(at('src/app.tsx'), 0o755),
  };

  test.for(Object.entries(settings))('whatever is set: %s', async ([, set]) => {
    await set();
    expect(currentCommit(folder)).toEqual({ name: hash, date: '2026-01-02T12:00:00.000Z', strays: [] });
    await add('public/extra.txt');
    await writeFile(at('src/app.tsx'), 'changed');
    expect(currentCommit(folder)).toMatchObject({ name: `${hash}-dirty`, strays: ['src/app.tsx', 'public/extra.txt'] });
  });

  test.for([
    ['public/.DS_Store', 'public/.well-known/x', 'public/extra.txt', 'public/ignored.txt'],
    ['config/other.jsonc', 'site-build/x.ts', 'src/x.ts', 'worker/x.ts'],
    ['.dev.vars', '.env', '.env.local', 'public/ignored/x.txt'],
    ['postcss.config.js', 'tsconfig.json', 'vite.config.js', 'wrangler.json'],
  ])('and called dirty with files that it does not have: %s, %s, %s, %s', async (paths) => {
    for (const path of paths) await add(path);
    const { name, strays } = currentCommit(folder);
    expect(name).toBe(`${hash}-dirty`);
    expect(strays.toSorted()).toEqual(paths);
  });

  test('and not called dirty with what no build reads', async () => {
    for (const path of ['dist/client/index.html', 'node_modules/vite/index.js']) await add(path);
    for (const path of ['.DS_Store', '.idea/workspace.xml', 'tests/x.test.ts']) await add(path);
    expect(currentCommit(folder).name).toBe(hash);
  });

  test('and called dirty where a committed file is missing', async () => {
    await rm(at('README.md'));
    expect(currentCommit(folder)).toMatchObject({ name: `${hash}-dirty`, strays: ['README.md'] });
  });

  test('and called dirty with a configuration that it does not have: ignored, or from elsewhere', async () => {
    vi.stubEnv('SITE_CONFIG', 'config/site.jsonc');
    expect(currentCommit(folder).name).toBe(hash);
    await add('tokens/other.jsonc');
    vi.stubEnv('SITE_CONFIG', 'tokens/other.jsonc');
    expect(currentCommit(folder).strays).toEqual(['tokens/other.jsonc']);
    vi.stubEnv('SITE_CONFIG', resolve('tests/site.jsonc'));
    expect(currentCommit(folder).name).toBe(`${hash}-dirty`);
  });

  test('in a folder within the repository, too, with the files of that folder', async () => {
    await add('shop/src/app.tsx');
    git(folder, 'add', 'shop');
    git(folder, 'commit', '--quiet', '--message', 'A shop');
    await writeFile(at('src/app.tsx'), 'changed');
    expect(currentCommit(at('shop'))).toMatchObject({ name: git(folder, 'rev-parse', 'HEAD'), strays: [] });
    await add('shop/public/extra.txt');
    expect(currentCommit(at('shop')).strays).toEqual(['public/extra.txt']);
  });

  test('or “unknown” without a repository', async () => {
    await rm(at('.git'), { recursive: true });
    expect(currentCommit(folder).name).toBe('unknown');
    expect(untraceable('unknown')).toContain('Build in a clone');
  });

  test('and what differs is named where it cannot be deployed', () => {
    expect(untraceable(hash)).toBeNull();
    const strays = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(untraceable(`${hash}-dirty`, strays)).toContain('with uncommitted changes: a, b, c, d, e and 2 more.');
  });
});
