import { main } from '../lib/main.ts';
import { writeFirstSums } from './first-content.ts';

/** `npm run first-content`: after a change of the first token's content, takes its new sums for doctor. */
await main(async () => {
  await writeFirstSums();
  console.log('Written: scripts/doctor/first-content.json');
});
