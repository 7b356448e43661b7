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
/** What a file of each kind of bytes begins and ends with: nothing may ride behind a picture. */
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

/** Whether a file is text, by its name alone: what is in it could say anything. */
export const isText = (file: string): boolean => readerOf(file) !== undefined;

/**
 * Every way to read a file; none for a picture or a font.
 *
 * @throws where its kind is not on the list, or its bytes are not of the kind that its name says
 */
export function readingsOf(file: string, bytes: Buffer): Reading[] {
  const read = readerOf(file);
  if (read) return read(utf8(bytes));
  const isGenuine = binaries[extname(file).toLowerCase()];
  if (!isGenuine) throw new Error('This kind of file is not on the list of those that the site serves.');
  if (!isGenuine(bytes)) throw new Error(`Its bytes are not those of a ${extname(file)} file alone.`);
  return [];
}

/** What in a drawing could run, or load something: in words, each once. */
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
