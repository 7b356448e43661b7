import { liveCommand, liveTag } from '../verify/live-tag.ts';
import { git } from './git.ts';

/** For each command of git's, in milliseconds. */
const LIMIT_MS = 20_000;
/** What tags a version that was deployed from a commit: the placeholder has another word. */
const COMMIT = /^[0-9a-f]{7,40}$/;

const run = (...args: string[]): Promise<string | null> => git(AbortSignal.timeout(LIMIT_MS), ...args);

/**
 * Tells the daily check what is meant to be live after a deployment or a rollback from this machine: pushes a tag of the
 * commit to `origin`. It publishes nothing else: a commit that `origin` lacks is left to the operator.
 *
 * @param commit hash, or its beginning
 * @returns lines to print; none if there is no `origin`, or no commit
 */
export async function recordLive(commit: string, at: Date = new Date()): Promise<string[]> {
  if (!COMMIT.test(commit) || (await run('remote', 'get-url', 'origin')) === null) return [];
  const byHand = (why: string, name: string) => [
    `The daily check on GitHub does not know this yet: ${why}. If you use it: ${liveCommand(name, at)}`,
  ];
  const hash = await run('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  if (!hash?.startsWith(commit)) return byHand('the commit is not in this repository', commit);
  if (!(await run('for-each-ref', '--contains', hash, 'refs/remotes/origin')))
    return byHand('the commit has not been pushed', hash);
  // A hook could take minutes, and has nothing to say about a commit that has been pushed already.
  const pushed = await run('push', '--quiet', '--no-verify', 'origin', `${hash}:refs/tags/${liveTag(at)}`);
  if (pushed === null) return byHand('origin did not accept the tag', hash);
  return [`The daily check on GitHub now expects this commit: origin has the tag ${liveTag(at)}.`];
}
