import { joined, textReading, type Reading } from './reading.ts';

/** Every string in a JSON value, keys included, in its order. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...stringsOf(inner)]);
}

/**
 * A JSON text: as written, its strings, and all of them as one.
 *
 * @throws SyntaxError where it is not JSON
 */
export function jsonReadings(json: string): Reading[] {
  const strings = stringsOf(JSON.parse(json));
  return [{ text: json, kind: 'source' }, ...strings.map(textReading), joined(strings)];
}
