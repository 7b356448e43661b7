import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanEventsPlugin } from '../../site-build/plugins/lean-events.ts';
import { clientBundle } from './client-bundle.ts';

const PAGE = '/src/pages/page.tsx';

/** Bundles React DOM's client and a page with `code`, after applying `change` to React DOM's source. */
const bundle = (plugins: Plugin[], code = '', change?: (source: string) => string) => {
  const page: Plugin = {
    name: 'page',
    resolveId: (id) => (id === PAGE ? id : null),
    load: (id) => (id === PAGE ? code : null),
  };
  return clientBundle({
    entry: `import { hydrateRoot } from 'react-dom/client'; import '${PAGE}'; console.log(hydrateRoot);`,
    plugins: [page, ...plugins],
    modules: /react-dom-client/,
    change,
  });
};

test('leaves out the listeners and the names of events that the site does not use', async () => {
  const [lean, whole] = [await bundle(leanEventsPlugin()), await bundle([])];
  const listeners = /[`"]change input click[`"]\.split/;
  expect(lean).toMatch(listeners);
  expect(whole).not.toMatch(listeners);
  expect(whole).toContain('gotPointerCapture');
  expect(lean).not.toContain('gotPointerCapture');
  for (const text of ['changedTouches', 'clipboardData', 'onMouseLeave', 'onBeforeInput', 'onSelect', 'onFocus']) {
    expect.soft(whole).toContain(text);
    expect.soft(lean).not.toContain(text);
  }
  for (const text of ['getModifierState', 'newState', 'onChange']) expect.soft(lean).toContain(text);
});

test.for([
  ['listeners', (source: string) => source.replaceAll('allNativeEvents.forEach(', 'nativeEvents.forEach(')],
  ['selection', (source: string) => source.replaceAll('("selectionchange", !1, o', '("selectionchange", false, o')],
  [
    'classes',
    (source: string) => source.replace('case "keypress":\n            if', 'case "keydown":\n            if'),
  ],
  [
    'enterAndLeave',
    (source: string) => source.replaceAll('if (0 === (eventSystemFlags & 7)) {', 'if (!(eventSystemFlags & 7)) {'),
  ],
  ['others', (source: string) => source.replaceAll('extractEvents$1(', 'extractFormEvents(')],
  ['registrations', (source: string) => source.replaceAll(/^register(?=\w+Event\()/gm, 'void register')],
  [
    'unused',
    (source: string) => source.replaceAll(/(?<=Event(?:Interface)? = )(createSyntheticEvent|assign)(?=\()/g, '($1)'),
  ],
  ['names', (source: string) => source.replaceAll('simpleEventPluginEvents =', 'simpleEvents =')],
] as const)('a source that the pattern %s does not match fails the build, which names it', async ([name, change]) => {
  const failure = expect(bundle(leanEventsPlugin(), '', change)).rejects;
  await failure.toThrow(new RegExp(`nothing in it matches the pattern ${name}\\.[^]*lean-events`));
});

test.each([
  ['onKeyDown', '<p onKeyDown={press} />'],
  ['onMouseEnter', '<p onMouseEnter={press} />'],
  ['onTouchStart', 'const handlers = { onTouchStart: press }; <p {...handlers} />'],
  ['onWheel', 'const onWheel = press; const handlers = { onWheel }; <p {...handlers} />'],
  ['onDrop', 'const handlers = { "onDrop"() {} }; <p {...handlers} />'],
  ['onSubmit', '<p onSubmitCapture={press} />'],
  ['onAnimationEnd', '<p onAnimationEnd={press} />'],
])('%s is refused by name, as React would not hear it', async (property, code) => {
  const failure = expect(
    bundle(leanEventsPlugin(), `const press = () => {}; export default () => { ${code} };`),
  ).rejects;
  await failure.toThrow(`${PAGE} uses ${property}, and in the build React does not listen to its event.`);
});

test('what React hears, a component’s own property and a listener of the browser’s pass', async () => {
  const code =
    'const onKeyDown = () => {}; addEventListener("keydown", onKeyDown); export default ({ onScroll }) => <p onClick={onScroll} onChoose={onKeyDown} />;';
  await expect(bundle(leanEventsPlugin(), code)).resolves.toContain('hydrateRoot');
});
