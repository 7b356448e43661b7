import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { allImports, sourceFiles, type Import } from './imports.ts';
import { layers, type Layer } from './layers.ts';

const imports = allImports();
const folderOf = (path: string): string => posix.dirname(path);
const layerOf = (path: string): Layer | undefined => Object.values(layers).find(({ files }) => files.test(path));

/** Whether its layer allows an import; files of the same layer and folder may always import one another. */
function isAllowed({ from, to, source }: Import, { imports: open, packages }: Layer): boolean {
  if (to === null) return packages?.test(source) ?? true;
  return (folderOf(from) === folderOf(to) && layerOf(from) === layerOf(to)) || (open?.test(to) ?? true);
}

/** The folders that import one another in a circle, each circle as the path that closes it. */
function circles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (folder: string, path: readonly string[]): void => {
    if (path.includes(folder)) found.push([...path.slice(path.indexOf(folder)), folder].join(' → '));
    if (path.includes(folder) || done.has(folder)) return;
    for (const next of edges.get(folder) ?? []) visit(next, [...path, folder]);
    done.add(folder);
  };
  for (const folder of edges.keys()) visit(folder, []);
  return found;
}

test('every source file belongs to a layer, and every layer has files', () => {
  expect(sourceFiles().filter((file) => !layerOf(file))).toEqual([]);
  const files = sourceFiles();
  expect(Object.keys(layers).filter((name) => !files.some((file) => layerOf(file) === layers[name]))).toEqual([]);
});

const fenced = Object.entries(layers).filter(([, { imports: open, packages }]) => open || packages);

test.for(fenced)('%s imports only what comes before it', ([, layer]) => {
  const own = imports.filter(({ from }) => layerOf(from) === layer);
  const wrong = own.filter((entry) => !isAllowed(entry, layer));
  expect(wrong.map(({ from, source }) => `${from} imports ${source}`)).toEqual([]);
});

test('browser and Worker take the configuration from virtual:site, and never its schema', () => {
  const schema = /^config\/(site-(schema|rules)|in-text|known-\w+)\.ts$/;
  const wrong = imports.filter(({ from, to }) => /^(src|worker)\//.test(from) && to !== null && schema.test(to));
  expect(wrong.map(({ from, source }) => `${from} imports ${source}`)).toEqual([]);
});

test('no folders import one another in a circle', () => {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (to === null || folderOf(from) === folderOf(to)) continue;
    edges.set(folderOf(from), (edges.get(folderOf(from)) ?? new Set()).add(folderOf(to)));
  }
  expect(circles(edges)).toEqual([]);
});
