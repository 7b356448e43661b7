import type { Plugin } from 'vite';
import { shortenModule, siteClassNames } from '../design/class-names.ts';

/**
 * Shortens class names in the built site: about 1 KiB (brotli) of each document and half of that of the script. Style
 * sheets follow when the documents are written. The development server shows the names as they are.
 */
export function shortClassesPlugin(): Plugin {
  let names: ReadonlyMap<string, string>;
  return {
    name: 'short-classes',
    // After UnoCSS has read the names, and before JSX becomes calls.
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'prerender',
    buildStart() {
      names = siteClassNames();
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx$/ },
      handler: (code) => ({ code: shortenModule(code, names), map: null }),
    },
  };
}
