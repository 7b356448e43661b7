import { globSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll, git, temporaryFolder } from './lib/project.ts';

const all = temporaryFolder();

/** What a test does in a repository of its own, as part of a command of the project. */
const TESTS = `
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
const cwd = mkdtempSync(${JSON.stringify(join(all, 'of-a-test-'))});
const git = (...words) => execFileSync('git', words, { cwd, stdio: 'ignore' });
git('init');
git('add', '--all');
git('commit', '--allow-empty', '--no-verify', '--message', 'Of a test');
`;

// In a hook, git sets GIT_DIR, GIT_INDEX_FILE and more, which every other git inherits.
test.for([
  ['pre-commit', 'a clone'],
  ['pre-commit', 'a linked worktree'],
  ['pre-push', 'a clone'],
  ['pre-push', 'a linked worktree'],
] as const)(
  'in the %s hook of %s, tests that make repositories leave the project’s own as it is',
  async ([hook, where]) => {
    const clone = join(all, `${hook} in ${where}`);
    await mkdir(join(clone, 'scripts'), { recursive: true });
    for (const file of ['package.json', 'package-lock.json', 'scripts/launch.js']) await cp(file, join(clone, file));
    await writeFile(join(clone, 'scripts/tests.ts'), TESTS);
    await writeFile(join(clone, '.gitignore'), 'node_modules\n');
    commitAll(clone);
    const folder = where === 'a clone' ? clone : `${clone}, linked`;
    if (folder !== clone) git(clone, 'worktree', 'add', '--quiet', '-b', 'mine', folder);
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const shared = `${clone}, shared.git`;
    git(all, 'init', '--quiet', '--bare', shared);
    const script = '#!/bin/sh\nexec node scripts/launch.js scripts/tests.ts\n';
    await writeFile(join(clone, '.git/hooks', hook), script, { mode: 0o755 });

    const ask = (words: string) => git(folder, ...words.split(' '));
    const state = () => ['ls-files --stage', 'log --format=%s', 'config --list --local'].map(ask);
    const [index, log, config] = state();
    ask('commit --quiet --allow-empty --message Mine');
    git(folder, 'push', '--quiet', shared, 'HEAD:main');
    expect(state()).toEqual([index, `Mine\n${log}`, config]);
    expect(globSync('of-a-test-*', { cwd: all })).not.toEqual([]);
  },
);
