import { applyEdits, modify } from 'jsonc-parser';
import { jsonSchema } from '../../site-build/config/check.ts';
import type { Keys } from '../doctor/diagnose.ts';

/** The schema's description of a value, or of the nearest group around it that has one. */
export function aboutOf(keys: Keys): string {
  let [schema, found] = [jsonSchema(), ''];
  for (const key of keys) {
    const inner = schema.properties?.[key];
    if (typeof inner !== 'object') break;
    [schema, found] = [inner, inner.description ?? found];
  }
  return found;
}

/** Returns a copy of a configuration with one value changed, adding any missing groups around it. */
export function changed(site: unknown, [key, ...rest]: Keys, value: unknown): unknown {
  if (key === undefined) return value;
  const group = typeof site === 'object' && site !== null ? site : {};
  const inner = changed((group as Record<PropertyKey, unknown>)[key], rest, value);
  return Array.isArray(group) ? Object.assign([...group], { [key]: inner }) : { ...group, [key]: inner };
}

/** Whether two values are the same as JSON. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the file's text with one value changed and every comment kept. */
export const withValue = (text: string, keys: Keys, value: unknown): string =>
  applyEdits(text, modify(text, [...keys], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));

/** The values that an answer may mean; the first valid one counts. */
export function readings(answer: string, present: unknown): unknown[] {
  const text = answer.trim();
  if (Array.isArray(present)) return [text.split(/[\s,]+/).filter(Boolean)];
  if (text === 'null') return [null];
  return /^\d+$/.test(text) ? [text, Number(text)] : [text];
}
