import { setTimeout as sleep } from 'node:timers/promises';
import { deploy as deployWith } from '../../scripts/deploy/deployment.ts';
import { run } from '../../scripts/lib/run.ts';
import { Account } from './account.ts';

/* In place of deployment.ts in a process of its own, which signals reach: see hooks.ts. */

const account = new Account();
/** As long as wrangler takes; a signal arrives meanwhile. */
account.before = (call) => (call.startsWith('promote') ? sleep(500) : undefined);

/** Deploys to an account in this process, where `npm` is the command that the environment variable NPM names. */
export async function deploy(words: readonly string[], key: Record<string, string>, interrupted: AbortSignal) {
  await account.start();
  const { NPM } = process.env;
  const tools = account.tools(NPM ? { run: (_, args, options) => run(NPM, args, options) } : {});
  const code = await deployWith(words, key, interrupted, tools);
  account.stop();
  return code;
}
