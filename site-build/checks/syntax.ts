import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'vite';

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

/** The same for every file in a folder. */
export async function syntaxProblems(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).toSorted();
  const files = names.map((name) => join(folder, name));
  const problems = await Promise.all(files.map(async (file) => syntaxProblem(file, await readFile(file, 'utf8'))));
  return problems.filter((problem) => problem !== null);
}
