import { plain } from './characters.ts';
import { groupedReadings } from './grouped.ts';
import { markupReadings } from './markup.ts';
import { textReading, type Reading } from './reading.ts';

/** Deep enough for any nesting done by hand; deeper nesting is refused elsewhere as unreadable. */
const MAX_DEPTH = 5;
/** Shorter words are base64 only if padded. */
const BASE64 = /[A-Za-z0-9+/_-]{16,}={0,2}|[A-Za-z0-9+/_-]{8,15}={1,2}/g;
const PERCENT = /(?:%[0-9a-f]{2})+/gi;
/** The older escape, which `unescape` decodes. */
const PERCENT_U = /%u([0-9a-f]{4})/gi;
/** Twenty or 32 bytes in base64, as long as an address; longer than words, since both need padding. */
const RAW_KEY = /(?<![\w+/-])(?:[\w+/-]{27}|[\w+/-]{43})=(?!=)/g;
const ESCAPES = /\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/gi;
const ENTITY = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]+);/i;
const ASCII = /^[\t\n\r -~]+$/;

const percentDecoded = (text: string): string =>
  text
    .replace(PERCENT_U, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(PERCENT, (escapes) => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8'));

const unescaped = (text: string): string =>
  text.replace(ESCAPES, (_, braced?: string, four?: string, two?: string) =>
    String.fromCodePoint(Math.min(Number.parseInt(braced ?? four ?? two!, 16), 0x10ffff)),
  );

const bytesOf = (word: string): Buffer => Buffer.from(word.replaceAll('-', '+').replaceAll('_', '/'), 'base64');

/** Decodes a base64 word if it is text in 8 or 16 bits. */
function base64Readings(word: string): Reading[] {
  const bytes = bytesOf(word);
  const even = Buffer.from(bytes.subarray(0, bytes.length & ~1));
  const ascii = [bytes.toString('utf8'), even.toString('utf16le'), even.swap16().toString('utf16le')];
  const found = ascii.filter((text) => ASCII.test(text)).map(textReading);
  // Random bytes sometimes decode to letters, among which only an address would matter.
  const other = ascii[0]!.includes('\u{fffd}') ? [] : [{ text: ascii[0]!, kind: 'source' } as const];
  return found.length > 0 ? found : other;
}

/** Decodes one reading: other spellings of it, and whatever is encoded in it. */
function inside({ text, kind }: Reading): Reading[] {
  const others = [plain(text), percentDecoded(text), unescaped(text)].filter((other) => other !== text);
  const packed = (text.match(BASE64) ?? []).flatMap(base64Readings);
  const keys = (text.match(RAW_KEY) ?? []).map((word) => bytesOf(word).toString('hex'));
  const markup = kind === 'text' && (ENTITY.test(text) || /<[a-z!/]/i.test(text)) ? markupReadings(text, false) : [];
  const data = /^\s*data:[^,]*,/i.test(text) ? [text.slice(text.indexOf(',') + 1)] : [];
  return [
    ...others.map((other): Reading => ({ text: other, kind })),
    ...packed,
    ...keys.map((key): Reading => ({ text: key, kind: 'source' })),
    ...(kind === 'text' ? groupedReadings(text) : []),
    ...data.map(textReading),
    ...markup.filter((reading) => reading.kind !== 'source' && reading.text !== text),
  ];
}

/**
 * Adds everything encoded in the readings: percent and script escapes, entities, base64, hex, character codes, groups,
 * full-width letters.
 */
export function unpacked(readings: readonly Reading[], depth = 0, seen = new Set<string>()): Reading[] {
  const fresh = readings.filter(({ text, kind }) => {
    const key = `${kind} ${text}`;
    return !seen.has(key) && seen.add(key);
  });
  if (depth === MAX_DEPTH || fresh.length === 0) return fresh;
  return [...fresh, ...unpacked(fresh.flatMap(inside), depth + 1, seen)];
}
