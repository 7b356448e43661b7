import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main, UserError } from '../lib/command.ts';
import { syntaxProblem } from '../../site-build/checks/syntax.ts';

/** Says in one line each which files in `token/` cannot be parsed: the launcher asks before it starts what reads them. */
await main(async () => {
  const names = (await readdir('token', { recursive: true })).filter((name) => name.endsWith('.ts'));
  const files = names.toSorted().map((name) => join('token', name));
  const problems = await Promise.all(files.map(async (file) => syntaxProblem(file, await readFile(file, 'utf8'))));
  const lines = problems.filter((problem) => problem !== null);
  if (lines.length > 0) throw new UserError(lines.join('\n'));
});
