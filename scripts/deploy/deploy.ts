import { main } from '../lib/command.ts';
import { deploy } from './deployment.ts';

/** Ctrl+C, a cancelled job or a closed terminal. */
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort(new Error('it was interrupted')));
}
await main(() => deploy(process.argv.slice(2), interruption.signal));
