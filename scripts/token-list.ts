import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { loadSite } from '../site-build/config/load.ts';
import { currentTokenList, recordPath } from '../site-build/documents/token-list.ts';
import { parseCommandLine } from './lib/command-line.ts';
import { main } from './lib/main.ts';

/** `npm run token-list` records the token list that the next deployment publishes, so that the one after it gets a higher version. */
await main(async () => {
  parseCommandLine('Write: npm run token-list');
  const list = currentTokenList(await loadSite());
  if (!list) {
    console.log('There is no token list to record: it needs symbol and decimals in the configuration.');
    return 0;
  }
  const { version, tokens } = list;
  await writeFile(recordPath(), `${JSON.stringify({ version, tokens }, null, 2)}\n`);
  const { major, minor, patch } = version;
  console.log(`${relative('', recordPath())} records version ${major}.${minor}.${patch}. Commit it.`);
  return 0;
});
