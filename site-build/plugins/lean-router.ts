import type { Plugin } from 'vite';

/** A pattern to find in React Router's source, with its replacement. */
interface Patch {
  pattern: RegExp;
  replace: (...match: string[]) => string;
}

const patches = {
  /** `var Name = React8.memo(…)`: the call has no side effect. */
  component: {
    pattern: /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
    replace: () => '/* @__PURE__ */ ',
  },
  /** `Name.displayName = …;`: a side effect that keeps `Name`, though only React's developer tools read it. */
  displayName: { pattern: /^\w+\.displayName = .*;$/gm, replace: () => '' },
  /** `var Name = class extends React8.Component {…};` and its context: the property access may have a side effect. */
  boundary: {
    pattern: /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?^\});\n(\1\.contextType = .*;\n)?/gm,
    replace: (_, name, body, context = '') =>
      `var ${name} = /* @__PURE__ */ (() => { const ${name} = ${body}; ${context}return ${name}; })();\n`,
  },
} satisfies Record<string, Patch>;

/**
 * Lets the bundler drop the unused parts of React Router: 8 KiB (brotli) of forms, data routes, framework scripts and
 * error pages, kept only because nothing declares that creating a component has no side effects. The bundler's own
 * option, `treeshake.propertyWriteSideEffects`, would strip code from React too.
 *
 * The build fails if one of the patterns matches nothing, because the source has then changed. That is why package.json
 * pins the exact version.
 */
export function leanRouterPlugin(): Plugin {
  const matched = new Set<string>();
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => matched.clear(),
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler(source) {
        let code = source;
        for (const [name, { pattern, replace }] of Object.entries<Patch>(patches)) {
          code = code.replace(pattern, (...match: string[]) => {
            matched.add(name);
            return replace(...match);
          });
        }
        return { code, map: null };
      },
    },
    buildEnd(error) {
      const idle = Object.keys(patches).filter((name) => !matched.has(name));
      if (error || idle.length === 0) return;
      this.error(
        `React Router's source has changed: nothing in it matches the pattern ${idle.join(', ')}. ` +
          'Adapt site-build/plugins/lean-router.ts to the version in package.json, or go back to the previous version.',
      );
    },
  };
}
