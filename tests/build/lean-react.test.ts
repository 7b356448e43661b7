import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { FIELDS, leanReactPlugin } from '../../site-build/plugins/lean-react.ts';
import { clientBundle } from './client-bundle.ts';

/** Bundles React DOM's client, after applying `change` to its source. */
const bundle = (plugins: Plugin[], change?: (source: string) => string, extra = '') =>
  clientBundle({
    entry: `import { hydrateRoot } from 'react-dom/client'; import { jsx, jsxs } from 'react/jsx-runtime'; console.log(hydrateRoot, jsx, jsxs); ${extra}`,
    plugins,
    modules: /\/react(?:-dom)?\/(?:cjs\/|client\.js|index\.js)/,
    change,
  });

const word = (name: string) => new RegExp(`\\b${name}\\b`);

test('leaves out the fields’ names, the sentinels’ stacks, the developer tools and unused functions', async () => {
  const [lean, whole] = [await bundle(leanReactPlugin()), await bundle([])];
  expect(whole.length - lean.length).toBeGreaterThan(24_000);
  for (const [text, occurs] of [
    ...FIELDS.map((name) => [word(name), false] as const),
    [/__REACT_DEVTOOLS_GLOBAL_HOOK__/, false],
    [/\.compareDocumentPosition=/, false],
    [/\.startViewTransition\(/, false],
    [/\.prefetchDNS=/, false],
    [/\.cloneElement=/, false],
    [/\.startTransition=/, true],
    [/\.hydrateRoot=/, true],
  ] as const) {
    expect.soft(text.test(whole), `whole: ${text.source}`).toBe(true);
    expect.soft(text.test(lean), `lean: ${text.source}`).toBe(occurs);
  }
});

test('no package beside React DOM’s client names one of the fields, and no string does', async () => {
  const others = [
    'react/cjs/react',
    'react/cjs/react-jsx-runtime',
    'scheduler/cjs/scheduler',
    'react-dom/cjs/react-dom',
  ];
  const sources = await Promise.all(others.map((path) => readFile(`node_modules/${path}.production.js`, 'utf8')));
  const client = await readFile('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  const strings = client.match(/"(?:\\.|[^"\\\n])*"/g)!.join('\n');
  const named = FIELDS.filter((name) => word(name).test([...sources, strings].join('\n')));
  expect(named).toEqual([]);
  expect(client.match(/(?<![\w$])\$\d+\b/g), 'the new names').toBeNull();
});

test.for([
  ['sentinel', (source: string) => source.replaceAll('Exception = Error(', 'Exception = new Error(')],
  ['developerTools', (source: string) => source.replaceAll('if ("undefined" !== typeof __REACT', 'if (typeof __REACT')],
  ['fragments', (source: string) => source.replaceAll('FragmentInstance.prototype.', 'FragmentInstance.prototype .')],
  [
    'viewTransitions',
    (source: string) => source.replaceAll('function startViewTransition(', 'function viewTransition('),
  ],
  ['pendingLanes', (source: string) => source.replaceAll('pendingLanes', 'lanesPending')],
  [
    'functions',
    (source: string) =>
      source.replaceAll(
        /^exports\.(?=flushSync|createPortal|pre|requestForm|unstable_batched|useForm|browser)/gm,
        'module.exports.',
      ),
  ],
  ['check', (source: string) => source.replaceAll('checkDCE();', 'checkDCE?.();')],
  ['useReducer', (source: string) => source.replaceAll('exports.useReducer', 'exports["useReducer"]')],
] as const)(
  'a source that the pattern %s does not match fails the build, which names the pattern',
  async ([name, change]) => {
    const failure = expect(bundle(leanReactPlugin(), change)).rejects;
    await failure.toThrow(new RegExp(`lean-react[^]*nothing in it matches the pattern ${name}\\.`));
  },
);

test.for([
  ["import 'react-dom';", 'virtual:entry imports react-dom.'],
  ["import { useReducer } from 'react'; console.log(useReducer);", 'Something in the bundle uses React.useReducer.'],
] as const)('%s is refused by name, as the bundle does not contain it', async ([code, message]) => {
  const failure = expect(bundle(leanReactPlugin(), undefined, code)).rejects;
  await failure.toThrow(`${message} The build leaves that out of React.`);
});

test('a ref to a Fragment is refused with its file, as it could do nothing', async () => {
  const page: Plugin = {
    name: 'page',
    resolveId: (id) => (id === '/src/page.tsx' ? id : null),
    load: (id) =>
      id === '/src/page.tsx' ? 'import { Fragment } from "react"; export default (it) => <Fragment ref={it} />;' : null,
  };
  const failure = expect(bundle([page, ...leanReactPlugin()], undefined, "import '/src/page.tsx';")).rejects;
  await failure.toThrow('/src/page.tsx gives a Fragment a ref. The build leaves that out of React.');
});

test('React and React DOM are pinned to the version that the patterns were written for', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['react-dom']).toMatch(/^\d+\.\d+\.\d+$/);
  expect(dependencies['react']).toBe(dependencies['react-dom']);
});
