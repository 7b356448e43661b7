import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyProject } from '../../scripts/lib/copy.ts';
import { beginScript, command, soon, temporaryFolder } from '../build/lib/project.ts';

/** Starts an npm script, and ends it with the test. */
function begin(...script: Parameters<typeof beginScript>) {
  const begun = beginScript(...script);
  onTestFinished(begun.end);
  return begun;
}

/** A copy of the project with a build whose files a test may change. */
async function builtProject(): Promise<string> {
  const { folder, remove } = await copyProject();
  onTestFinished(remove);
  for (const name of ['dist', '.wrangler/deploy']) await cp(name, join(folder, name), { recursive: true });
  return folder;
}

const READY = /http:\/\/127\.0\.0\.1:(\d+)/;

test('Ctrl+C leaves nothing of npm start, even while it builds', async () => {
  const { child, output, left } = begin('start', await builtProject());
  await vi.waitUntil(() => output().includes('vite build') || child.exitCode !== null, soon);
  // It reaches all processes of the terminal.
  process.kill(-child.pid!, 'SIGINT');
  await vi.waitFor(() => expect(left()).toEqual([]), soon);
});

test('SIGTERM to npm leaves nothing of npm run preview, which refuses a port that is taken, by its number', async () => {
  const folder = await builtProject();
  const { child, output, left } = begin('preview', folder);
  await vi.waitUntil(() => READY.test(output()) || child.exitCode !== null, soon);
  const [, port] = READY.exec(output())!;
  const second = begin('preview', folder, { PORT: port });
  expect(await second.ended).toEqual([1, null]);
  expect(second.output()).toContain(`Port ${port} is already in use`);
  child.kill('SIGTERM');
  await vi.waitFor(() => expect(left()).toEqual([]), soon);
});

test('npm run preview ends after a rebuild, whose documents do not fit the headers that it has read', async () => {
  const folder = await builtProject();
  const { ended, output } = begin('preview', folder);
  await vi.waitUntil(() => READY.test(output()), soon);
  await writeFile(join(folder, 'dist/client/.well-known/SHA256SUMS'), 'of another build');
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain('The build has changed. To serve the new one: npm run preview');
});

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { preview: string } };
const bare = temporaryFolder();
const oldNode = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.11.0'}})`;

test.for<[fault: string, without: readonly string[], env: Record<string, string>, message: string]>([
  ['no packages', await readdir('node_modules'), {}, 'The packages are not installed. Run: npm ci'],
  ['no build tools', ['vite'], {}, 'Packages are missing, such as vite. Run: npm ci --include=dev'],
  ['too old a Node', [], { NODE_OPTIONS: `--import ${oldNode}` }, 'Node 20.11.0 is too old. Run commands with npm'],
  ['no build', [], {}, 'There is no build in dist. Run: npm run build'],
  ['an impossible port', [], { PORT: '65536' }, 'PORT is "65536". Set it to a number up to 65535'],
])('npm run preview with %s says so in one sentence', async ([fault, without, env, message]) => {
  const folder = join(bare, fault);
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  for (const name of ['package.json', 'scripts']) await cp(name, join(folder, name), { recursive: true });
  const installed = (await readdir('node_modules')).filter((name) => !without.includes(name));
  for (const name of installed) await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  const { code, text } = await command(folder, ['sh', '-c', scripts.preview], env);
  expect(text.trim().split('\n')).toEqual([expect.stringContaining(message)]);
  expect(code).toBe(2);
});
