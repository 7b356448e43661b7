import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = 'virtual:entry';

interface ClientBundle {
  /** Source of the entry module. */
  entry: string;
  plugins: Plugin[];
  /** Matches the modules whose source `change` rewrites, as a new version of the package would. */
  modules?: RegExp;
  change?: (source: string) => string;
  external?: RegExp[];
}

/** Bundles `entry` for the browser with `plugins`, and returns the code. */
export async function clientBundle({
  entry,
  plugins,
  modules = /^$/,
  change = (source) => source,
  external = [],
}: ClientBundle): Promise<string> {
  const source: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? entry : null),
    transform: { filter: { id: modules }, handler: (code) => ({ code: change(code), map: null }) },
  };
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    // Vitest's own would select the packages' development builds.
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    plugins: [source, ...plugins],
    build: { write: false, rolldownOptions: { input: ENTRY, external } },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}
