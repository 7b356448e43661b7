import { execFile } from 'node:child_process';
import type { SiteConfig } from '../../config/site-config.ts';
import { currentCommit } from '../../site-build/documents/commit.ts';
import { untraceable } from '../../site-build/documents/seal.ts';
import { UserError } from '../lib/user-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A deployment should outlive its security.txt by no chance: RFC 9116 tells readers not to trust an expired one. */
const SECURITY_TXT_MIN_DAYS = 30;

function git(signal: AbortSignal, ...args: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    // A question for a password would wait for ever.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
    execFile('git', args, { signal, env }, (error, out) => resolve(error ? null : out.trim()));
  });
}

/** @throws UserError where the tree is not one commit, so that nobody could say later what was deployed */
function assertCommit(): void {
  const why = untraceable(currentCommit().name);
  if (why !== null) throw new UserError(why);
}

/** @throws UserError where others have pushed commits that this deployment would take off the site again */
async function assertUpToDate(signal: AbortSignal): Promise<void> {
  const upstream = await git(signal, 'rev-parse', '--abbrev-ref', '@{upstream}');
  // A tag in CI, or a repository of one's own: there is nobody to be behind of.
  if (upstream === null) return;
  if ((await git(signal, 'fetch', '--quiet')) === null) {
    throw new UserError(
      `${upstream} cannot be reached, so whether it holds newer commits is not known. Try: git fetch`,
    );
  }
  const behind = Number(await git(signal, 'rev-list', '--count', 'HEAD..@{upstream}'));
  if (behind > 0) throw new UserError(`This branch is ${behind} commits behind ${upstream}. Run: git pull --rebase`);
}

/** @throws UserError where security.txt has expired or soon will */
function assertSecurityTxt({ securityTxt: { expires } }: SiteConfig, today: Date): void {
  const days = Math.floor((Date.parse(expires) - today.getTime()) / DAY_MS);
  if (days >= SECURITY_TXT_MIN_DAYS) return;
  const state = days < 0 ? 'has expired' : `expires in ${days} days`;
  throw new UserError(
    `securityTxt.expires (${expires}) ${state}. Write a day within the next year into config/site.ts.`,
  );
}

/** What has to hold before a deployment is worth its time. @throws UserError with the remedy */
export async function preflight(site: SiteConfig, today: Date, signal: AbortSignal): Promise<void> {
  assertCommit();
  assertSecurityTxt(site, today);
  await assertUpToDate(signal);
}
