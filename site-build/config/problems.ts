/** One wrong value of the configuration. */
export interface Problem {
  /** Where it stands: `contracts[1].address`. */
  path: string;
  /** What stands there, as JSON; `missing` where nothing does. */
  value: string;
  /** What to write instead. */
  remedy: string;
}

const MAX_VALUE_LENGTH = 120;

/** `['contracts', 1, 'address']` as `contracts[1].address`. */
export const pathOf = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path ? `${path}.${String(key)}` : String(key);
  }, '');

/** What stands at a path of a configuration, whatever its form. */
export const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** A value as messages and tables print it, at most 120 characters. */
export function printValue(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value) ?? `a ${typeof value}`;
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

const listed = ({ path, value, remedy }: Problem): string =>
  [`  ${path || '(the whole file)'}`, `    is      ${value}`, `    remedy  ${remedy}`].join('\n');

/** A configuration that cannot be built from; the message lists every problem. */
export class ConfigError extends Error {
  constructor(file: string, problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
    super(`${file} has ${count}:\n\n${problems.map(listed).join('\n\n')}\n`);
    // The operator's mistake, not the build's: a trace of the build would only bury the list.
    this.stack = `${this.message}\n    at ${file}`;
  }
}
