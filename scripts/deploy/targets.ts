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
  /** Folder of the live build, if it was not deployed from this machine. */
  previous?: string;
  /** Whether pages that are open now may lose their scripts. */
  dropsPrevious: boolean;
  archiveRoot?: string;
}

/** Reads a build that should be the live one. @throws UserError if it is another one */
export async function namedBuild(folder: string, tag: string | undefined): Promise<Artifact> {
  const artifact = await readArtifact(folder);
  assertCommitted(artifact);
  if (tag === undefined || artifact.commit.startsWith(tag)) return artifact;
  throw new UserError(`${folder} is the build of ${artifact.commit}, but ${tag} is live. Name that commit’s build.`);
}

/** @throws UserError with the remedies for a build that is not on this machine */
function missing(id: string, tag: string | undefined): never {
  const commit = tag ?? 'its commit';
  throw new UserError(
    `The build of the live version ${id} (${commit}) is not on this machine, and pages that are open now need its scripts. ` +
      `Check out ${commit} elsewhere, build it, and name its dist: npm run deploy -- --previous FOLDER. ` +
      'Or let those pages fail: npm run deploy -- --drop-previous',
  );
}

/**
 * Finds the version that a deployment goes back to if it fails: the live one, or, for the first deployment, a
 * placeholder that it creates.
 *
 * @throws UserError if that version's build is needed but not on this machine
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
    throw new UserError(`${live.size} versions are live at once. Choose one first: npm run rollback`);
  }
  const tag = (await cloudflare.versions(signal)).find((version) => version.id === id)?.tag;
  if (tag === PLACEHOLDER_TAG) return { id, artifact: null, isPlaceholder: true };
  const artifact = previous ? await namedBuild(previous, tag) : await archived(id, archiveRoot);
  if (!artifact && !dropsPrevious) missing(id, tag);
  return { id, artifact, isPlaceholder: false };
}
