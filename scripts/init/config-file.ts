import type { ESTree } from 'vite';
import { parse } from 'vite';
import { pathOf } from '../../site-build/config/problems.ts';
import { UserError } from '../lib/user-error.ts';

/** One field of the operator's file. */
export interface Field {
  path: string;
  keys: readonly PropertyKey[];
  /** The file's comment on it, or empty. */
  about: string;
  /** Position of its literal in the file's source. */
  start: number;
  end: number;
}

const LEAVES = new Set(['Literal', 'TemplateLiteral', 'UnaryExpression']);

const isLeaf = (node: ESTree.Expression): boolean =>
  LEAVES.has(node.type) || (node.type === 'ArrayExpression' && node.elements.every((one) => one?.type === 'Literal'));

/** The parts of a parsed comment used here. */
interface Comment {
  type: string;
  value: string;
  end: number;
}

/** Returns the text of the block comment that ends right before `start`. */
function commentBefore(source: string, comments: readonly Comment[], start: number): string {
  const comment = comments.findLast(({ type, end }) => type === 'Block' && end <= start);
  if (!comment || source.slice(comment.end, start).trim() !== '') return '';
  return comment.value
    .replaceAll(/^\s*\*+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the fields of a configuration file, in its order: every value in the file is a field, with its comment.
 *
 * @throws UserError if the file does not export one literal object as `site`
 */
export async function fieldsOf(file: string, source: string): Promise<Field[]> {
  const { program, comments } = await parse(file, source, { lang: 'ts' });
  const exported = program.body.find((node) => node.type === 'ExportNamedDeclaration');
  const declaration = exported?.declaration;
  const init = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.init : null;
  if (init?.type !== 'ObjectExpression') {
    throw new UserError(
      `${file} does not write its values out as "export const site = { … }". Start from the repository’s own file.`,
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
      throw new UserError(`${file}: ${pathOf(keys)} is not a literal. Write the value itself there.`);
    }
    return node.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      const own = commentBefore(source, comments, property.start);
      return walk(property.value as ESTree.Expression, [...keys, property.key.name], own || about);
    });
  };
  return walk(init, [], '');
}

/** Formats a value in the file's style. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'string') return JSON.stringify(value);
  const text = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${text}'`;
}

/** Returns the file's source with the values of some fields replaced. */
export function withValues(source: string, values: ReadonlyMap<Field, unknown>): string {
  let text = source;
  for (const [{ start, end }, value] of [...values].toSorted(([one], [other]) => other.start - one.start)) {
    text = text.slice(0, start) + literal(value) + text.slice(end);
  }
  return text;
}
