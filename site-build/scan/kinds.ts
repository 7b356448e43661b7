import { extname } from 'node:path';
import { utf8 } from './readings/characters.ts';
import { jsonReadings } from './readings/json.ts';
import { attribute, elementsIn, markupReadings } from './readings/markup.ts';
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

const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
/** How files of each binary kind begin and end, so that nothing can be appended to a picture. */
const binaries: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.png': (bytes) =>
    bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' &&
    bytes.indexOf(PNG_END) === bytes.length - PNG_END.length,
  '.jpg': (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff' && bytes.subarray(-2).toString('hex') === 'ffd9',
  '.jpeg': (bytes) => binaries['.jpg']!(bytes),
  '.webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 === bytes.length,
  '.woff2': (bytes) => bytes.subarray(0, 4).toString('latin1') === 'wOF2' && bytes.readUInt32BE(8) === bytes.length,
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
  const isGenuine = binaries[extname(file).toLowerCase()];
  if (!isGenuine) throw new Error('The site does not serve this kind of file.');
  if (!isGenuine(bytes)) throw new Error(`Its bytes are not just those of a ${extname(file)} file.`);
  return [];
}

/** Describes everything in a drawing that could run or load something, each once. */
export function activeParts(svg: string): string[] {
  return elementsIn(svg).flatMap((element) => {
    const { tagName, attrs } = element;
    const link = attribute(element, 'href') ?? '#';
    return [
      ...(/^(?:script|foreignobject|iframe|object|embed|handler|listener|style|use|a|image|animate|set)$/i.test(
        tagName,
      ) && !(tagName === 'use' && link.startsWith('#'))
        ? [`<${tagName}>`]
        : []),
      ...attrs.filter(({ name }) => name.startsWith('on')).map(({ name }) => `${name}=`),
      ...(link.startsWith('#') ? [] : [link]),
    ];
  });
}
