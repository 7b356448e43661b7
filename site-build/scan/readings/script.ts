import { parseSync } from 'vite';
import { isSyntaxNode, type SyntaxNode } from '../../lib/syntax-node.ts';
import { joined, textReading, type Reading } from './reading.ts';

const isByte = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 256;

/** Returns the numbers in a list of literals; null if it contains anything else. */
function numbersOf(list: readonly unknown[]): number[] | null {
  const values = list.map((item) => (isSyntaxNode(item) && item.type === 'Literal' ? item.value : null));
  return values.every((value) => typeof value === 'number') ? values : null;
}

/** Digits of an address of 20 or 32 bytes. */
const isKeyLength = (digits: string): boolean => digits.length === 40 || digits.length === 64;

const isWord = (value: unknown): boolean =>
  typeof value === 'bigint' || (Number.isSafeInteger(value) && (value as number) > 0xffffff);

/** Returns the hex digits of numbers of four bytes or more that are together as long as an address. */
function inWords(list: readonly unknown[]): string[] {
  const values = list.map((item) => (isSyntaxNode(item) && item.type === 'Literal' ? item.value : null));
  if (values.length < 2 || !values.every(isWord)) return [];
  const digits = values.map((value) => (value as number | bigint).toString(16));
  return [digits.join(''), digits.map((each) => each.padStart(Math.ceil(each.length / 4) * 4, '0')).join('')].filter(
    isKeyLength,
  );
}

/** Returns the text that character codes spell; 20 or 32 bytes, the length of an address, also as hex. */
function spelled(list: readonly unknown[]): string[] {
  const codes = numbersOf(list);
  if (!codes || codes.length < 4 || !codes.every((code) => Number.isInteger(code) && code >= 0 && code < 0x110000))
    return [];
  const hex =
    (codes.length === 20 || codes.length === 32) && codes.every(isByte) && new Set(codes).size > codes.length / 2;
  return [String.fromCodePoint(...codes), ...(hex ? [Buffer.from(codes).toString('hex')] : [])];
}

/** Evaluates an expression of literals; null if it depends on anything else. */
function constant(node: unknown): string | null {
  if (!isSyntaxNode(node)) return null;
  if (node.type === 'Literal')
    return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : null;
  if (node.type === 'TemplateLiteral') return templateText(node);
  if (node.type === 'ParenthesizedExpression') return constant(node.expression);
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const left = constant(node.left);
  const right = constant(node.right);
  // An unknown part may be empty, so the known parts are joined.
  return left === null && right === null ? null : (left ?? '') + (right ?? '');
}

const templateText = ({ quasis, expressions }: SyntaxNode): string =>
  (quasis as { value: { cooked: string | null } }[])
    .map(({ value }, index) => (value.cooked ?? '') + (constant((expressions as unknown[])[index]) ?? ''))
    .join('');

/** Returns the strings spelled below `value` in source order, whole expressions before their parts. */
function collect(value: unknown, found: string[], literals: string[], lists: string[][]): void {
  if (Array.isArray(value)) {
    const codes = spelled(value);
    found.push(...codes, ...inWords(value));
    literals.push(...codes.slice(0, 1));
    const strings = value.map((item) =>
      isSyntaxNode(item) && item.type === 'Literal' && typeof item.value === 'string' ? item.value : null,
    );
    if (strings.length > 1 && strings.every((text) => text !== null)) lists.push(strings, strings.toReversed());
    for (const item of value) collect(item, found, literals, lists);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isSyntaxNode(value)) {
    const text = constant(value);
    if (text !== null && text !== '') found.push(text);
    if (value.type === 'Literal' && typeof value.value === 'string') literals.push(value.value);
    if (value.type === 'Literal' && value.regex) {
      const { pattern } = value.regex as { pattern: string };
      found.push(pattern);
      literals.push(pattern);
    }
    if (value.type === 'TemplateElement') literals.push((value.value as { cooked: string | null }).cooked ?? '');
  }
  for (const [key, inner] of Object.entries(value))
    if (key !== 'value' || isSyntaxNode(inner)) collect(inner, found, literals, lists);
}

const reversed = (text: string): string => [...text].toReversed().join('');

/**
 * Reads a script as written; every string that its literals spell alone, concatenated, as a template or as character
 * codes, also backwards; and all literals joined, and all comments.
 *
 * @throws if it is not JavaScript
 */
export function scriptReadings(code: string): Reading[] {
  const { program, errors, comments } = parseSync('script.js', code);
  if (errors.length > 0) throw new Error(`It is not valid JavaScript. Correct it: ${errors[0]!.message}`);
  const found: string[] = [];
  const literals: string[] = [];
  const lists: string[][] = [];
  collect(program, found, literals, lists);
  const distinct = [...new Set(found)];
  return [
    { text: code, kind: 'source' },
    ...distinct.map(textReading),
    ...distinct.filter((text) => text.length >= 25).map((text): Reading => ({ text: reversed(text), kind: 'joined' })),
    ...[...lists, literals, comments.map(({ value }) => value)].map(joined),
  ];
}
