import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** What the files of one layer may import. A path belongs to the first layer that matches it. */
interface Layer {
  files: RegExp;
  /** Besides files of the same layer in the same folder; any file if omitted. */
  imports?: RegExp;
  /** Any package if omitted. */
  packages?: RegExp;
}

const none = /(?!)/;
const react = /^(react(-dom|-router-dom)?(\/|$)|virtual:site$)/;
/** The schema of the operator's file. Browser and Worker see only the checked values, through `virtual:site`. */
const schema = /^config\/(site-(schema|rules|config)|known)\.ts$/;
const config = String.raw`config/(?!site-(schema|rules)|known\.)`;

/** The layers in the direction of data flow, plus the Worker, the build, the commands and the tests. */
const layers: Record<string, Layer> = {
  schema: { files: schema, imports: /^config\//, packages: /^(zod|tldts|ox\/Address|@solana\/addresses)$/ },
  config: { files: /^config\//, imports: /^config\/site-config\.ts$/, packages: none },
  worker: { files: /^worker\//, imports: RegExp(`^${config}`), packages: /^(hono|virtual:site)$/ },
  lib: { files: /^src\/lib\//, imports: RegExp(`^${config}`), packages: react },
  hooks: { files: /^src\/hooks\//, imports: RegExp(`^(${config}|src/lib/|src/boot/signals\\.ts$)`), packages: react },
  boot: { files: /^src\/boot\//, imports: /^src\/lib\//, packages: react },
  content: { files: /^src\/content\//, imports: RegExp(`^(${config}|src/lib/)`), packages: /^virtual:site$/ },
  // Components know nothing about the product, and only the types of its content.
  components: {
    files: /^src\/components\//,
    imports: /^src\/((lib|hooks)\/|content\/types\.ts$)/,
    packages: /^react(-dom|-router-dom)?(\/|$)/,
  },
  sections: {
    files: /^src\/sections\//,
    imports: RegExp(`^(${config}|src/(lib|hooks|boot|content|components)/)`),
    packages: /^(react.*|virtual:(site|chart-geometry))$/,
  },
  pages: {
    files: /^src\/pages\//,
    imports: RegExp(`^(${config}|src/(lib|hooks|boot|content|components|sections)/)`),
    packages: react,
  },
  app: {
    files: /^src\/app\.tsx$/,
    imports: RegExp(`^(${config}|src/(lib|hooks|boot|content|components|pages)/)`),
    packages: react,
  },
  entries: {
    files: /^src\/(entry-\w+\.tsx|globals\.d\.ts)$/,
    imports: RegExp(`^(${config}|src/(?!entry-))`),
    packages: /^(react.*|virtual:uno\.css)$/,
  },
  'site-build': { files: /^site-build\//, imports: /^(config|site-build|src\/(lib|content|boot))\// },
  scripts: {
    files: /^scripts\//,
    imports: /^(config|site-build|scripts|src\/(content|lib))\//,
  },
  tests: { files: /^tests\// },
  root: { files: /^[\w.]+\.ts$/, imports: /^((config|site-build|scripts)\/|src\/lib\/icons\.ts$|uno\.config\.ts$)/ },
};

const files = globSync('{*.ts,{config,scripts,site-build,src,tests,worker}/**/*.{ts,tsx}}').toSorted();
const layerOf = (path: string) => Object.keys(layers).find((name) => layers[name]!.files.test(path));

/** Static and dynamic imports, re-exports, `import(…)` types and Vite's globs. */
const IMPORT =
  /(?:(?:^|[\s;}])(?:from|import)\s*|\bimport(?:\.meta\.glob\w*(?:<[^>]*>)?)?\(\s*\[?\s*)['"]([^'"\n]+)['"]/g;
const imports = files.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, source]) => ({
    from,
    source: source!,
    to: source!.startsWith('.') ? posix.join(posix.dirname(from), source!) : null,
  })),
);

test('every source file belongs to a layer', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !layerOf(file))).toEqual([]);
});

test.for(Object.entries(layers))('%s imports only what its layer may', ([name, { imports: open, packages }]) => {
  const wrong = imports.filter(({ from, source, to }) => {
    if (layerOf(from) !== name) return false;
    if (to === null) return packages && !packages.test(source);
    const isNeighbour = posix.dirname(from) === posix.dirname(to) && layerOf(to) === name;
    return open && !isNeighbour && !open.test(to);
  });
  expect(wrong.map(({ from, source }) => `${from} imports ${source}`)).toEqual([]);
});
