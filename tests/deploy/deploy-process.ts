import { main } from '../../scripts/lib/command.ts';
import { listenForInterrupts } from '../../scripts/lib/signals.ts';
import { takeKey } from '../../scripts/deploy/wrangler.ts';
import { deployTo } from './deploy-here.ts';

/* A deployment in a process of its own, which signals reach. */
const [origin, control] = process.argv.slice(2) as [string, string];
const interrupts = listenForInterrupts();
const key = takeKey();
console.log(`The key: ${key.CLOUDFLARE_API_TOKEN}, left in the environment: ${process.env.CLOUDFLARE_API_TOKEN}`);
await main(() => deployTo({ origin, control }, interrupts));
