import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanRouterPlugin } from '../../site-build/plugins/lean-router.ts';
import { clientBundle } from './client-bundle.ts';

/** Bundles the parts of React Router that the site's entry uses, after applying `change` to its source. */
const bundle = (plugins: Plugin[], change?: (source: string) => string) =>
  clientBundle({
    entry:
      "import { BrowserRouter, useLinkClickHandler } from 'react-router-dom'; console.log(BrowserRouter, useLinkClickHandler);",
    plugins,
    modules: /\/react-router\/dist\//,
    change,
    external: [/^react(-dom)?(\/|$)/],
  });

test('drops the parts that are not used, and keeps those that are', async () => {
  const [lean, whole] = [await bundle([leanRouterPlugin()]), await bundle([])];
  expect(lean.length).toBeLessThan(whole.length * 0.75);
  expect(lean).toContain('popstate');
});

test.for([
  ['component', (source: string) => source.replaceAll(/\.(createContext|forwardRef|memo)\(/g, '["$1"](')],
  ['displayName', (source: string) => source.replaceAll('.displayName =', '["displayName"] =')],
  ['boundary', (source: string) => source.replaceAll(/class extends React\d*\.Component/g, 'class extends Component')],
] as const)(
  'a source that the pattern %s does not match fails the build, which names the pattern',
  async ([name, change]) => {
    const failure = expect(bundle([leanRouterPlugin()], change)).rejects;
    await failure.toThrow(new RegExp(`lean-router[^]*nothing in it matches the pattern ${name}\\.`));
  },
);

test('React Router is pinned to the version that the patterns were written for', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['react-router-dom']).toMatch(/^\d+\.\d+\.\d+$/);
});
