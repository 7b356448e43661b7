const MAX_LENGTH = 200;

/** Control, invisible and combining characters, lone surrogates, and white space other than a plain space. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{M}]|(?! )\p{Zs}/gu;

/** Makes untrusted text safe for a terminal: one line of limited length, with nothing that moves the cursor. */
export function printable(text: string, length: number = MAX_LENGTH): string {
  const [...characters] = text.slice(0, 2 * length);
  const cut = characters.length > length || text.length > 2 * length;
  const line = characters.slice(0, length).join('');
  const seen = line.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
  return cut ? `${seen}…` : seen;
}

/** A wrong value in the configuration. */
export interface Problem {
  /** Such as `contracts[1].address`. */
  path: string;
  /** The value found, as JSON, or `missing`. */
  value: string;
  /** What to write instead. */
  remedy: string;
}

const MAX_VALUE_LENGTH = 120;
const MAX_REMEDY_LENGTH = 500;

/** Formats `['contracts', 1, 'address']` as `contracts[1].address`. */
export const pathOf = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path ? `${path}.${String(key)}` : String(key);
  }, '');

/** The value at a path of a configuration of any shape. */
export const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** Formats a value for messages and tables, cut to 120 characters. */
export const printValue = (value: unknown): string =>
  value === undefined ? 'missing' : printable(JSON.stringify(value), MAX_VALUE_LENGTH);

const listed = ({ path, value, remedy }: Problem): string =>
  [
    `  ${printable(path) || '(the whole file)'}`,
    `    is      ${printable(value)}`,
    `    remedy  ${printable(remedy, MAX_REMEDY_LENGTH)}`,
  ].join('\n');

/** A configuration from which the site cannot be built. The message lists every problem. */
export class ConfigError extends Error {
  constructor(file: string, problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
    super(`${printable(file)} has ${count}:\n\n${problems.map(listed).join('\n\n')}\n`);
    // The mistake is the operator's: the build's stack trace would only bury the list.
    this.stack = `${this.message}\n    at ${printable(file)}`;
  }
}
