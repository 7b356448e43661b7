import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { jsonSchema } from '../site-build/site-file/check.ts';
import { loadSite } from '../site-build/site-file/load.ts';
import { currentTokenList, recordPath } from '../site-build/documents/token-list.ts';
import { contentSums } from './doctor/first-content.ts';
import { main, parseCommandLine, UserError } from './lib/command.ts';
import { run } from './lib/run.ts';

/** Files derived from others and committed, by the command that records them. @returns the file and its value */
const records: Readonly<Record<string, () => Promise<[file: string, value: unknown]>>> = {
  /** The schema of the operator's file, for editors; run after changing `config/site-schema.ts`. */
  schema: async () => ['config/site.schema.json', jsonSchema()],

  /** The checksums by which doctor recognises the first token's content; run after changing that. */
  'first-content': async () => ['scripts/doctor/first-content.json', await contentSums()],

  /** The token list that the next deployment publishes, so that the one after it gets a higher version. */
  'token-list': async () => {
    const list = currentTokenList(await loadSite());
    if (!list) throw new UserError('There is no token list to record: it needs symbol and decimals.');
    return [recordPath(), { version: list.version, tokens: list.tokens }];
  },
};

/** `npm run schema`, `npm run first-content` and `npm run token-list` each rewrite one of these files. */
await main(async () => {
  const name = process.argv[2]!;
  parseCommandLine(`Write: npm run ${name}`, { args: process.argv.slice(3) });
  const [file, value] = await records[name]!();
  await writeFile(file, JSON.stringify(value));
  const { code } = await run('oxfmt', [file], { output: 'pipe' });
  console.log(`Written: ${relative('', file)}. Commit it.`);
  return code;
});
