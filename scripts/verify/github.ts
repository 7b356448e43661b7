import { execFile } from 'node:child_process';

/** For one request or download, in milliseconds. */
const LIMIT_MS = 120_000;

/** Runs GitHub's command line tool, `gh`. @returns what it prints @throws with its words if it fails or hangs */
export function gh(...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('gh', args, { timeout: LIMIT_MS, maxBuffer: 2 ** 26 }, (error, out, words) =>
      error ? reject(new Error(words.trim() || error.message)) : resolve(out),
    );
  });
}

/**
 * Reads from GitHub's REST API what it knows of the repository that the workflow runs in.
 *
 * @param path below the repository, such as `commits/main`: https://docs.github.com/rest
 */
export const read = async <Shape>(path: string): Promise<Shape> =>
  JSON.parse(await gh('api', `repos/${process.env.GITHUB_REPOSITORY!}/${path}`)) as Shape;

/** A run of the deploy workflow. */
export interface DeployRun {
  id: number;
  /** Its page on GitHub. */
  html_url: string;
  /** The tag that started it. */
  head_branch: string;
  /** Its commit. */
  head_sha: string;
}

interface Job {
  name: string;
  /** `success`, `failure`, `skipped`, …; null before it has ended. */
  conclusion: string | null;
  /** When it ended, as an ISO date; null before that. */
  completed_at: string | null;
  steps: readonly { name: string; conclusion: string | null }[];
}

/** How far a deployment by the workflow came. */
export interface Outcome {
  /** When all visitors got its version, as an ISO date; null if they never did. */
  promoted: string | null;
  /** Whether they got the version before again. */
  isRolledBack: boolean;
  /** Whether its sums are attested. */
  isAttested: boolean;
}

/** The names in `.github/workflows/deploy.yml` by which its runs are read. */
const PROMOTE = 'Promote it to all visitors';
const ROLL_BACK = 'Go back to the previous version';
const ATTEST = 'Attest the sums';
const UNATTESTED = 'Warn that nothing is attested';

/** The newest runs of the deploy workflow that a tag started, newest first. @param commit whole hash of their commit */
export async function deployRuns(commit?: string): Promise<readonly DeployRun[]> {
  const of = commit === undefined ? '' : `&head_sha=${commit}`;
  const path = `actions/workflows/deploy.yml/runs?event=push&per_page=20${of}`;
  return (await read<{ workflow_runs: readonly DeployRun[] }>(path)).workflow_runs;
}

/** How far a run came, as GitHub recorded it: nothing that runs in a job can change what became of it. */
export async function outcomeOf({ id }: DeployRun): Promise<Outcome> {
  const { jobs } = await read<{ jobs: readonly Job[] }>(`actions/runs/${id}/jobs?per_page=100`);
  const job = (name: string) => jobs.find((one) => one.name === name && one.conclusion === 'success');
  const warning = job(ATTEST)?.steps.find(({ name }) => name === UNATTESTED);
  return {
    promoted: job(PROMOTE)?.completed_at ?? null,
    isRolledBack: job(ROLL_BACK) !== undefined,
    isAttested: warning?.conclusion === 'skipped',
  };
}
