import { writeFile } from 'node:fs/promises';
import { jsonSchema } from '../site-build/site-file/check.ts';
import { main, parseCommandLine } from './lib/command.ts';
import { run } from './lib/run.ts';

const FILE = 'config/site.schema.json';

/** `npm run schema` writes the schema of the operator's file, for editors; run it after changing `site-schema.ts`. */
await main(async () => {
  parseCommandLine('Write: npm run schema');
  await writeFile(FILE, JSON.stringify(jsonSchema()));
  const { code } = await run('oxfmt', [FILE], { output: 'pipe' });
  console.log(`Written: ${FILE}. Commit it.`);
  return code;
});
