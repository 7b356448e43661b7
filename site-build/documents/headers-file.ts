import type { HeaderRule } from '../../config/headers.ts';

/** Formats the rules as a `_headers` file for the asset layer. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.map(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => (value === null ? `  ! ${name}` : `  ${name}: ${value}`)),
    '',
  ]);
  return lines.flat().join('\n');
}

/**
 * Parses a `_headers` file, where indented lines follow each pattern. Header names come out in lower case.
 *
 * @throws if a line is neither a pattern nor sets or detaches a header
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [name: string, value: string | null][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    const [, detached, name = detached, value = null] = /^\s+(?:!\s+(\S+)|([^:\s]+):\s(.+))$/.exec(line) ?? [];
    if (!name || rules.length === 0) throw new Error(`Not a valid line in a _headers file: ${line}`);
    rules.at(-1)!.headers.push([name.toLowerCase(), value]);
  }
  return rules;
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/** Headers by lower-case name. */
export type Headers = ReadonlyMap<string, string>;

/**
 * Returns a function from a path to the headers that a `_headers` file sets for it.
 *
 * @throws from that function, if two rules set the same header: the asset layer would join their values with a comma
 */
export function headersByPath(file: string): (path: string) => Headers {
  const rules = parseHeadersFile(file);
  return (path) => {
    const found = new Map<string, string>();
    for (const { pattern, headers } of rules.filter((rule) => matches(rule.pattern, path))) {
      for (const [name, value] of headers) {
        if (value === null) found.delete(name);
        else if (found.has(name)) throw new Error(`${path}: ${name} is set twice, the second time by ${pattern}`);
        else found.set(name, value);
      }
    }
    return found;
  };
}
