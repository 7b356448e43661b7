import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** One import of a source file. */
export interface Import {
  /** Path of the importing file, from the root. */
  from: string;
  /** Path of what it imports, from the root; null for a package. */
  to: string | null;
  /** As the file writes it. */
  source: string;
}

const folders = ['config', 'scripts', 'site-build', 'src', 'tests', 'worker'];
/** Static and dynamic imports, exports from elsewhere, types by `import(…)`, and Vite's globs. */
const IMPORT =
  /(?:^|[\s;}])(?:from|import)\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]|\bimport\.meta\.glob\w*(?:<[^>]*>)?\(\s*\[?\s*['"]([^'"\n]+)['"]/g;

/** Paths of all TypeScript files of the project, from the root. */
export function sourceFiles(): string[] {
  const below = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
  );
  return [...below, ...readdirSync('.')].filter((file) => /\.tsx?$/.test(file)).toSorted();
}

/** The imports of the file `from`, whose source is `text`. */
export const importsIn = (from: string, text: string): Import[] =>
  [...text.matchAll(IMPORT)].map(([, ...sources]) => {
    const source = sources.find(Boolean)!;
    return { from, source, to: source.startsWith('.') ? posix.join(posix.dirname(from), source) : null };
  });

/** Every import of the project. */
export const allImports = (): Import[] => sourceFiles().flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));
