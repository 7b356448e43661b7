import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { pathOf, type Problem } from './problems.ts';

/** Formats an offset as line and column, both counted from 1. */
function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
}

/** Turns `CommaExpected` into `comma expected`. */
const inWords = (code: string): string => code.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

function syntaxProblem(text: string, { error, offset }: ParseError): Problem {
  const remedy = `'‘’“”`.includes(text[offset] ?? ' ')
    ? 'Write texts and names in straight double quotes.'
    : 'Correct it there or just before: a comma, a double quote or a bracket is often missing.';
  return { path: '', value: `wrong at ${placeOf(text, offset)}: ${inWords(printParseErrorCode(error))}`, remedy };
}

/** Finds duplicate keys, of which JSON keeps only the last. */
function keyProblems(text: string, node: Node, keys: readonly PropertyKey[] = []): Problem[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== 'property') return keyProblems(text, child, [...keys, index]);
    const [name, value] = child.children as [Node, Node | undefined];
    const key = String(name.value);
    const path = [...keys, key];
    const again: Problem = {
      path: pathOf(path),
      value: `there again at ${placeOf(text, name.offset)}`,
      remedy: 'Remove one of the two.',
    };
    const isTwice = seen.has(key);
    seen.add(key);
    return [...(isTwice ? [again] : []), ...(value ? keyProblems(text, value, path) : [])];
  });
}

/** Parses JSON with comments and trailing commas; `value` is undefined if the syntax is wrong. */
export function parseJsonc(text: string): { value: unknown; problems: Problem[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  // The first error causes the others: after a missing quote, nothing is where the parser expects it.
  const [first] = errors;
  if (first) return { value: undefined, problems: [syntaxProblem(text, first)] };
  if (!tree) return { value: undefined, problems: [] };
  return { value: getNodeValue(tree), problems: keyProblems(text, tree) };
}
