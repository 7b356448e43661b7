import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

const FOLDER = '.github/workflows';
const read = (name: string) => readFile(`${FOLDER}/${name}`, 'utf8');

/** The source of each job of a workflow, by name. */
async function jobsOf(name: string): Promise<Map<string, string>> {
  const text = (await read(name)).split('\njobs:\n')[1]!;
  const parts = text.split(/^ {2}(?=[a-z-]+:$)/m).filter((part) => part.trim() !== '');
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part]));
}

/** Releases whose runtime GitHub's runners still provide. */
const pinned: Record<string, string> = {
  'actions/checkout': '3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  'actions/setup-node': '820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  'actions/upload-artifact': 'bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
  'actions/download-artifact': '3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
  'actions/attest': '1e69f48acb82d1966a394da916b4c1698aa569d6 # v4.2.2',
};

test('Every action is pinned by its commit, with the version beside it', async () => {
  for (const name of await readdir(FOLDER)) {
    const uses = [...(await read(name)).matchAll(/uses: (\S+?)@(.*)/g)];
    expect(uses.length, name).toBeGreaterThan(0);
    for (const [, action, version] of uses) expect(version, `${name}: ${action}`).toBe(pinned[action!]);
  }
});

test('Workflows have no permissions, jobs only those they name, and no checkout keeps credentials', async () => {
  for (const name of await readdir(FOLDER)) {
    const text = await read(name);
    expect(text, name).toMatch(/^permissions: \{\}$/m);
    for (const [job, body] of await jobsOf(name)) {
      expect(body, `${name}: ${job}`).toMatch(/\n {4}permissions:\n(?: {6}[\w-]+: (?:read|write).*\n)+/);
      expect(body, `${name}: ${job}`).not.toMatch(/(?:contents|actions|packages): write/);
      expect(body.match(/persist-credentials: false/g)?.length, `${name}: ${job}`).toBe(
        body.match(/actions\/checkout@/g)?.length,
      );
    }
  }
});

test('No expression is expanded inside a shell script: values arrive in the environment', async () => {
  for (const name of await readdir(FOLDER)) {
    const shells = [...(await read(name)).matchAll(/^ +(?:- )?run: (?:\|\n((?: {10}.*\n)+)|(.*))/gm)];
    expect(shells.length, name).toBeGreaterThan(0);
    for (const [, block, line] of shells) expect(block ?? line, name).not.toContain('${{');
  }
});

describe('The key to the account', () => {
  const withKey = ['live', 'upload', 'promote', 'roll-back'];

  test('is in three jobs, each in a protected environment; a fourth has one that can only read', async () => {
    const jobs = await jobsOf('deploy.yml');
    const holders = [...jobs].filter(([, body]) => body.includes('secrets.')).map(([job]) => job);
    expect(holders).toEqual(withKey);
    for (const [job, environment, key] of [
      ['live', 'live', 'CLOUDFLARE_READ_TOKEN'],
      ['upload', 'production', 'CLOUDFLARE_API_TOKEN'],
      ['promote', 'production', 'CLOUDFLARE_API_TOKEN'],
      ['roll-back', 'rollback', 'CLOUDFLARE_API_TOKEN'],
    ] as const) {
      const body = jobs.get(job)!;
      expect(body, job).toContain(`\n    environment: ${environment}\n`);
      const secrets = [...body.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
      expect(secrets.toSorted(), job).toEqual(['CLOUDFLARE_ACCOUNT_ID', key]);
    }
    for (const name of await readdir(FOLDER)) {
      if (name !== 'deploy.yml') expect(await read(name), name).not.toContain('secrets.');
    }
  });

  test('meets no package but wrangler, no install script and no cache', async () => {
    const jobs = await jobsOf('deploy.yml');
    for (const job of withKey) {
      const body = jobs.get(job)!;
      expect(body.match(/npm (?:ci|install|run|test).*|npx.*/g), job).toEqual([
        'npm ci --ignore-scripts --prefix tools/upload',
      ]);
      expect(body, job).toContain('package-manager-cache: false');
      expect(
        body.match(/node scripts\/\S+/g)!.every((words) => words === 'node scripts/deploy/ci.ts'),
        job,
      ).toBe(true);
    }
    const { dependencies } = JSON.parse(await readFile('tools/upload/package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const main = JSON.parse(await readFile('package.json', 'utf8')) as { devDependencies: Record<string, string> };
    expect(dependencies).toEqual({ wrangler: main.devDependencies.wrangler });
  });

  test('uploads only what was tested and built without it, after checking that', async () => {
    const upload = (await jobsOf('deploy.yml')).get('upload')!;
    const steps = ['ci.ts check "$SUMS"', 'gh attestation verify', 'npm ci --ignore-scripts', 'ci.ts upload'];
    const places = steps.map((step) => upload.indexOf(step));
    expect(
      places.every((at, index) => at > (places[index - 1] ?? 0)),
      upload,
    ).toBe(true);
  });

  test('is out of reach of the verifications, which precede and follow the promotion', async () => {
    const jobs = await jobsOf('deploy.yml');
    expect([...jobs.keys()]).toEqual([
      'live',
      'live-build',
      'build',
      'attest',
      'upload',
      'verify-preview',
      'promote',
      'verify-live',
      'roll-back',
    ]);
    expect(jobs.get('promote')).toContain('needs: [live, upload, verify-preview]');
    expect(jobs.get('roll-back')).toContain("needs.verify-live.outputs.differs == 'true'");
    for (const job of ['verify-preview', 'verify-live']) expect(jobs.get(job)).toContain('npm run verify --');
  });
});

test('The job that signs runs nothing but GitHub’s actions and coreutils; the job that builds has no token', async () => {
  const jobs = await jobsOf('deploy.yml');
  const signing = [...jobs].filter(([, body]) => body.includes('id-token: write')).map(([name]) => name);
  expect(signing).toEqual(['attest']);
  const attest = jobs.get('attest')!;
  expect(attest).not.toMatch(/\b(?:npm|npx|node|checkout|setup-node)\b/);
  expect([...attest.matchAll(/uses: ([\w/-]+)@/g)].map(([, action]) => action)).toEqual([
    'actions/download-artifact',
    'actions/download-artifact',
    'actions/attest',
  ]);
  expect(jobs.get('build')).toMatch(/permissions:\n {6}contents: read\n {4}outputs/);
  expect(jobs.get('build')).not.toMatch(/github\.token|secrets\./);
});

test('The job that reads artifacts runs no package’s code, and its runs are read by the names that jobs and steps have', async () => {
  const readers: string[] = [];
  for (const name of await readdir(FOLDER)) {
    for (const [job, body] of await jobsOf(name)) {
      if (!body.includes('actions: read')) continue;
      readers.push(`${name} ${job}`);
      expect(body, job).not.toMatch(/\b(?:npm|npx)\b|secrets\./);
    }
  }
  expect(readers).toEqual(['deploy.yml live-build', 'verify.yml expect']);
  const text = await read('deploy.yml');
  const source = await readFile('scripts/verify/github.ts', 'utf8');
  const names = [...source.matchAll(/^const [A-Z_]+ = '(\w+ .*)';$/gm)].map(([, name]) => name!);
  expect(names).toHaveLength(4);
  for (const name of names) expect(text).toMatch(new RegExp(`^ +(?:- )?name: ${name}$`, 'm'));
});

test('The sealed build is kept for as long as GitHub allows everybody', async () => {
  expect((await jobsOf('deploy.yml')).get('build')).toMatch(/name: build\n {10}path: dist\n[^]*?retention-days: 90\n/);
});

test('Pushes and pull requests run what .ci/run runs, and audit the workflows', async () => {
  const text = await read('check.yml');
  expect(text).toMatch(/push:[^]*pull_request:/);
  expect(text).toContain('- run: bash .ci/run');
  expect(text).toMatch(/npx playwright install --with-deps\n {6}- run: npm run test:engines/);
  expect(text).toMatch(/zizmor==\d/);
});

test('The live site is compared every day, and external links are checked once a week', async () => {
  expect(await read('verify.yml')).toMatch(/schedule:\n {4}- cron: '\d+ \d+ \* \* \*'[^]*--watch --commit "\$COMMIT"/);
  expect((await jobsOf('verify.yml')).get('verify')).toMatch(/ref: \$\{\{ needs\.expect\.outputs\.commit \}\}/);
  expect(await read('links.yml')).toMatch(
    /schedule:\n {4}- cron: '\d+ \d+ \* \* [0-6]'[^]*npm run build[^]*npm run check-links/,
  );
});
