import { extname } from 'node:path';

/** Content types by file extension, without charset; several if servers differ and browsers treat them alike. */
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

/** In another charset, the same bytes are another text. */
const CHARSET = /^\s*charset="?utf-8"?\s*$/i;

/** What is wrong with a file's content type, or null. A page sent as another type would be displayed as source. */
export function contentTypeFault(file: string, actual: string | undefined): string | null {
  const expected = contentTypes[extname(file)];
  if (!expected) return null;
  const [type, ...parameters] = actual?.split(';') ?? [];
  const isType = type !== undefined && expected.includes(type.trim().toLowerCase());
  if (isType && parameters.every((parameter) => CHARSET.test(parameter))) return null;
  return `header content-type is ${actual ?? 'missing'}, expected ${expected[0]}${isType ? ' in UTF-8' : ''}`;
}
