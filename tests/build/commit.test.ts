import { appendFile, chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentCommit } from '../../site-build/documents/commit.ts';
import { untraceable } from '../../site-build/documents/seal.ts';
import { settleEnvironment } from '../../site-build/environment.ts';
import { commitAll, git } from './lib/project.ts';

describe('A build is named after its commit', () => {
  let folder: string;
  let hash: string;
  const at = (path: string) => join(folder, path);
  const add = async (path: string) => {
    await mkdir(join(at(path), '..'), { recursive: true });
    await writeFile(at(path), 'new');
  };

  beforeEach(async () => {
    vi.stubEnv('SITE_CONFIG', '');
    folder = await mkdtemp(join(tmpdir(), 'commit-'));
    for (const path of ['config/site.jsonc', 'public/logo.txt', 'src/app.tsx', 'README.md']) await add(path);
    await writeFile(at('.gitignore'), 'dist/\nnode_modules/\n.env*\n/public/ignored*\n/tokens/\n');
    hash = commitAll(folder);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  test('and its time, where nothing differs', () => {
    expect(currentCommit(folder)).toEqual({ name: hash, date: '2026-01-02T12:00:00.000Z', strays: [] });
  });

  /** Users' own settings, none of which may hide a file that would be served. */
  const settings: Record<string, () => unknown> = {
    'no setting': () => undefined,
    'status.showUntrackedFiles=no': () => git(folder, 'config', 'status.showUntrackedFiles', 'no'),
    'core.excludesFile': async () => {
      await writeFile(at('.git/mine'), 'extra.txt\n');
      git(folder, 'config', 'core.excludesFile', at('.git/mine'));
    },
    '.git/info/exclude': () => appendFile(at('.git/info/exclude'), 'extra.txt\n'),
    'core.ignoreCase': () => git(folder, 'config', 'core.ignoreCase', 'true'),
    'core.fsmonitor': () => git(folder, 'config', 'core.fsmonitor', 'true'),
    'core.untrackedCache': () => git(folder, 'config', 'core.untrackedCache', 'true'),
    'core.worktree': () => git(folder, 'config', 'core.worktree', tmpdir()),
    'log.showSignature': () => git(folder, 'config', 'log.showSignature', 'true'),
    'an alias': () => git(folder, 'config', 'alias.ls-tree', 'version'),
    GIT_DIR: () => vi.stubEnv('GIT_DIR', resolve('.git')),
    GIT_WORK_TREE: () => vi.stubEnv('GIT_WORK_TREE', tmpdir()),
    GIT_INDEX_FILE: () => vi.stubEnv('GIT_INDEX_FILE', at('.git/none')),
    GIT_OBJECT_DIRECTORY: () => vi.stubEnv('GIT_OBJECT_DIRECTORY', tmpdir()),
    GIT_CONFIG_COUNT: () => {
      vi.stubEnv('GIT_CONFIG_COUNT', '1');
      vi.stubEnv('GIT_CONFIG_KEY_0', 'status.showUntrackedFiles');
      vi.stubEnv('GIT_CONFIG_VALUE_0', 'no');
    },
    'a replaced commit': () => {
      const other = git(folder, 'commit-tree', '-m', 'another', git(folder, 'write-tree'));
      git(folder, 'replace', hash, other);
    },
    'an index that assumes files unchanged': () => git(folder, 'update-index', '--assume-unchanged', 'src/app.tsx'),
    'an index that skips files': () => git(folder, 'update-index', '--skip-worktree', 'src/app.tsx'),
  };

  test.for(Object.entries(settings))('whatever is set: %s', async ([, set]) => {
    await set();
    expect(currentCommit(folder)).toMatchObject({ name: hash, strays: [] });
    await add('public/extra.txt');
    await writeFile(at('src/app.tsx'), 'changed');
    expect(currentCommit(folder)).toMatchObject({ name: `${hash}-dirty`, strays: ['src/app.tsx', 'public/extra.txt'] });
  });

  test.for([
    ['public/.DS_Store', 'public/.well-known/x', 'public/extra.txt', 'public/ignored.txt'],
    ['config/other.jsonc', 'site-build/x.ts', 'src/x.ts', 'worker/x.ts'],
    ['.dev.vars', '.env', '.env.local', '.env.production.local'],
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

  test('and called dirty with a symbolic link, committed or not: its target is not in the commit', async () => {
    await symlink('/etc/hostname', at('public/link'));
    expect(currentCommit(folder).strays).toEqual(['public/link']);
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'A link');
    expect(currentCommit(folder).strays).toEqual(['public/link']);
  });

  test('and not called dirty for a file’s permissions, which are not served', async () => {
    await chmod(at('src/app.tsx'), 0o755);
    expect(currentCommit(folder).name).toBe(hash);
  });

  test('and called dirty with a configuration that it does not have: ignored, or from elsewhere', async () => {
    vi.stubEnv('SITE_CONFIG', 'config/site.jsonc');
    expect(currentCommit(folder).name).toBe(hash);
    await add('tokens/other.jsonc');
    vi.stubEnv('SITE_CONFIG', 'tokens/other.jsonc');
    expect(currentCommit(folder).strays).toEqual(['tokens/other.jsonc']);
    await add('tokens/other.tokenlist.json');
    expect(currentCommit(folder).strays).toEqual(['tokens/other.jsonc', 'tokens/other.tokenlist.json']);
    vi.stubEnv('SITE_CONFIG', resolve('tests/site.jsonc'));
    expect(currentCommit(folder).name).toBe(`${hash}-dirty`);
  });

  test('or “unknown” without a repository of its own, even inside another', async () => {
    await mkdir(at('inner'));
    expect(currentCommit(at('inner')).name).toBe('unknown');
    expect(untraceable('unknown')).toContain('Build in a clone');
  });

  test('and what differs is named where it cannot be deployed', () => {
    expect(untraceable(hash)).toBeNull();
    const strays = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(untraceable(`${hash}-dirty`, strays)).toContain('with uncommitted changes: a, b, c, d, e and 2 more.');
  });
});

test.for([
  ['production', { NODE_OPTIONS: '--conditions=development' }, 'NODE_OPTIONS is "--conditions=development"'],
  ['production', { NODE_OPTIONS: '--max-old-space-size=4096 -r ./hook.cjs' }, 'NODE_OPTIONS is'],
  ['production', { NODE_OPTIONS: '--import data:text/javascript,0' }, 'NODE_OPTIONS is'],
  ['production', { NODE_PATH: '/opt/modules' }, 'NODE_PATH is "/opt/modules"'],
  ['production', { NAPI_RS_NATIVE_LIBRARY_PATH: '/tmp/x.node' }, 'NAPI_RS_NATIVE_LIBRARY_PATH is'],
  ['staging', {}, 'The build\'s mode is "staging"'],
] as const)('A build in mode %s with %j is refused by name', ([mode, env, message]) => {
  expect(() => settleEnvironment(mode, { ...env })).toThrow(message);
  expect(() =>
    settleEnvironment('production', { NODE_OPTIONS: '--max-old-space-size=4096 --trace-warnings' }),
  ).not.toThrow();
});
