import { readFile } from 'node:fs/promises';
import { pathOf, printValue } from '../../site-build/config/problems.ts';
import { diagnose } from '../doctor/diagnose.ts';
import { UserError } from '../lib/user-error.ts';
import { changed, NO_CONTENT } from './answer.ts';
import type { Field } from './config-file.ts';

/** Every value of a JSON document, by the path of its field. */
function flat(value: unknown, fields: ReadonlySet<string>, keys: readonly PropertyKey[] = []): [string, unknown][] {
  const path = pathOf(keys);
  if (fields.has(path) || typeof value !== 'object' || value === null) return [[path, value]];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]: [PropertyKey, unknown]) => flat(inner, fields, [...keys, key]));
}

/**
 * Reads values from a JSON file in the shape of the configuration or of a part of it.
 *
 * @param site the current configuration
 * @throws UserError if the file is not JSON, names a field that does not exist, or has values that doctor refuses; it
 * lists all of them
 */
export async function valuesFrom(
  file: string,
  fields: readonly Field[],
  site: unknown,
  today: Date,
): Promise<Map<string, unknown>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read. Give a file that exists: npm run init -- --from answers.json`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UserError(`${file} is not JSON: ${(error as Error).message}`);
  }
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const values = new Map(flat(json, new Set(byPath.keys())));
  const unknown = [...values.keys()].filter((path) => !byPath.has(path));
  if (unknown.length > 0) {
    throw new UserError(
      `${file} names values that the configuration does not have: ${unknown.join(', ') || '(no object)'}`,
    );
  }
  const next = [...values].reduce((config, [path, value]) => changed(config, byPath.get(path)!.keys, value), site);
  const { problems } = diagnose(next, today, NO_CONTENT);
  if (problems.length > 0) {
    const list = problems.map(({ path, value, remedy }) => `  ${path} is ${value || printValue(undefined)}. ${remedy}`);
    throw new UserError(`Nothing was written, because ${file} has wrong values:\n${list.join('\n')}`);
  }
  return values;
}
