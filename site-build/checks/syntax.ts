import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { Problem } from '../problems.ts';

/** What a quotation mark did to a line that cannot be parsed from `at` on, or null if it is not that. */
function quoteFault(line: string, at: number, message: string): string | null {
  const before = line.slice(0, at).trimEnd();
  if (/^[‘’“”]/.test(line.slice(at))) {
    return `${line[at]} is a curly quote. Begin and end each text with a straight one: '…'.`;
  }
  // In 'it's', the text ends after `it`, and a word follows.
  const word = /[\p{L}\p{N}]*'$/u.exec(before)?.[0];
  if (word && /^\p{L}/u.test(line.slice(at)))
    return `The apostrophe after “${word.slice(0, -1)}” ends the text. Write ’ within texts.`;
  return /unterminated string/i.test(message)
    ? "A text begins with a straight quote and does not end with one, or an apostrophe ends it before. Write '…', and ’ within texts."
    : null;
}

/** Where and why a file of the operator's cannot be parsed, in one line; null if it can. */
export function syntaxProblem(file: string, text: string): string | null {
  const [error] = parseSync(file, text).errors;
  if (!error) return null;
  const offset = error.labels[0]?.start ?? 0;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(start).split('\n', 1)[0]!;
  const number = text.slice(0, start).split('\n').length;
  const isFirst = line.slice(0, offset - start).trim() === '';
  const why = quoteFault(line, offset - start, error.message);
  return `${file}:${number}: ${why ?? `${error.message}.${isFirst ? ' A comma or a bracket may be missing on the line before.' : ''}`}`;
}

/** Words with a ligature, a character that was lost, or one that a single font has. */
const STRAY = /[\p{L}\p{N}]*[\ufb00-\ufb06\ufffd\p{Co}][\p{L}\p{N}\ufffd\p{Co}]*/gu;

/** The code of a folder. */
const sourcesIn = (folder: string): string[] => globSync(join(folder, '**/*.ts')).toSorted();

/** What copying and saving did to words in a folder's files. */
export const strayCharacters = (folder: string): Problem[] =>
  sourcesIn(folder).flatMap((file) => {
    const bytes = readFileSync(file);
    const text = bytes.toString();
    const lost = isUtf8(bytes) ? 'A character was lost, or is one font’s own. Type it again.' : 'Save it as UTF-8.';
    return [...text.matchAll(STRAY)].map(({ 0: value, index }) => {
      const letters = value.replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'));
      const line = text.slice(0, index).split('\n').length;
      return { file, path: `line ${line}`, value, remedy: letters === value ? lost : `Write “${letters}”.` };
    });
  });

/** Where and why each of a folder's files cannot be parsed. */
export const syntaxProblems = (folder: string): string[] =>
  sourcesIn(folder).flatMap((file) => syntaxProblem(file, readFileSync(file, 'utf8')) ?? []);
