import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  steps: Step[];
  environment?: string;
  permissions?: Record<string, string>;
}

const read = async (pattern: string) => {
  return Promise.all(globSync(pattern).map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
};
const workflows = (await read('.github/workflows/*.yml')).map(({ file, text }) => {
  const { jobs, permissions } = parse(text) as { jobs: Record<string, Job>; permissions: object };
  return { file, text, jobs: Object.entries(jobs), permissions };
});
const actions = (await read('.github/actions/*/action.yml')).map(({ file, text }) => ({
  file,
  steps: (parse(text) as { runs: { steps: Step[] } }).runs.steps,
}));
const steps = [
  ...workflows.flatMap(({ file, jobs }) => jobs.flatMap(([, job]) => job.steps.map((step) => ({ file, step })))),
  ...actions.flatMap(({ file, steps: own }) => own.map((step) => ({ file, step }))),
];

test('every action from elsewhere is pinned by its commit', () => {
  const used = steps.flatMap(({ step }) => step.uses ?? []).filter((name) => !name.startsWith('./'));
  expect(used.length).toBeGreaterThan(5);
  for (const name of used) expect(name).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test('no expression is expanded inside a shell script, where a tag’s name could become a command', () => {
  const scripts = steps.filter(({ step }) => step.run);
  expect(scripts.length).toBeGreaterThan(10);
  for (const { file, step } of scripts) expect(step.run, file).not.toContain('${{');
});

test('jobs have only the permissions that they name, never to write contents, and no checkout keeps credentials', () => {
  for (const { file, jobs, permissions } of workflows) {
    expect(permissions, file).toEqual({});
    for (const [name, job] of jobs) {
      expect(job.permissions, `${file}: ${name}`).toBeDefined();
      expect(job.permissions!.contents ?? 'read', `${file}: ${name}`).toBe('read');
      for (const { uses, with: inputs } of job.steps) {
        if (uses?.startsWith('actions/checkout@')) expect(inputs, name).toMatchObject({ 'persist-credentials': false });
      }
    }
  }
});

test('the key is only where wrangler uploads or promotes, in a protected environment, beside no other package', () => {
  const holders = workflows.flatMap(({ jobs }) => jobs.filter(([, job]) => JSON.stringify(job).includes('secrets.')));
  expect(holders.map(([name, { environment }]) => [name, environment])).toEqual([
    ['upload', 'production'],
    ['promote', 'production'],
    ['roll-back', 'rollback'],
  ]);
  for (const [name, job] of holders) {
    const own = job.steps.map(({ uses }) => uses).filter((uses) => uses?.startsWith('./'));
    expect(own, name).toEqual(['./.github/actions/wrangler']);
    expect(job.steps.map(({ run }) => run).join('\n'), name).not.toMatch(/\b(?:npm|npx|node)\b/);
  }
  const installs = actions.find(({ file }) => file.includes('wrangler'))!.steps.map(({ run = '' }) => run);
  expect(installs.join('\n').match(/np[mx] .*/g)).toEqual(['npm ci --ignore-scripts --prefix tools/upload']);
});

test('the job that signs runs nothing but GitHub’s own actions and coreutils', () => {
  const signing = workflows.flatMap(({ jobs }) => jobs.filter(([, job]) => job.permissions?.['id-token'] === 'write'));
  expect(signing.map(([name]) => name)).toEqual(['attest']);
  for (const { uses, run } of signing[0]![1].steps) {
    expect(uses ?? 'actions/').toMatch(/^actions\//);
    expect(run ?? '').not.toMatch(/\b(?:npm|npx|node)\b/);
  }
});

const json = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>;

test('wrangler in the locked folder is the one that the project is tested with', async () => {
  const { dependencies } = await json('tools/upload/package.json');
  expect(dependencies).toEqual({ wrangler: (await json('package.json')).devDependencies!.wrangler });
});
