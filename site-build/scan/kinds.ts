import { extname } from 'node:path';
import { binaryFault } from './pictures.ts';
import { utf8 } from './readings/characters.ts';
import { jsonReadings } from './readings/json.ts';
import { markupReadings } from './readings/markup.ts';
import { joined, type Reading } from './readings/reading.ts';
import { scriptReadings } from './readings/script.ts';
import { styleReadings } from './readings/style.ts';

type Reader = (text: string) => Reading[];

const lines: Reader = (text) => [
  { text, kind: 'source' },
  ...text.split('\n').map((line): Reading => ({ text: line, kind: 'text' })),
  joined([text]),
];

const texts: Readonly<Record<string, Reader>> = {
  '.html': (text) => markupReadings(text),
  '.svg': (text) => markupReadings(text, false),
  '.xml': (text) => markupReadings(text, false),
  '.js': scriptReadings,
  '.css': styleReadings,
  '.json': jsonReadings,
  '.webmanifest': jsonReadings,
  '.map': jsonReadings,
  '.txt': lines,
};
/** Text files without an extension, by name. */
const named: Readonly<Record<string, Reader>> = {
  _headers: lines,
  '.assetsignore': lines,
  COMMIT: lines,
  CONFIG: lines,
  SHA256SUMS: lines,
};

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
const readerOf = (file: string): Reader | undefined => named[baseName(file)] ?? texts[extname(file).toLowerCase()];

/** Tells by its name alone whether a file is text; its contents could claim anything. */
export const isText = (file: string): boolean => readerOf(file) !== undefined;

/**
 * Returns every way to read a file; none for a picture or a font.
 *
 * @throws if its kind is not allowed, or its bytes do not match its name
 */
export function readingsOf(file: string, bytes: Buffer): Reading[] {
  const read = readerOf(file);
  if (read) return read(utf8(bytes));
  const fault = binaryFault(extname(file).toLowerCase(), bytes);
  if (fault) throw new Error(fault);
  return [];
}
