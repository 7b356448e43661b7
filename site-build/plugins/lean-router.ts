import type { Plugin } from 'vite';

/** `var Name = React8.memo(…)`: the call has no effect but its result. */
const component = /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** `Name.displayName = …;`: read by React's developer tools only, and an effect that keeps `Name` alive. */
const displayName = /^\w+\.displayName = .*;$/gm;
/** `var Name = class extends React8.Component {…};`, to read `React8.Component` may have an effect; and its context. */
const boundary = /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?^\});\n(\1\.contextType = .*;\n)?/gm;

/**
 * Lets the bundler drop what the site does not use of React Router: 8 KiB (brotli) of forms, data routes, framework
 * scripts and error pages, which stay alive only because nothing says that creating a component has no effect. The
 * bundler's own switch for that (`treeshake.propertyWriteSideEffects`) would strip React's code too.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(component, '/* @__PURE__ */ ')
          .replace(displayName, '')
          .replace(
            boundary,
            (_, name: string, body: string, context = '') =>
              `var ${name} = /* @__PURE__ */ (() => { const ${name} = ${body}; ${context}return ${name}; })();\n`,
          ),
        map: null,
      }),
    },
  };
}
