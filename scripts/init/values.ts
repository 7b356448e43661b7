import { applyEdits, modify } from 'jsonc-parser';
import { jsonSchema } from '../../site-build/config/check.ts';
import { pathOf } from '../../site-build/config/problems.ts';

type Keys = readonly (string | number)[];

/** One value of the operator's file. */
export interface Field {
  keys: Keys;
  /** As doctor prints it: `contracts[1].address`. */
  path: string;
  /** Where visitors see it. */
  about: string;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(Array.isArray(value) && typeof value[0] !== 'object');

/** Lists the values of a configuration, or of a part of one. A list of texts and a list of exceptions are one value. */
export function leaves(value: unknown, keys: Keys = []): { keys: Keys; value: unknown }[] {
  if (!isGroup(value) || keys[0] === 'allowed') return [{ keys, value }];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => leaves(inner, [...keys, key]));
}

/** Returns the schema's description of a value, or of the nearest group around it that has one. */
function aboutOf(keys: Keys): string {
  let [schema, found] = [jsonSchema(), ''];
  for (const key of keys) {
    const inner = schema.properties?.[key];
    if (typeof inner !== 'object') break;
    [schema, found] = [inner, inner.description ?? found];
  }
  return found;
}

/** Returns the fields of a checked configuration, in the file's order, with the schema's descriptions. */
export function fieldsOf(site: unknown): Field[] {
  return leaves(site).map(({ keys }) => ({ keys, path: pathOf(keys), about: aboutOf(keys) }));
}

/** Returns a copy of a configuration with one value changed, and groups around it where there were none. */
export function changed(site: unknown, [key, ...rest]: Keys, value: unknown): unknown {
  if (key === undefined) return value;
  const group = typeof site === 'object' && site !== null ? site : {};
  const inner = changed((group as Record<PropertyKey, unknown>)[key], rest, value);
  return Array.isArray(group) ? Object.assign([...group], { [key]: inner }) : { ...group, [key]: inner };
}

/** Tells whether two values are the same as JSON. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the file's text with one value changed, and every comment where it was. */
export const withValue = (text: string, keys: Keys, value: unknown): string =>
  applyEdits(
    text,
    modify(text, [...keys], value, {
      formattingOptions: { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' },
    }),
  );

/** The values that an answer may mean; the first that has no problem counts. */
export function readings(answer: string, present: unknown): unknown[] {
  const text = answer.trim();
  if (Array.isArray(present)) return [text.split(/[\s,]+/).filter(Boolean)];
  if (text === 'null') return [null];
  return /^\d+$/.test(text) ? [text, Number(text)] : [text];
}
