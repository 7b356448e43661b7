import { loadSite } from '../../site-build/config/load.ts';
import { currentCommit } from '../../site-build/documents/commit.ts';
import { parseCommandLine } from '../lib/command-line.ts';
import { main } from '../lib/main.ts';
import { UserError } from '../lib/user-error.ts';
import { renderedFindings } from '../verify/rendered.ts';
import { httpChecks } from './checks.ts';
import { cloudflare } from './cloudflare.ts';
import { listenForInterrupts } from './interrupt.ts';
import { takeKey } from './key.ts';
import { recordLive } from './record-live.ts';
import { listedVersions, rollBackTo } from './roll-back-to.ts';
import { workerName } from './worker-name.ts';

/** A minute in all, because a wrong site should be gone sooner than that. */
const PATIENCE = { forMs: 25_000, gapMs: 2_000 };

const USAGE = 'Write: npm run rollback to list the versions, and npm run rollback -- ID to go back to one';

function wanted(): string | undefined {
  const { positionals } = parseCommandLine(USAGE, { allowPositionals: true });
  if (positionals.length < 2) return positionals[0];
  throw new UserError(`"${positionals[1]}" is one argument too many. ${USAGE}`);
}

const print = (line: string): void => console.log(line);

/** `npm run rollback` lists the versions; with an ID, it serves that one to all visitors and compares what they get. */
await main(async () => {
  const key = takeKey();
  const id = wanted();
  const { interrupted } = listenForInterrupts();
  const site = await loadSite();
  const account = cloudflare(workerName(new URL(site.origin).hostname), key);
  if (id === undefined) {
    (await listedVersions(account, interrupted)).forEach(print);
    return 0;
  }
  const checks = { ...httpChecks(site), rendered: (origin: string) => renderedFindings(origin, site) };
  const commit = currentCommit().name;
  const deps = { site, cloudflare: account, checks, patience: PATIENCE, commit, record: recordLive };
  return rollBackTo(id, deps, print, interrupted);
});
