import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cloudflare } from './cloudflare.ts';
import { listenForInterrupts } from './interrupt.ts';
import { takeKey } from './key.ts';
import { isAlone } from './roll-back.ts';
import { UPLOAD_SUMS, allSums } from './upload-folder.ts';
import { sha256Hex } from '../../site-build/documents/hashes.ts';

const FOLDER = 'upload';
const { interrupted } = listenForInterrupts();
const account = cloudflare(process.env.WORKER ?? '', takeKey());

/** Hands values to later steps and jobs: https://docs.github.com/actions/reference/workflow-commands */
async function output(values: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  await appendFile(process.env.GITHUB_OUTPUT!, lines.join(''));
  console.log(lines.join('').trimEnd());
}

/** @throws if the version does not serve all visitors in the end */
async function leadTo(id: string): Promise<void> {
  await account.promote(id, interrupted);
  if (!isAlone(await account.live(interrupted), id))
    throw new Error(`Cloudflare does not serve version ${id} to all visitors. Run the job again`);
  console.log(`All visitors now get version ${id}.`);
}

/** The tasks of the jobs with the key, one each. Wrangler is the only package whose code they run. */
const commands: Record<string, (argument: string) => Promise<void>> = {
  /** Compares the downloaded folder with the sum of its sums that the job without the key reported. */
  async check(expected) {
    const sums = await readFile(join(FOLDER, UPLOAD_SUMS), 'utf8');
    if (sha256Hex(sums) !== expected)
      throw new Error(`${UPLOAD_SUMS} is not the one that was built. Do not deploy this`);
    if (sums !== (await allSums(FOLDER)))
      throw new Error(`The files in ${FOLDER} are not those that were built. Do not deploy them`);
  },
  async upload(commit) {
    const live = await account.live(interrupted);
    if (live === null) {
      throw new Error('There is no Worker yet. Make the first deployment from your own machine: npm run deploy');
    }
    if (live.size !== 1) throw new Error('Several versions are live at once. Choose one: npm run rollback');
    const [before] = [...live.keys()];
    const { id, previewUrl } = await account.upload(FOLDER, commit.slice(0, 12), interrupted);
    await output({ before: before!, version: id, preview: previewUrl });
  },
  promote: leadTo,
  async 'roll-back'(before) {
    await leadTo(before);
  },
};

const [name = '', argument = ''] = process.argv.slice(2);
if (!Object.hasOwn(commands, name) || argument === '') {
  throw new Error(`Write one of ${Object.keys(commands).join(', ')} and what it takes`);
}
await commands[name]!(argument);
