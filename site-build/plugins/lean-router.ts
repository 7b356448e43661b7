import type { Plugin } from 'vite';
import { patchSourcePlugin } from './patch-source.ts';

/**
 * Lets the bundler drop the unused parts of React Router: 8 KiB (brotli) of forms, data routes, framework scripts and
 * error pages, kept only because nothing declares that creating a component has no side effects. The bundler's own
 * option, `treeshake.propertyWriteSideEffects`, would strip code from React too.
 */
export function leanRouterPlugin(): Plugin {
  return patchSourcePlugin({
    name: 'lean-router',
    of: 'React Router',
    modules: /\/node_modules\/react-router\/dist\//,
    patches: {
      /** `var Name = React8.memo(…)`: the call has no side effect. */
      component: {
        pattern: /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
        replace: '/* @__PURE__ */ ',
      },
      /** `Name.displayName = …;`: a side effect that keeps `Name`, though only React's developer tools read it. */
      displayName: { pattern: /^\w+\.displayName = .*;$/gm, replace: '' },
      /** `var Name = class extends React8.Component {…};` and its context: the property access may have a side effect. */
      boundary: {
        pattern: /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?^\});\n(\1\.contextType = .*;\n)?/gm,
        replace: (_, name, body, context = '') =>
          `var ${name} = /* @__PURE__ */ (() => { const ${name} = ${body}; ${context}return ${name}; })();\n`,
      },
    },
  });
}
