import { parseSync, type Plugin } from 'vite';
import { isSyntaxNode } from '../lib/syntax-node.ts';
import { patchSourcePlugin } from './patch-source.ts';

/** The browser's events that React listens to, for each of its properties that the site uses. */
const HEARD = {
  onChange: ['change', 'input'],
  onClick: ['click'],
  // React listens to these two on the element itself.
  onClose: [],
  onToggle: [],
} as const satisfies Record<`on${string}`, readonly string[]>;

/** React's names of events that map one to one, as in its own list; the others have code of their own. */
const SIMPLE = 'click close input toggle';

/** Properties for events that React names differently from the browser, or makes of several. */
const OTHERS =
  'onAnimationEnd onAnimationIteration onAnimationStart onBeforeInput onBlur onChange onCompositionEnd onCompositionStart onCompositionUpdate onDoubleClick onFocus onMouseEnter onMouseLeave onPointerEnter onPointerLeave onScrollEnd onSelect onTransitionCancel onTransitionEnd onTransitionRun onTransitionStart';

const propertyOf = (event: string): string => `on${event[0]!.toUpperCase()}${event.slice(1)}`;

/** Returns the names that begin with `on` among a module's JSX attributes and the properties of its objects. */
function handlersIn(code: string, file: string): string[] {
  const names: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!isSyntaxNode(node)) return;
    const given = node.type === 'JSXAttribute' ? [node.name] : [];
    // The properties of a pattern take apart what something else has given.
    if (node.type === 'ObjectExpression') for (const { key } of node.properties as { key?: unknown }[]) given.push(key);
    for (const name of given.filter(isSyntaxNode)) {
      const [, handler] = /^(on[A-Z]\w*?)(?:Capture)?$/.exec(String(name.name ?? name.value)) ?? [];
      if (handler) names.push(handler);
    }
    Object.values(node).forEach(walk);
  };
  walk(parseSync(file, code).program);
  return names;
}

/**
 * Lets React listen only to the events that the site uses, and leaves its code for others out: 2.7 KiB (brotli). It
 * otherwise listens to some eighty, twice each: a press on a touch screen fires twenty of them, and with a processor four
 * times slower React took 7 ms to find that nobody handles them. The build fails if the site uses another one. `npm run dev` serves React as it is.
 */
export function leanEventsPlugin(): Plugin[] {
  const known = new Set(OTHERS.split(' '));
  const used = new Map<string, string>();
  const events = new Set(Object.values(HEARD).flat());
  const heard = new RegExp(`"(?:${[...events, ...SIMPLE.toLowerCase().split(' ')].join('|')})"`);
  const ofOurs = new RegExp(`"(?:${Object.keys(HEARD).join('|')})"`);
  return [
    patchSourcePlugin({
      name: 'lean-events',
      of: 'React DOM',
      modules: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
      patches: {
        /** `allNativeEvents.forEach(…)`, which listens to them. */
        listeners: {
          pattern: /\ballNativeEvents(?=\.forEach\(function \(domEventName\))/g,
          replace: `"${[...events].join(' ')}".split(" ")`,
        },
        /** Only for `onSelect`, at every change of the selection in the document. */
        selection: { pattern: /listenToNativeEvent\("selectionchange", !1, ownerDocument\)/g, replace: 'void 0' },
        /** `case "drop": SyntheticEventCtor = SyntheticDragEvent; break;`: which class describes which event. */
        classes: {
          pattern: /(?<=\bswitch \(domEventName\) \{\n)\s+case "keypress":[^]*?SyntheticToggleEvent;(?=\n)/g,
          replace: (cases) =>
            cases!
              .split(/(?<=\bbreak;\n)/)
              .filter((group) => heard.test(group))
              .join(''),
        },
        /** `onMouseEnter` and the like, which React makes of other events. */
        enterAndLeave: {
          pattern:
            /(?<=\bif \(0 === \(eventSystemFlags & 7\)\) \{\n)\s+a: \{\n\s+SyntheticEventCtor =\s+"mouseover"[^]*?^ {6}\}\n/gm,
          replace: '',
        },
        /** `onSelect`, `onCompositionStart` and the like, `onBeforeInput`, and what a form's `action` does. */
        others: {
          pattern:
            /^ {6}handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\n {6}switch[^]*?^ {6}extractEvents\$1\([^)]*\);\n/gm,
          replace: '',
        },
        /** `registerDirectEvent("onMouseEnter", …)`: the names of the others. */
        registrations: {
          pattern: /^register(?:Simple|Direct|TwoPhase)Event\([^;]*;\n/gm,
          replace: (call) => (ofOurs.test(call!) ? call! : ''),
        },
        /** Lets the bundler leave out the classes that nothing uses any more. */
        unused: {
          pattern: /(?<=\b(?:Synthetic\w+Event|\w+EventInterface) = )(?=(?:createSyntheticEvent|assign)\()/g,
          replace: '/* @__PURE__ */ ',
        },
        /** `simpleEventPluginEvents = "abort …".split(" ")`. */
        names: {
          pattern: /(?<=\bsimpleEventPluginEvents =\s+)"([\w ]+)"/g,
          replace: (_, names) => {
            for (const name of names!.split(' ')) known.add(propertyOf(name));
            return `"${SIMPLE}"`;
          },
        },
      },
    }),
    {
      name: 'lean-events-fence',
      enforce: 'pre',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildStart: () => used.clear(),
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/ },
        handler(code, id) {
          for (const property of handlersIn(code, id)) used.set(property, id);
        },
      },
      buildEnd(error) {
        if (error) return;
        const [unheard] = [...used].filter(([property]) => known.has(property) && !(property in HEARD));
        if (unheard) {
          this.error(
            `${unheard[1]} uses ${unheard[0]}, and in the build React does not listen to its event. ` +
              'Listen on the element itself, with listening() of src/lib/listening.ts.',
          );
        }
      },
    },
  ];
}
