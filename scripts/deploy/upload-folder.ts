import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../site-build/documents/files.ts';
import { sha256Hex } from '../../site-build/documents/hashes.ts';
import { UserError } from '../lib/user-error.ts';
import type { Artifact } from '../verify/artifact.ts';
import type { Carried } from '../verify/expectations.ts';

/** Path below the folder of the configuration with which wrangler uploads it. */
export const WORKER_CONFIG = 'worker/wrangler.json';
/** Path below the folder of the sums of everything in it, for a job that uploads what another job has built. */
export const UPLOAD_SUMS = 'SHA256SUMS.upload';
/** Path below the folder of the sums of the hashed files from an older build. */
export const CARRIED_SUMS = 'SHA256SUMS.carried';

const HASHED = 'client/assets/';

/** The Worker's settings, whoever uploads it: no workers.dev address, preview URLs, the canonical host. */
async function workerConfig(artifact: string, host: string): Promise<{ folder: string; config: object }> {
  const names = await readdir(artifact, { withFileTypes: true });
  for (const { name } of names.filter((entry) => entry.isDirectory())) {
    const text = await readFile(join(artifact, name, 'wrangler.json'), 'utf8').catch(() => null);
    if (text === null) continue;
    const routes = [{ pattern: host, custom_domain: true }];
    return { folder: name, config: { ...JSON.parse(text), routes, workers_dev: false, preview_urls: true } };
  }
  throw new UserError(`${artifact} contains no Worker. Build again: npm run build`);
}

const carriedLines = (carried: readonly Carried[]): string =>
  carried.map(({ file, sha256 }) => `${sha256}  ./client/${file}\n`).join('');

/** Copies the hashed files of `previous` that `folder` lacks, and lists them with their commit. */
async function carryOver(folder: string, previous: Artifact): Promise<Carried[]> {
  const carried: Carried[] = [];
  const present = new Set(await filesBelow(folder));
  for (const path of (await filesBelow(previous.folder)).filter((file) => file.startsWith(HASHED))) {
    const bytes = await readFile(join(previous.folder, path));
    const sha256 = sha256Hex(bytes);
    if (present.has(path)) {
      if (sha256 === sha256Hex(await readFile(join(folder, path)))) continue;
      throw new UserError(
        `${path} has other bytes in this build than in ${previous.commit}. Build that commit again, or use --drop-previous.`,
      );
    }
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
    carried.push({ file: path.slice('client/'.length), sha256 });
  }
  await writeFile(join(folder, CARRIED_SUMS), `# ${previous.commit}\n${carriedLines(carried)}`);
  return carried;
}

/** The sums of all files, in the format of `sha256sum`. */
export async function allSums(folder: string): Promise<string> {
  const files = (await filesBelow(folder)).filter((file) => file !== UPLOAD_SUMS);
  const lines = await Promise.all(
    files.map(async (file) => `${sha256Hex(await readFile(join(folder, file)))}  ./${file}\n`),
  );
  return lines.join('');
}

/**
 * Assembles the upload: a sealed build, and the hashed files of the live build, so that a page which was opened before
 * the deployment still finds its scripts.
 *
 * @param previous the sealed build that is live; null if there is none
 * @returns the files taken from it
 * @throws UserError if a file has the same name but other bytes in the two builds
 */
export async function makeUploadFolder(
  folder: string,
  artifact: Artifact,
  previous: Artifact | null,
  host: string,
): Promise<Carried[]> {
  await rm(folder, { recursive: true, force: true });
  await cp(artifact.folder, folder, { recursive: true });
  const { folder: worker, config } = await workerConfig(artifact.folder, host);
  await cp(join(artifact.folder, worker), join(folder, dirname(WORKER_CONFIG)), { recursive: true });
  await writeFile(join(folder, WORKER_CONFIG), `${JSON.stringify(config)}\n`);
  const carried = previous ? await carryOver(folder, previous) : [];
  await writeFile(join(folder, UPLOAD_SUMS), await allSums(folder));
  return carried;
}
