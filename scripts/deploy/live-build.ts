import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUMS_FILE } from '../../site-build/documents/seal.ts';
import { main } from '../lib/main.ts';
import { UserError } from '../lib/user-error.ts';
import { readArtifact } from '../verify/artifact.ts';
import { deployRuns, gh, outcomeOf, read, type DeployRun } from '../verify/github.ts';

/** The artifact with the sealed build. */
const NAME = 'build';

/** Says why there is no artifact to take the live build from. */
class NoArtifact extends Error {}

/** The whole hash of a commit. @param commit its beginning, with which a deployment tags its version */
async function wholeHash(commit: string): Promise<string> {
  const { sha } = await read<{ sha: string }>(`commits/${commit}`);
  // A branch or a tag may have the beginning of a hash as its name.
  if (sha.startsWith(commit)) return sha;
  throw new NoArtifact(`"${commit}" is also the name of a branch or a tag`);
}

/** Downloads the artifact of the newest run that promoted this commit and still has one. @throws NoArtifact */
async function download(commit: string, folder: string): Promise<DeployRun & { isAttested: boolean }> {
  let why = 'no run of the deploy workflow has promoted it';
  for (const run of await deployRuns(commit)) {
    const { promoted, isAttested } = await outcomeOf(run);
    if (promoted === null) continue;
    const { artifacts } = await read<{ artifacts: readonly { expired: boolean }[] }>(
      `actions/runs/${run.id}/artifacts?name=${NAME}`,
    );
    if (artifacts.some(({ expired }) => !expired)) {
      await gh(
        'run',
        'download',
        `${run.id}`,
        '--repo',
        process.env.GITHUB_REPOSITORY!,
        '--name',
        NAME,
        '--dir',
        folder,
      );
      return { ...run, isAttested };
    }
    why = `the artifact of ${run.html_url} has expired or was deleted`;
  }
  throw new NoArtifact(why);
}

/** @throws UserError if the downloaded build is not the one that the run sealed */
async function assertSealed(folder: string, commit: string, run: DeployRun & { isAttested: boolean }): Promise<void> {
  const refuse = (what: string): never => {
    throw new UserError(
      `The artifact "${NAME}" of ${run.html_url} is not the build that went live: ${what} Find out who changed it. ` +
        'To deploy nevertheless, keep a copy, delete the artifact on that page and run this again: the live commit is then built again.',
    );
  };
  const { commit: built } = await readArtifact(folder).catch(() => refuse('its files are not those in its sums.'));
  if (built !== commit) refuse(`it is a build of ${built}, and ${commit} is live.`);
  if (!run.isAttested) return;
  const repository = process.env.GITHUB_REPOSITORY!;
  const signer = ['--signer-workflow', `${repository}/.github/workflows/deploy.yml`, '--source-digest', commit];
  await gh('attestation', 'verify', join(folder, SUMS_FILE), '--repo', repository, ...signer).catch((error: Error) =>
    refuse(`its sums are not those that the run attested. ${error.message}.`),
  );
}

/**
 * `node scripts/deploy/live-build.ts COMMIT FOLDER`, for a job of the deploy workflow that can read artifacts and runs no
 * package's code: downloads the sealed build of the commit that is live, and compares it with its sums and attestation.
 * Hands over `found=true`, or `found=false` where the commit has to be built again; the log says why.
 */
await main(async () => {
  const [beginning, folder] = process.argv.slice(2);
  if (!beginning || !folder) throw new UserError('Name the live commit and a folder for its build.');
  try {
    const commit = await wholeHash(beginning);
    const run = await download(commit, folder);
    await assertSealed(folder, commit, run);
    const signed = run.isAttested ? 'compared with its attestation' : 'which has no attestation';
    console.log(`The live build of ${commit} is the artifact of ${run.html_url}, ${signed}.`);
    await appendFile(process.env.GITHUB_OUTPUT!, 'found=true\n');
  } catch (error) {
    // A changed artifact stops the deployment. A missing one does not: builds are reproducible.
    if (error instanceof UserError) throw error;
    console.log(`The live commit ${beginning} is built again: ${(error as Error).message}.`);
    await appendFile(process.env.GITHUB_OUTPUT!, 'found=false\n');
  }
});
