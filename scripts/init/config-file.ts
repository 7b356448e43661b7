import type { ESTree } from 'vite';
import { parse } from 'vite';
import { pathOf } from '../../site-build/config/problems.ts';
import { UserError } from '../lib/user-error.ts';

/** One value of the operator's file. */
export interface Field {
  path: string;
  keys: readonly PropertyKey[];
  /** What the file's comment says of it; empty where there is none. */
  about: string;
  /** Where its literal is in the file's text. */
  start: number;
  end: number;
}

const LEAVES = new Set(['Literal', 'TemplateLiteral', 'UnaryExpression']);

const isLeaf = (node: ESTree.Expression): boolean =>
  LEAVES.has(node.type) || (node.type === 'ArrayExpression' && node.elements.every((one) => one?.type === 'Literal'));

/** What of a comment is needed. */
interface Comment {
  type: string;
  value: string;
  end: number;
}

/** The text of the block comment that ends right before `start`. */
function commentBefore(source: string, comments: readonly Comment[], start: number): string {
  const comment = comments.findLast(({ type, end }) => type === 'Block' && end <= start);
  if (!comment || source.slice(comment.end, start).trim() !== '') return '';
  return comment.value
    .replaceAll(/^\s*\*+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The fields of a configuration file in its own order: a value that is added to the file is a field, with its comment.
 *
 * @throws UserError where the file does not export one literal object as `site`
 */
export async function fieldsOf(file: string, source: string): Promise<Field[]> {
  const { program, comments } = await parse(file, source, { lang: 'ts' });
  const exported = program.body.find((node) => node.type === 'ExportNamedDeclaration');
  const declaration = exported?.declaration;
  const init = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.init : null;
  if (init?.type !== 'ObjectExpression') {
    throw new UserError(
      `${file} does not write its values out as "export const site = { … }". Start from the file of the repository.`,
    );
  }
  const walk = (node: ESTree.Expression, keys: readonly PropertyKey[], about: string): Field[] => {
    if (isLeaf(node)) return [{ path: pathOf(keys), keys, about, start: node.start, end: node.end }];
    if (node.type === 'ArrayExpression') {
      return node.elements.flatMap((one, index) =>
        one ? walk(one as ESTree.Expression, [...keys, index], about) : [],
      );
    }
    if (node.type !== 'ObjectExpression') {
      throw new UserError(`${file}: ${pathOf(keys)} is not written out. Write the value itself there.`);
    }
    return node.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      const own = commentBefore(source, comments, property.start);
      return walk(property.value as ESTree.Expression, [...keys, property.key.name], own || about);
    });
  };
  return walk(init, [], '');
}

/** A value as the file's style writes it. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'string') return JSON.stringify(value);
  const text = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${text}'`;
}

/** The file's text with other values at some fields, and everything else as it was. */
export function withValues(source: string, values: ReadonlyMap<Field, unknown>): string {
  let text = source;
  for (const [{ start, end }, value] of [...values].toSorted(([one], [other]) => other.start - one.start)) {
    text = text.slice(0, start) + literal(value) + text.slice(end);
  }
  return text;
}
