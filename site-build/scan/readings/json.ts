import { joined, textReading, type Reading } from './reading.ts';

/** Returns every string in a JSON value in order, including keys. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...stringsOf(inner)]);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`It is not valid JSON. Correct it: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Reads JSON as written, string by string, and with all strings joined.
 *
 * @throws if it is not JSON
 */
export function jsonReadings(json: string): Reading[] {
  const strings = stringsOf(parsed(json));
  return [{ text: json, kind: 'source' }, ...strings.map(textReading), joined(strings)];
}
