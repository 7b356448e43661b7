import { joined, textReading, type Reading } from './reading.ts';

/** Returns every string in a JSON value in order, including keys. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...stringsOf(inner)]);
}

/**
 * Reads JSON as written, string by string, and with all strings joined.
 *
 * @throws SyntaxError if it is not JSON
 */
export function jsonReadings(json: string): Reading[] {
  const strings = stringsOf(JSON.parse(json));
  return [{ text: json, kind: 'source' }, ...strings.map(textReading), joined(strings)];
}
