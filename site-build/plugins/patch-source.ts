import type { Plugin } from 'vite';

/** A pattern to find in a package's source, with its replacement. */
export interface Patch {
  pattern: RegExp;
  replace: string | ((...match: string[]) => string);
}

interface PatchedSource {
  /** The plugin's name, which is also its file's. */
  name: string;
  /** What the source is, as an error names it. */
  of: string;
  /** Matches the paths of the modules to patch. */
  modules: RegExp;
  patches: Record<string, Patch>;
}

/**
 * Patches the source of a package in the browser's bundle. The build fails if one of the patterns matches nothing,
 * because the source has then changed: that is why package.json pins the exact version.
 */
export function patchSourcePlugin({ name, of, modules, patches }: PatchedSource): Plugin {
  const matched = new Set<string>();
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart: () => matched.clear(),
    transform: {
      filter: { id: modules },
      handler(source) {
        let code = source;
        for (const [key, { pattern, replace }] of Object.entries(patches)) {
          code = code.replace(pattern, (...match: string[]) => {
            matched.add(key);
            return typeof replace === 'string' ? replace : replace(...match);
          });
        }
        return { code, map: null };
      },
    },
    buildEnd(error) {
      const idle = Object.keys(patches).filter((key) => !matched.has(key));
      if (error || idle.length === 0) return;
      this.error(
        `${of}'s source has changed: nothing in it matches the pattern ${idle.join(', ')}. ` +
          `Adapt site-build/plugins/${name}.ts to the version in package.json, or go back to the previous version.`,
      );
    },
  };
}
