/** Headers by lower-case name. */
export type Headers = ReadonlyMap<string, string>;

interface Rule {
  pattern: RegExp;
  /** Lower-case name and value; null where the rule takes off what an earlier one set. */
  headers: [name: string, value: string | null][];
}

const patternOf = (line: string): RegExp =>
  new RegExp(`^${line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** The rules of a `_headers` file, in its order. */
function parse(file: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of file.split('\n').filter(Boolean)) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: patternOf(line), headers: [] });
      continue;
    }
    const [, off, name, value] = /^\s+(!\s*)?([^:\s]+)(?::\s*(.*))?$/.exec(line)!;
    rules.at(-1)!.headers.push([name!.toLowerCase(), off ? null : (value ?? '')]);
  }
  return rules;
}

/** What a `_headers` file gives the file at each path, joined and detached as the asset layer does it. */
export function headersByPath(file: string): (path: string) => Headers {
  const rules = parse(file);
  return (path) => {
    const headers = new Map<string, string>();
    for (const [name, value] of rules.filter(({ pattern }) => pattern.test(path)).flatMap((rule) => rule.headers)) {
      const earlier = headers.get(name);
      if (value === null) headers.delete(name);
      else headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
    return headers;
  };
}
