import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAPS } from '../../config/gaps.ts';
import recorded from './first-content.json' with { type: 'json' };

const CONTENT = 'src/content';
/** Checksums of the first token's content by file, as recorded by `npm run first-content`. */
export const firstSums: Readonly<Record<string, string>> = recorded;

/** What a formatter may change (white space, quotes, commas, semicolons, parentheses), and comments. */
const FORM = /\/\*[^]*?\*\/|\/\/.*|[\s'"`,;()]+/g;
const sumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll(FORM, '')).digest('hex').slice(0, 16);

/** Every content file with words or figures, and its source. */
async function contentFiles(): Promise<{ file: string; text: string }[]> {
  const names = (await readdir(CONTENT)).filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts')).toSorted();
  const files = await Promise.all(
    names.map(async (name) => ({ file: `${CONTENT}/${name}`, text: await readFile(join(CONTENT, name), 'utf8') })),
  );
  return files.filter(({ file }) => file !== `${CONTENT}/types.ts`);
}

/** Checksums of the current content, by file. */
export async function contentSums(): Promise<Record<string, string>> {
  return Object.fromEntries((await contentFiles()).map(({ file, text }) => [file, sumOf(text)]));
}

/** The content files that still have the first token's text, whatever their formatting. */
export async function unchangedContent(): Promise<string[]> {
  const sums = await contentSums();
  return Object.keys(sums).filter((file) => firstSums[file] === sums[file]);
}

/** Blanks in the content that somebody, such as a lawyer, has to fill in. */
export async function contentGaps(): Promise<string[]> {
  // Written in the text, or as a call that makes one.
  const pattern = new RegExp(
    `${GAPS.source}|\\bgap\\(\\s*(?:'[^']*'|"[^"]*")|\\b(?:TODO|FIXME|TBD)\\b|\\blorem ipsum\\b`,
    'g',
  );
  return (await contentFiles()).flatMap(({ file, text }) =>
    (text.match(pattern) ?? []).map(
      (blank) => `${file}: ${blank.replace(/^gap\(\s*['"](.*)['"]$/, '[to be completed: $1]')}`,
    ),
  );
}
