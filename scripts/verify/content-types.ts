import { extname } from 'node:path';

/** Content-Type by a file's ending, without its parameters; more than one where servers differ and browsers do not. */
const contentTypes: Readonly<Record<string, readonly string[]>> = {
  '.html': ['text/html'],
  '.js': ['text/javascript', 'application/javascript'],
  '.json': ['application/json'],
  '.svg': ['image/svg+xml'],
  '.png': ['image/png'],
  '.txt': ['text/plain'],
  '.md': ['text/markdown'],
  '.xml': ['application/xml', 'text/xml'],
  '.woff2': ['font/woff2'],
  '.webmanifest': ['application/manifest+json'],
};

/** What is wrong with the Content-Type of a file, or null. A page sent as another type would be shown as its source. */
export function contentTypeFault(file: string, actual: string | undefined): string | null {
  const expected = contentTypes[extname(file)];
  const type = actual?.split(';')[0]!.trim().toLowerCase();
  if (!expected || (type && expected.includes(type))) return null;
  return `header content-type is ${actual ?? 'missing'}, expected ${expected[0]}`;
}
