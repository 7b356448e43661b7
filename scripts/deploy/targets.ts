import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../lib/user-error.ts';
import { assertCommitted, readArtifact, type Artifact } from '../verify/artifact.ts';
import { archived } from './archive.ts';
import type { Cloudflare } from './cloudflare.ts';
import { makePlaceholderFolder, PLACEHOLDER_TAG } from './placeholder.ts';
import type { Target } from './roll-back.ts';

export interface TargetOptions {
  /** Folder of the build that is live, where it was not deployed from this machine. */
  previous?: string;
  /** Whether pages that are open now may lose their scripts. */
  dropsPrevious: boolean;
  archiveRoot?: string;
}

/** @throws UserError where the named build is not the live one */
async function namedBuild(folder: string, tag: string | undefined): Promise<Artifact> {
  const artifact = await readArtifact(folder);
  assertCommitted(artifact);
  if (tag === undefined || artifact.commit.startsWith(tag)) return artifact;
  throw new UserError(`${folder} is the build of ${artifact.commit}, and live is ${tag}. Name that commit’s build.`);
}

/** @throws UserError with what can be done about a build that is not on this machine */
function missing(id: string, tag: string | undefined): never {
  const commit = tag ?? 'its commit';
  throw new UserError(
    `The build of the live version ${id} (${commit}) is not on this machine, and pages that are open now need its scripts. ` +
      `Check ${commit} out elsewhere, build it, and name its dist: npm run deploy -- --previous FOLDER. ` +
      'Or let those pages fail: npm run deploy -- --drop-previous',
  );
}

/**
 * What a deployment goes back to when it fails: the version that is live, or, for the first one, a placeholder that is
 * made here.
 *
 * @throws UserError where that version's build is needed and not at hand
 */
export async function findTarget(
  cloudflare: Cloudflare,
  live: ReadonlyMap<string, number> | null,
  { previous, dropsPrevious, archiveRoot }: TargetOptions,
  signal: AbortSignal,
): Promise<Target> {
  if (live === null) {
    const folder = await mkdtemp(join(tmpdir(), 'placeholder-'));
    try {
      const [, date] = /^compatibility_date = "(.*)"$/m.exec(await readFile('wrangler.toml', 'utf8'))!;
      await makePlaceholderFolder(folder, date!);
      return { id: await cloudflare.create(folder, PLACEHOLDER_TAG, signal), artifact: null, isPlaceholder: true };
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  const [id, ...others] = [...live.keys()];
  if (id === undefined || others.length > 0) {
    throw new UserError(`Visitors are divided between ${live.size} versions. Lead them to one first: npm run rollback`);
  }
  const tag = (await cloudflare.versions(signal)).find((version) => version.id === id)?.tag;
  if (tag === PLACEHOLDER_TAG) return { id, artifact: null, isPlaceholder: true };
  const artifact = previous ? await namedBuild(previous, tag) : await archived(id, archiveRoot);
  if (!artifact && !dropsPrevious) missing(id, tag);
  return { id, artifact, isPlaceholder: false };
}
