import { isDemonstration } from '../../config/demonstration.ts';
import { valueAt } from '../../site-build/config/problems.ts';
import { diagnose } from '../doctor/diagnose.ts';
import type { Field } from './config-file.ts';

/** No findings about the content, because init asks only for values. */
export const NO_CONTENT = { unchanged: [], gaps: [] };

/** Returns a copy of a configuration with one value changed. */
export function changed(site: unknown, keys: readonly PropertyKey[], value: unknown): unknown {
  const copy = structuredClone(site);
  const parent = valueAt(copy, keys.slice(0, -1)) as Record<PropertyKey, unknown>;
  parent[keys.at(-1)!] = value;
  return copy;
}

/** The values that an answer may mean; the field's own check decides between text, number and list. */
function readings(text: string, present: unknown): unknown[] {
  const trimmed = text.trim();
  if (Array.isArray(present)) return [trimmed === '' ? [] : trimmed.split(/[\s,]+/)];
  if (typeof present === 'boolean') return [/^(?:y|yes|true)$/i.test(trimmed)];
  if (trimmed === '') return [null];
  return /^\d+$/.test(trimmed) ? [trimmed, Number(trimmed)] : [trimmed];
}

/** Doctor's remedy for a value of a field; null if doctor accepts it. */
function remedyFor(site: unknown, { path, keys }: Field, value: unknown, today: Date): string | null {
  const { problems } = diagnose(changed(site, keys, value), today, NO_CONTENT);
  const problem = problems.find((one) => one.path === path || one.path.startsWith(`${path}[`));
  if (problem) return problem.remedy;
  const isForgotten = typeof value === 'string' && isDemonstration(value, path);
  return isForgotten ? 'This is the demonstration’s value. Write your own.' : null;
}

/**
 * Reads an answer as the value of a field, with doctor's checks.
 *
 * @param site the current configuration
 * @returns the value, or doctor's remedy
 */
export function readAnswer(
  site: unknown,
  field: Field,
  text: string,
  today: Date,
): { value: unknown } | { remedy: string } {
  let remedy = '';
  for (const value of readings(text, valueAt(site, field.keys))) {
    const found = remedyFor(site, field, value, today);
    if (found === null) return { value };
    remedy ||= found;
  }
  return { remedy };
}

/** Whether a field may keep its current value. */
export const isAcceptable = (site: unknown, field: Field, today: Date): boolean =>
  remedyFor(site, field, valueAt(site, field.keys), today) === null;
