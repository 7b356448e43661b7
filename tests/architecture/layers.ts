/** What the files of one layer may import; the first row that matches a path is its layer. */
export interface Layer {
  /** Paths of the layer's files, from the root. */
  files: RegExp;
  /** Paths that they may import, besides files of their own layer in the same folder; any path if omitted. */
  imports?: RegExp;
  /** Packages that they may import; any package if omitted. */
  packages?: RegExp;
}

const none = /(?!)/;
const react = /^react(-dom|-router-dom)?(\/|$)/;

/**
 * The layers, in the direction in which data flows: `config → lib, hooks, loader → content → components → sections →
 * pages → app → entries`, and beside them the Worker, the build, the commands and the tests.
 */
export const layers: Record<string, Layer> = {
  // The schema of the operator's file and its rules. Browser and Worker know the type alone, by `site-config.ts`.
  schema: {
    files: /^config\/(site-(schema|rules|config)|in-text|known-\w+)\.ts$/,
    imports: /^config\//,
    packages: /^(zod|tldts|ox\/Address|@solana\/addresses)$/,
  },
  config: { files: /^config\//, imports: /^config\/site-config\.ts$/, packages: none },
  worker: { files: /^worker\//, imports: /^config\//, packages: /^(hono|virtual:site)$/ },
  lib: { files: /^src\/lib\//, imports: /^config\//, packages: /^virtual:site$/ },
  hooks: { files: /^src\/hooks\//, imports: /^(config|src\/lib)\//, packages: /^(react.*|virtual:site)$/ },
  loader: { files: /^src\/loader\//, imports: /^src\/lib\//, packages: /^react$/ },
  content: { files: /^src\/content\//, imports: /^(config|src\/lib)\//, packages: /^virtual:site$/ },
  components: { files: /^src\/components\//, imports: /^src\/((lib|hooks)\/|content\/types\.ts$)/, packages: react },
  sections: {
    files: /^src\/sections\//,
    imports: /^(config|src\/(lib|hooks|loader|content|components))\//,
    packages: /^(react.*|virtual:(site|chart-geometry))$/,
  },
  pages: {
    files: /^src\/pages\//,
    imports: /^(config|src\/(lib|hooks|loader|content|components|sections))\//,
    packages: /^(react.*|virtual:site)$/,
  },
  app: {
    files: /^src\/app\.tsx$/,
    imports: /^(config|src\/(lib|hooks|loader|content|components|sections|pages))\//,
    packages: react,
  },
  entries: {
    files: /^src\/entry-\w+\.tsx$/,
    imports: /^(config|src\/(?!entry-))/,
    packages: /^(react.*|virtual:uno\.css)$/,
  },
  types: { files: /^src\/globals\.d\.ts$/, imports: /^src\/loader\//, packages: none },
  'site-build': { files: /^site-build\//, imports: /^(config|site-build|src\/(lib|content|loader))\// },
  scripts: {
    files: /^scripts\//,
    imports: /^((config|site-build|scripts)\/|src\/content\/|src\/loader\/session-keys\.ts$|budget\.json$)/,
  },
  tests: { files: /^tests\// },
  'root files': {
    files: /^[\w.]+\.ts$/,
    imports: /^((config|site-build|scripts)\/|src\/lib\/icons\.ts$|uno\.config\.ts$)/,
  },
};
