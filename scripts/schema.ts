import { writeFile } from 'node:fs/promises';
import { jsonSchema } from '../site-build/config/check.ts';
import { parseCommandLine } from './lib/command-line.ts';
import { main } from './lib/main.ts';
import { run } from './lib/run.ts';

const FILE = 'config/site.schema.json';

/** `npm run schema` writes the JSON schema of the operator's file after a change of `config/site-schema.ts`. */
await main(async () => {
  parseCommandLine('Write: npm run schema');
  await writeFile(FILE, JSON.stringify(jsonSchema()));
  return (await run('oxfmt', [FILE])).code;
});
