import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { command, git, temporaryFolder } from './lib/project.ts';

interface Step {
  uses?: string;
  run?: string;
}

interface Job {
  steps: Step[];
  environment?: string;
  permissions: Record<string, string>;
}

const read = async <Content>(pattern: string) =>
  Promise.all(globSync(pattern).map(async (file) => parse(await readFile(file, 'utf8')) as Content));
const jobs = (await read<{ jobs: Record<string, Job> }>('.github/workflows/*.yml')).flatMap((file) =>
  Object.entries(file.jobs),
);
const actions = await read<{ name: string; runs: { steps: Step[] } }>('.github/actions/*/action.yml');

test('no expression is expanded inside a shell script, where a tag’s name could become a command', () => {
  const steps = [...jobs.flatMap(([, job]) => job.steps), ...actions.flatMap(({ runs }) => runs.steps)];
  const scripts = steps.flatMap(({ run }) => run ?? []);
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of scripts) expect(script).not.toContain('${{');
});

test('a job that holds the account’s key, or signs, runs no package’s code but wrangler’s', async () => {
  const holders = jobs.filter(([, job]) => JSON.stringify(job).includes('secrets.'));
  expect(holders.map(([name, { environment }]) => [name, environment])).toEqual([
    ['upload', 'production'],
    ['promote', 'production'],
    ['roll-back', 'rollback'],
  ]);
  const signers = jobs.filter(([, { permissions }]) => permissions['id-token'] === 'write');
  expect(signers.map(([name]) => name)).toEqual(['attest']);
  for (const [name, { steps }] of [...holders, ...signers]) {
    expect(steps.map(({ run }) => run).join('\n'), name).not.toMatch(/\b(?:npm|npx|node)\b/);
    const used = steps.flatMap(({ uses }) => uses ?? []).filter((uses) => !uses.startsWith('actions/'));
    expect(used, name).toEqual(name === 'attest' ? [] : ['./.github/actions/wrangler']);
  }
  const installs = actions.find(({ name }) => name === 'Install wrangler')!.runs.steps.map(({ run = '' }) => run);
  expect(installs.join('\n').match(/np[mx] .*/g)).toEqual(['npm ci --ignore-scripts --prefix tools/upload']);
});

const json = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>;

test('wrangler in the locked folder is the one that the project is tested with', async () => {
  const { dependencies } = await json('tools/upload/package.json');
  expect(dependencies).toEqual({ wrangler: (await json('package.json')).devDependencies!.wrangler });
});

const folder = temporaryFolder();
test('the daily run says how to set the tag that names what is meant to be live, if there is none', async () => {
  const [, { steps }] = jobs.find(([name]) => name === 'verify')!;
  const script = steps.map(({ run = '' }) => run).find((run) => run.includes('refs/tags/live'))!;
  git(folder, 'init', '--quiet');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'One');
  const untagged = await command(folder, ['bash', '-e', '-c', script]);
  expect(untagged.text).toContain('Run: git push -f origin COMMIT:refs/tags/live');
  expect(untagged.code).toBe(1);
  git(folder, 'tag', 'live');
  expect(await command(folder, ['bash', '-e', '-c', script])).toMatchObject({ code: 0 });
});
