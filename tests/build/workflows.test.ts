import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const FOLDER = '.github/workflows';
const read = (name: string) => readFile(`${FOLDER}/${name}`, 'utf8');

test('Every action is pinned by its commit, with the version beside it', async () => {
  for (const name of await readdir(FOLDER)) {
    const uses = (await read(name)).match(/uses: .*/g) ?? [];
    expect(uses.length, name).toBeGreaterThan(0);
    for (const use of uses) expect(use, name).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test('Workflows may read the repository and nothing else, and leave no credentials in it', async () => {
  for (const name of await readdir(FOLDER)) {
    const text = await read(name);
    expect(text, name).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text.match(/persist-credentials: false/g)?.length, name).toBe(text.match(/actions\/checkout@/g)?.length);
  }
});

test('Pushes and pull requests run the same two commands as .ci/run', async () => {
  const text = await read('check.yml');
  expect(text).toMatch(/push:[^]*pull_request:/);
  expect(text).toMatch(/- run: npm ci\n {6}- run: npm test\n/);
  expect(text).toMatch(/npx playwright install --with-deps\n {6}- run: npm run test:engines/);
});

test('A tag deploys, with the token from a secret that only that step sees', async () => {
  const text = await read('deploy.yml');
  expect(text).toMatch(/on:\n {2}push:\n {4}tags: \['v\*'\]/);
  expect(text).toMatch(
    /- run: npm run deploy\n {8}env:\n {10}CLOUDFLARE_API_TOKEN: \$\{\{ secrets\.CLOUDFLARE_API_TOKEN \}\}/,
  );
  expect(text.match(/secrets\.CLOUDFLARE_API_TOKEN/g)).toHaveLength(1);
});

test('External links are asked for once a week', async () => {
  expect(await read('links.yml')).toMatch(
    /schedule:\n {4}- cron: '\d+ \d+ \* \* [0-6]'[^]*npm run build[^]*npm run check-links/,
  );
});
