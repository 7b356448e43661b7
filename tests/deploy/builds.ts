import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build, command } from '../build/lib/command.ts';
import { copyProject } from '../build/lib/copy-project.ts';
import { site } from './token.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Sealed builds of two successive commits. */
    builds: { before: string; after: string };
  }
}

const identity = ['-c', 'user.name=tests', '-c', 'user.email=tests@localhost'];

/** Before the tests, builds two commits of the site that differ in one word. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder: copy, remove } = await copyProject();
  const folder = await mkdtemp(join(tmpdir(), 'builds-'));
  const git = (...words: string[]) => command(copy, ['git', ...identity, ...words]);
  const seal = async (name: string) => {
    await git('add', '--all');
    await git('commit', '--quiet', '--message', name);
    const { code, text } = await build(copy, { SITE_CONFIG: '' });
    if (code !== 0) throw new Error(text);
    await cp(join(copy, 'dist'), join(folder, name), { recursive: true });
  };
  await git('init', '--quiet');
  await writeFile(join(copy, '.gitignore'), 'node_modules\ndist/\n.wrangler/\n');
  await writeFile(join(copy, 'config/site.jsonc'), `${JSON.stringify(site)}\n`);
  await seal('before');
  const content = join(copy, 'src/content/company.ts');
  await writeFile(content, (await readFile(content, 'utf8')).replace("title: '", "title: 'Newly "));
  await seal('after');
  await remove();
  project.provide('builds', { before: join(folder, 'before'), after: join(folder, 'after') });
  return () => rm(folder, { recursive: true });
}
