import { parseSync } from 'vite';
import { isSyntaxNode, type SyntaxNode } from './syntax-node.ts';

/** A piece of text in a module's source: a string literal, or a part of a template between its expressions. */
export interface TextPiece {
  text: string;
  /** Offsets of the text in the source, without its quotes. */
  start: number;
  end: number;
  /** Belongs to the value of a `className` attribute. */
  ofClassName: boolean;
  /** An expression touches the text, so that its first or last word may only be a part of one. */
  open: { before: boolean; after: boolean };
}

/**
 * Returns all pieces of text in a TypeScript module.
 *
 * @param file its name, by whose ending the parser knows the syntax: `<T>(x: T) => x` is valid in `.ts` and not in `.tsx`
 * @throws if the source does not parse
 */
export function textPieces(code: string, file = 'module.tsx'): TextPiece[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(errors[0].message);
  const pieces: TextPiece[] = [];
  const add = (text: string, from: number, rest: Pick<TextPiece, 'ofClassName' | 'open'>) => {
    const start = code.indexOf(text, from);
    pieces.push({ text, start, end: start + text.length, ...rest });
  };
  const walk = (node: unknown, ofClassName: boolean): void => {
    if (Array.isArray(node)) return node.forEach((item) => walk(item, ofClassName));
    if (!isSyntaxNode(node)) return;
    if (node.type === 'Literal') {
      if (typeof node.value === 'string')
        add(code.slice(node.start + 1, node.end - 1), node.start, {
          ofClassName,
          open: { before: false, after: false },
        });
      return;
    }
    if (node.type === 'TemplateLiteral') {
      const quasis = node.quasis as (SyntaxNode & { value: { raw: string } })[];
      for (const [index, { value: part, start }] of quasis.entries()) {
        const open = { before: index > 0, after: index < quasis.length - 1 };
        // The node's range includes the delimiters, a backtick or a brace, in some modes of the parser.
        add(part.raw, start, { ofClassName, open });
      }
      return walk(node.expressions, ofClassName);
    }
    // The operands of a comparison are not class names, whatever its result selects.
    if (node.type === 'BinaryExpression') return Object.values(node).forEach((child) => walk(child, false));
    if (node.type === 'JSXAttribute') return walk(node.value, (node.name as { name?: unknown }).name === 'className');
    Object.values(node).forEach((child) => walk(child, ofClassName));
  };
  walk(program, false);
  return pieces;
}
