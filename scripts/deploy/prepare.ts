import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from '../../site-build/config/load.ts';
import { sha256Hex } from '../../site-build/documents/hashes.ts';
import { main } from '../lib/main.ts';
import { UserError } from '../lib/user-error.ts';
import { assertCommitted, readArtifact } from '../verify/artifact.ts';
import { namedBuild } from './targets.ts';
import { makeUploadFolder, UPLOAD_SUMS } from './upload-folder.ts';

const FOLDER = 'upload';

/**
 * `node scripts/deploy/prepare.ts FOLDER COMMIT`, for the deploy workflow’s job without the key, after `npm run deploy --
 * --dry-run`: assembles the folder that a job with the key uploads, including the hashed files of the live build.
 *
 * FOLDER has the build of COMMIT, which is live.
 */
await main(async () => {
  const [live, commit] = process.argv.slice(2);
  if (!live || !commit) throw new UserError('Name the folder of the live build and its commit.');
  const site = await loadSite();
  const build = await readArtifact('dist');
  assertCommitted(build);
  const previous = await namedBuild(live, commit);
  const carried = await makeUploadFolder(FOLDER, build, previous, new URL(site.origin).hostname);
  console.log(`${carried.length} files of ${previous.commit} are uploaded again.`);
  const outputs = {
    origin: site.origin,
    commit: build.commit,
    sums: sha256Hex(await readFile(join(FOLDER, UPLOAD_SUMS))),
  };
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  if (process.env.GITHUB_OUTPUT) await appendFile(process.env.GITHUB_OUTPUT, lines.join(''));
});
