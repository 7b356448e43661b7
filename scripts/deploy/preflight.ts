import type { SiteConfig } from '../../config/site-config.ts';
import { currentCommit } from '../../site-build/documents/commit.ts';
import { untraceable } from '../../site-build/documents/seal.ts';
import { UserError } from '../lib/user-error.ts';
import { git } from './git.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A security.txt that has expired should not be used: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 */
const SECURITY_TXT_MIN_DAYS = 30;

/** @throws UserError if the tree is not exactly one commit, because nobody could say later what was deployed */
function assertCommit(): void {
  const why = untraceable(currentCommit().name);
  if (why !== null) throw new UserError(why);
}

/** @throws UserError if others have pushed commits, which this deployment would remove from the site */
async function assertUpToDate(signal: AbortSignal): Promise<void> {
  const upstream = await git(signal, 'rev-parse', '--abbrev-ref', '@{upstream}');
  // Without an upstream, as with a tag in CI or a local repository, nobody else can have pushed commits.
  if (upstream === null) return;
  if ((await git(signal, 'fetch', '--quiet')) === null) {
    throw new UserError(`${upstream} cannot be reached, so it may have newer commits. Try: git fetch`);
  }
  const behind = Number(await git(signal, 'rev-list', '--count', 'HEAD..@{upstream}'));
  if (behind > 0) {
    const commits = behind === 1 ? 'a commit' : `${behind} commits`;
    throw new UserError(`This branch is ${commits} behind ${upstream}. Run: git pull --rebase`);
  }
}

/** @throws UserError if security.txt has expired or soon will */
function assertSecurityTxt({ securityTxt: { expires } }: SiteConfig, today: Date): void {
  const days = Math.floor((Date.parse(expires) - today.getTime()) / DAY_MS);
  if (days >= SECURITY_TXT_MIN_DAYS) return;
  const state = days < 0 ? 'has expired' : `expires in ${days} days`;
  throw new UserError(
    `securityTxt.expires (${expires}) ${state}. Write a day within the next year into config/site.jsonc.`,
  );
}

/** Checks the commit, its upstream and security.txt, before the slow steps. @throws UserError with the remedy */
export async function preflight(site: SiteConfig, today: Date, signal: AbortSignal): Promise<void> {
  assertCommit();
  assertSecurityTxt(site, today);
  await assertUpToDate(signal);
}
