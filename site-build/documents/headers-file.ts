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
 * Returns a function from a path to the headers that such a file sets for it, by lower-case name.
 *
 * @throws from that function, if two rules set the same header: the asset layer would join their values with a comma
 */
export function headersByPath(file: string): (path: string) => ReadonlyMap<string, string> {
  const rules = file.trim().split('\n\n');
  return (path) => {
    const found = new Map<string, string>();
    for (const [pattern = '', ...lines] of rules.map((rule) => rule.split(/\n\s+/))) {
      if (pattern.endsWith('*') ? !path.startsWith(pattern.slice(0, -1)) : path !== pattern) continue;
      for (const line of lines) {
        const [, detached, name = detached!, value] = /^(?:! (.+)|(.+?): (.+))$/.exec(line)!;
        if (detached) found.delete(detached.toLowerCase());
        else if (found.has(name.toLowerCase())) throw new Error(`${path}: ${name} is set twice, also by ${pattern}`);
        else found.set(name.toLowerCase(), value!);
      }
    }
    return found;
  };
}
