import { printable } from './printable.ts';

/** One wrong value of the configuration. */
export interface Problem {
  /** Where it is: `contracts[1].address`. */
  path: string;
  /** What is there, as JSON; `missing` where nothing is. */
  value: string;
  /** What to write instead. */
  remedy: string;
}

const MAX_VALUE_LENGTH = 120;
const MAX_REMEDY_LENGTH = 500;

/** `['contracts', 1, 'address']` as `contracts[1].address`. */
export const pathOf = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path ? `${path}.${String(key)}` : String(key);
  }, '');

/** What is at a path of a configuration, whatever its form. */
export const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** A value as messages and tables print it, at most 120 characters. */
export const printValue = (value: unknown): string =>
  value === undefined ? 'missing' : printable(JSON.stringify(value), MAX_VALUE_LENGTH);

const listed = ({ path, value, remedy }: Problem): string =>
  [
    `  ${printable(path) || '(the whole file)'}`,
    `    is      ${printable(value)}`,
    `    remedy  ${printable(remedy, MAX_REMEDY_LENGTH)}`,
  ].join('\n');

/** A configuration that cannot be built from; the message lists every problem. */
export class ConfigError extends Error {
  constructor(file: string, problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
    super(`${printable(file)} has ${count}:\n\n${problems.map(listed).join('\n\n')}\n`);
    // The operator's mistake, not the build's: a trace of the build would only bury the list.
    this.stack = `${this.message}\n    at ${printable(file)}`;
  }
}
