import type { Plugin } from 'vite';
import { type Patch, patchSourcePlugin } from './patch-source.ts';

/**
 * Fields of React DOM's own records: fibers, lanes and update queues. Neither the browser nor React's other packages
 * read them, and minifiers leave property names alone.
 */
export const FIELDS = `
  memoizedState stateNode sibling memoizedProps alternate updateQueue pendingProps subtreeFlags childLanes pendingLanes
  _fragmentFiber dependencies dehydrated suspendedLanes cancelPendingCommit baseState callbackNode _visibility elementType
  deletions callbackPriority lastBaseUpdate stylesheets unsuspend blockedOn pingedLanes firstBaseUpdate entanglements
  entangledLanes isDehydrated errorRecoveryDisabledLanes shellSuspendCounter timeoutHandle cachePool hasEagerState
  eagerState baseQueue revertLane retryLane
`
  .trim()
  .split(/\s+/);

const renamed = (name: string, index: number): [string, Patch] => [
  name,
  { pattern: new RegExp(`\\b${name}\\b`, 'g'), replace: `$${index}` },
];

/** Matches the statement that exports `name`, a function or a variable. */
const exported = (name: string): RegExp => new RegExp(`^exports\\.${name} = (?:function[^]*?^\\};|\\w+;)\\n`, 'gm');

const REMEDY =
  'The build leaves that out of React. Take its name out of the patterns in site-build/plugins/lean-react.ts first.';

/** What the site's bundle takes from React DOM's client. */
const client = patchSourcePlugin({
  name: 'lean-react',
  of: 'React DOM',
  modules: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  patches: {
    /**
     * `SuspenseException = Error(…)`: thrown and compared, but never shown. With developer tools attached, V8 parses
     * the whole script again for the stack of each, which doubled the longest task that Lighthouse measures.
     */
    sentinel: {
      pattern: /(?<=\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
      replace: (_, message) => `{ message: ${message!} }`,
    },
    /** Registers with React's developer tools, which would look for the fields by their names. */
    developerTools: {
      pattern: /^if \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\) \{\n[^]*?^\}\n/gm,
      replace: '',
    },
    /** What a ref to a `Fragment` can do; the site has none. */
    fragments: { pattern: /^FragmentInstance\.prototype\.\w+ = function[^]*?^\};\n/gm, replace: '' },
    /** Only for a `ViewTransition`. */
    viewTransitions: {
      pattern: /(?<=^function startViewTransition\([^)]*\) \{\n)[^]*?(?=^\}\n)/gm,
      replace: '  return null;\n',
    },
    ...Object.fromEntries(FIELDS.map(renamed)),
  },
});

/** `exports.createPortal = …;`: React DOM's client needs only what they share. */
const shared = patchSourcePlugin({
  name: 'lean-react',
  of: 'React DOM',
  modules: /\/react-dom\/cjs\/react-dom\.production\.js$/,
  patches: { functions: { pattern: exported('(?!__|version)\\w+'), replace: '' } },
});

/** `checkDCE();`: lets the developer tools inspect how the package was built. */
const wrappers = patchSourcePlugin({
  name: 'lean-react',
  of: 'React DOM',
  modules: /\/react-dom\/(?:client|index)\.js$/,
  patches: { check: { pattern: /^ *checkDCE\(\);\n/gm, replace: '' } },
});

/** Parts of React that neither the site nor the router uses. */
const UNUSED =
  'Children|ViewTransition|addTransitionType|cacheSignal|cloneElement|createRef|unstable_useCacheRefresh|useActionState|useDeferredValue|useImperativeHandle|useInsertionEffect|useOptimistic|useReducer|useTransition';

const core = patchSourcePlugin({
  name: 'lean-react',
  of: 'React',
  modules: /\/react\/cjs\/react\.production\.js$/,
  patches: Object.fromEntries(UNUSED.split('|').map((name) => [name, { pattern: exported(name), replace: '' }])),
});

/** Refuses a bundle that would call a function which it does not contain. */
const fence: Plugin = {
  name: 'lean-react-fence',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react-dom$/ },
    handler(_, importer = '') {
      if (importer.includes('/node_modules/')) return null;
      this.error(`${importer} imports react-dom. ${REMEDY}`);
    },
  },
  transform: {
    filter: { id: /\/src\/.*\.tsx$/, code: /<Fragment\b[^>]*\sref=/ },
    handler(_, id) {
      this.error(`${id} gives a Fragment a ref. ${REMEDY}`);
    },
  },
  renderChunk(code) {
    const used = new RegExp(`\\.(?:${UNUSED})\\b`).exec(code);
    if (used) this.error(`Something in the bundle uses React${used[0]}. ${REMEDY}`);
  },
};

const JSX_RUNTIME = '\0jsx-runtime';

/** Gives React's two functions one name in the bundle: each of some 500 calls would read it from the module again. */
const jsxRuntime: Plugin = {
  name: 'lean-jsx-runtime',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer) => (importer === JSX_RUNTIME ? null : JSX_RUNTIME),
  },
  load: {
    filter: { id: new RegExp(`^${JSX_RUNTIME}$`) },
    handler: () =>
      'import runtime from "react/jsx-runtime"; export const { jsx, Fragment } = runtime; export { jsx as jsxs };',
  },
};

/**
 * Makes React smaller in the browser's bundle: 4.9 KiB (brotli), and 32 KiB to parse. React's developer tools see
 * nothing of a built site; `npm run dev` serves React as it is.
 */
export const leanReactPlugin = (): Plugin[] => [client, shared, wrappers, core, fence, jsxRuntime];
