import { execFileSync } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { main } from '../lib/main.ts';
import { UserError } from '../lib/user-error.ts';
import { deployRuns, outcomeOf } from './github.ts';
import { liveCommand, liveSince } from './live-tag.ts';

/** A commit that somebody meant to be live from a point in time. */
interface Intent {
  commit: string;
  /** ISO date. */
  since: string;
  /** Who says so. */
  source: string;
  isTag?: true;
}

/** How far the clock of a machine that tags may be ahead. */
const SKEW_MS = 10 * 60_000;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' });

/** The commit of each tag, by its name, newest tag first. */
function tagsOf(): Map<string, string> {
  const format = '%(refname:strip=2) %(objectname) %(*objectname)';
  const lines = git('for-each-ref', '--sort=-creatordate', `--format=${format}`, 'refs/tags').split('\n');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [name, object, peeled] = line.split(' ');
      return [name!, peeled || object!];
    }),
  );
}

const isAncestor = (commit: string, branch: string): boolean => {
  try {
    execFileSync('git', ['merge-base', '--is-ancestor', commit, branch], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** What operators have said by tags. */
const fromTags = (tags: ReadonlyMap<string, string>): Intent[] =>
  [...tags].flatMap(([tag, commit]) => {
    const since = liveSince(tag);
    return since === null ? [] : [{ commit, since, source: `the tag ${tag}`, isTag: true as const }];
  });

/** What the deploy workflow has promoted and not rolled back. Only protected tags can start such a run. */
async function fromRuns(tags: ReadonlyMap<string, string>): Promise<{ intents: Intent[]; tried: Set<string> }> {
  const runs = (await deployRuns()).filter((run) => tags.get(run.head_branch) === run.head_sha);
  const intents: Intent[] = [];
  for (const run of runs) {
    const { promoted, isRolledBack } = await outcomeOf(run);
    if (promoted === null || isRolledBack) continue;
    intents.push({
      commit: run.head_sha,
      since: promoted,
      source: `the deployment of ${run.head_branch}, ${run.html_url}`,
    });
  }
  return { intents, tried: new Set(runs.map(({ head_branch: tag }) => tag)) };
}

/** @throws UserError if nobody but its author may have seen the commit, or the tag would outlast later deployments */
function assertTrusted({ commit, since, source }: Intent, now: Date): void {
  const branch = process.env.DEFAULT_BRANCH!;
  if (Date.parse(since) > now.getTime() + SKEW_MS) throw new UserError(`${source} is from the future. Delete it.`);
  if (isAncestor(commit, `refs/remotes/origin/${branch}`)) return;
  throw new UserError(
    `${source} names ${commit}, which is not on ${branch}, so nobody may have reviewed it. Merge it, or delete the tag.`,
  );
}

/**
 * `node scripts/verify/meant-live.ts`, for the daily workflow: finds the commit that is meant to be live, and hands it
 * over as `commit=`; empty if nothing has been deployed. The newest intent counts: a deployment by the workflow, or a tag
 * that a deployment or a rollback from somebody's machine has left. The live site is never asked, nor is Cloudflare:
 * whoever takes over either would then decide what they are compared with.
 */
await main(async () => {
  const now = new Date();
  const tags = tagsOf();
  const { intents, tried } = await fromRuns(tags);
  const [newest] = [...intents, ...fromTags(tags)].toSorted(
    (one, other) => Date.parse(other.since) - Date.parse(one.since),
  );
  if (newest?.isTag) assertTrusted(newest, now);
  // GitHub forgets runs after 400 days.
  const [tag, commit] = [...tags].find(([name]) => name.startsWith('v') && !tried.has(name)) ?? [];
  const found = newest ?? (tag === undefined ? null : { commit: commit!, source: `the newest tag, ${tag}` });
  console.log(
    found
      ? `Meant to be live: ${found.commit}, by ${found.source}. If another commit is meant to be: ${liveCommand('COMMIT', now)}`
      : 'Nothing has been deployed yet.',
  );
  await appendFile(process.env.GITHUB_OUTPUT!, `commit=${found?.commit ?? ''}\n`);
});
