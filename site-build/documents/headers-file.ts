import type { HeaderRule } from '../../config/headers.ts';

/** The rules in the syntax of the asset layer's `_headers` file. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ pattern, headers }) =>
      [pattern, ...headers.map(([name, value]) => (value === null ? `  ! ${name}` : `  ${name}: ${value}`)), ''].join(
        '\n',
      ),
    )
    .join('\n');
