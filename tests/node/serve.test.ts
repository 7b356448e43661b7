import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyProject } from '../../scripts/lib/copy.ts';
import { listen } from '../lib/serve.ts';
import { beginScript, command, soon, temporaryFolder } from './lib/project.ts';

/** Starts `npm run preview` in a copy of the project with its build, and ends it with the test. */
async function beginPreview() {
  const { folder, remove } = await copyProject();
  onTestFinished(remove);
  for (const name of ['dist', '.wrangler/deploy']) await cp(name, join(folder, name), { recursive: true });
  const preview = beginScript('preview', folder);
  onTestFinished(preview.end);
  await vi.waitUntil(() => /http:\/\/127\.0\.0\.1:\d/.test(preview.output()) || preview.child.exitCode !== null, soon);
  return { folder, ...preview };
}

test.for([
  // It reaches all processes of the terminal.
  ['Ctrl+C', 'SIGINT', -1],
  ['SIGTERM to npm', 'SIGTERM', 1],
] as const)('%s leaves nothing of npm run preview', async ([, signal, sign]) => {
  const { child, left } = await beginPreview();
  process.kill(sign * child.pid!, signal);
  await vi.waitFor(() => expect(left()).toEqual([]), soon);
});

test('npm run preview ends after a rebuild, whose documents do not fit the headers that it has read', async () => {
  const { folder, ended, output } = await beginPreview();
  await writeFile(join(folder, 'dist/client/.well-known/SHA256SUMS'), 'of another build');
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain('The build has changed. To serve the new one: npm run preview');
});

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };

test.for(['start', 'preview', 'dev'])('npm run %s refuses a port that is taken, before it builds', async (name) => {
  const { origin, stop } = await listen(() => {});
  onTestFinished(stop);
  const { port } = new URL(origin);
  const { code, text } = await command('.', ['sh', '-c', scripts[name]!], { PORT: port });
  expect(text.trim()).toMatch(
    new RegExp(`^Nothing can listen at HOST "127.0.0.1", PORT "${port}" .EADDRINUSE.*choose another, such as PORT=`),
  );
  expect(code).toBe(1);
});

test.for(['start', 'preview', 'dev'])(
  'npm run %s refuses an address of another machine, before it builds',
  async (name) => {
    // For documentation, and nobody's: https://www.rfc-editor.org/rfc/rfc5737.
    const { code, text } = await command('.', ['sh', '-c', scripts[name]!], { PORT: '0', HOST: '192.0.2.1' });
    expect(text.trim()).toMatch(/^Nothing can listen at HOST "192\.0\.2\.1", PORT "0" .EADDRNOTAVAIL.*unset HOST$/);
    expect(code).toBe(1);
  },
);

const bare = temporaryFolder();

test('npm run preview without the packages says so in one sentence', async () => {
  await mkdir(join(bare, 'node_modules'));
  for (const name of ['package.json', 'scripts']) await cp(name, join(bare, name), { recursive: true });
  const { code, text } = await command(bare, ['sh', '-c', scripts.preview!]);
  expect(text.trim()).toBe('The packages are not installed. Run: npm ci');
  expect(code).toBeGreaterThan(0);
});
