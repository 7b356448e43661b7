import { parseCommandLine } from '../lib/command-line.ts';
import { main } from '../lib/main.ts';
import { writeFirstSums } from './first-content.ts';

/** `npm run first-content` records new checksums for doctor after a change to the first token's content. */
await main(async () => {
  parseCommandLine('Write: npm run first-content');
  await writeFirstSums();
  console.log('Written: scripts/doctor/first-content.json');
});
