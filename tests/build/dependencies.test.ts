import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

/** Install scripts that may run, and why; package.json cannot hold comments. Building and testing need none of them. */
const installScripts: Record<string, string> = {
  esbuild: 'replaces its JavaScript starter with the binary of the locked platform package, which starts faster',
  workerd: 'checks that the binary of the locked platform package runs on this machine, and reports it if not',
};

/** Versions forced on other packages' dependencies, and why. */
const overrides: Record<string, string> = {
  '@cloudflare/vite-plugin':
    'pins a wrangler, miniflare and workerd of its own: with ours, one workerd serves build, development and tests',
};

const json = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Record<string, never>;
const lockFiles = ['package-lock.json', 'tools/upload/package-lock.json'];
const lockedIn = async (file: string) =>
  Object.entries(((await json(file)) as unknown as { packages: Record<string, LockedPackage> }).packages).filter(
    ([path]) => path !== '',
  );

test.each(lockFiles)('Every package of %s is locked by its integrity', async (file) => {
  const packages = await lockedIn(file);
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path)).toEqual([]);
});

test('Every install script has its reason here and its permission in package.json', async () => {
  const names = (await lockedIn('package-lock.json'))
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1)!)
    // Only for macOS, where it is compiled only if no binary fits; npm never installs it elsewhere.
    .filter((name) => name !== 'fsevents');
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(installScripts).toSorted());
  const { allowScripts } = (await json('package.json')) as unknown as { allowScripts: Record<string, boolean> };
  expect(allowScripts).toEqual(Object.fromEntries(Object.keys(installScripts).map((name) => [name, true])));
});

test('Every override has its reason here', async () => {
  const { overrides: present } = await json('package.json');
  expect(Object.keys(present!)).toEqual(Object.keys(overrides));
});

test('React in the bundle is the published one: it handles events that the site does not use today', () => {
  const code = globSync('dist/client/assets/entry-client-*.js').map((file) => readFileSync(file, 'utf8'));
  expect(code).toHaveLength(1);
  for (const name of [
    '__reactFiber$',
    'onAnimationStart',
    'onPointerEnter',
    'onBeforeInput',
    'dragEnter',
    'createPortal',
  ]) {
    expect(code[0], name).toContain(name);
  }
});
