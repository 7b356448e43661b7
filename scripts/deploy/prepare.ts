import { appendFile, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from '../../site-build/config/load.ts';
import { sha256Hex } from '../../site-build/documents/hashes.ts';
import { main } from '../lib/main.ts';
import { assertCommitted, readArtifact } from '../verify/artifact.ts';
import { makeUploadFolder, UPLOAD_SUMS } from './upload-folder.ts';
import { workerName } from './worker-name.ts';

const FOLDER = 'upload';
const PREVIOUS = 'previous';

/**
 * For the deploy workflow’s job without the key, after `npm run deploy -- --dry-run`: assembles the folder that the job
 * with the key uploads, including the hashed files of the build in `previous`, if the workflow has put one there.
 */
await main(async () => {
  const site = await loadSite();
  const { hostname } = new URL(site.origin);
  const build = await readArtifact('dist');
  assertCommitted(build);
  const hasPrevious = (await stat(PREVIOUS).catch(() => null)) !== null;
  const previous = hasPrevious ? await readArtifact(PREVIOUS) : null;
  const carried = await makeUploadFolder(FOLDER, build, previous, hostname);
  console.log(
    previous ? `${carried.length} files of ${previous.commit} are uploaded again.` : 'There is no earlier build.',
  );
  const outputs = {
    worker: workerName(hostname),
    origin: site.origin,
    commit: build.commit,
    sums: sha256Hex(await readFile(join(FOLDER, UPLOAD_SUMS))),
  };
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  if (process.env.GITHUB_OUTPUT) await appendFile(process.env.GITHUB_OUTPUT, lines.join(''));
});
