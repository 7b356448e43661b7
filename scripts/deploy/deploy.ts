import { loadSite } from '../../site-build/config/load.ts';
import { parseCommandLine } from '../lib/command-line.ts';
import { main } from '../lib/main.ts';
import { readArtifact } from '../verify/artifact.ts';
import { renderedFindings } from '../verify/rendered.ts';
import { archive, ARCHIVE } from './archive.ts';
import { httpChecks } from './checks.ts';
import { cloudflare } from './cloudflare.ts';
import { listenForInterrupts } from './interrupt.ts';
import { journal } from './journal.ts';
import { takeKey } from './key.ts';
import { localSteps } from './local-steps.ts';
import { progress } from './progress.ts';
import { recordLive } from './record-live.ts';
import { findTarget } from './targets.ts';
import { deploy } from './transaction.ts';
import { makeUploadFolder } from './upload-folder.ts';
import { workerName } from './worker-name.ts';

/** A new version reaches the whole edge within seconds; a minute leaves room for a slow day. */
const PATIENCE = { forMs: 60_000, gapMs: 3_000 };

const USAGE = 'Write: npm run deploy, or npm run deploy -- --dry-run';

const options = {
  'dry-run': { type: 'boolean', default: false },
  previous: { type: 'string' },
  'drop-previous': { type: 'boolean', default: false },
  'take-over-domain': { type: 'boolean', default: false },
} as const;

/** `npm run deploy`: see `transaction.ts`. Exits 0 if the new version is live and verified, otherwise 1. */
await main(async () => {
  const key = takeKey();
  const args = parseCommandLine(USAGE, { options }).values;
  const { interrupted, abandoned } = listenForInterrupts();
  const site = await loadSite();
  const { hostname } = new URL(site.origin);
  const account = cloudflare(workerName(hostname), key);
  const target = { previous: args.previous, dropsPrevious: args['drop-previous'] };
  const folder = `${ARCHIVE}/upload`;
  return deploy({
    site,
    localSteps: localSteps(site),
    // If the `--` before it is forgotten, npm takes the flag for its own and passes it on only in the environment.
    isDryRun: args['dry-run'] || process.env.npm_config_dry_run === 'true',
    takesDomainOver: args['take-over-domain'],
    readBuild: () => readArtifact('dist'),
    findTarget: (live, signal) => findTarget(account, live, target, signal),
    prepare: async (build, { artifact }) => ({
      folder,
      carried: await makeUploadFolder(folder, build, artifact, hostname),
    }),
    keep: (build, version, { id }) => archive(build, version, id),
    journal: journal(),
    record: recordLive,
    cloudflare: account,
    checks: { ...httpChecks(site), rendered: (origin) => renderedFindings(origin, site) },
    patience: PATIENCE,
    progress: progress((line) => console.log(line), interrupted),
    interrupted,
    abandoned,
  });
});
