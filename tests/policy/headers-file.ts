/** One block of the built `_headers` file. */
export interface Rule {
  pattern: string;
  /** Names in lower case, in the file's order; `null` detaches what an earlier rule set. */
  lines: readonly { name: string; value: string | null }[];
}

/** Reads a `_headers` file as the asset layer does: a pattern, then indented lines. */
export function parseHeadersFile(text: string): Rule[] {
  const rules: { pattern: string; lines: { name: string; value: string | null }[] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), lines: [] });
      continue;
    }
    const detach = /^\s+!\s+(\S+)$/.exec(line);
    const set = /^\s+([^:\s]+):\s(.+)$/.exec(line);
    if (!detach && !set) throw new Error(`Not a line of a _headers file: ${line}`);
    rules.at(-1)!.lines.push({ name: (detach ?? set)![1]!.toLowerCase(), value: set ? set[2]! : null });
  }
  return rules;
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/**
 * The headers of a path.
 *
 * @throws where two rules set one header: the asset layer would join the values with a comma
 */
export function headersOf(rules: readonly Rule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, lines } of rules.filter((rule) => matches(rule.pattern, path))) {
    for (const { name, value } of lines) {
      if (value === null) headers.delete(name);
      else if (headers.has(name)) throw new Error(`${path}: ${name} is set twice, the second time by ${pattern}`);
      else headers.set(name, value);
    }
  }
  return headers;
}
