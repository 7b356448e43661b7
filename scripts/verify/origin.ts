import { isDemonstration } from '../../config/demonstration.ts';
import { loadSite } from '../../site-build/config/load.ts';
import { main } from '../lib/main.ts';

/** For the scheduled workflow: prints `origin=` and the canonical origin, which is left out for the demonstration. */
await main(async () => {
  const { origin } = await loadSite();
  console.log(`origin=${isDemonstration(origin) ? '' : origin}`);
});
