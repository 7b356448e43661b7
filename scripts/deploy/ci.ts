import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '../../site-build/documents/hashes.ts';
import { cloudflare, type Cloudflare } from './cloudflare.ts';
import { listenForInterrupts } from './interrupt.ts';
import { takeKey } from './key.ts';
import { leadTo } from './roll-back.ts';
import { UPLOAD_SUMS, allSums } from './upload-folder.ts';
import { workerName } from './worker-name.ts';

const FOLDER = 'upload';
/** The beginning of a commit, with which a deployment tags its version. */
const COMMIT = /^[0-9a-f]{7,40}$/;
/** For one command of wrangler’s that fails and may succeed the next time. */
const PATIENCE = { forMs: 25_000, gapMs: 2_000 };
const { interrupted } = listenForInterrupts();
const key = takeKey();

/** The Worker that an earlier job named. */
const account = (): Cloudflare => cloudflare(process.env.WORKER!, key);

/** Hands values to later steps and jobs: https://docs.github.com/actions/reference/workflow-commands */
async function output(values: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  await appendFile(process.env.GITHUB_OUTPUT!, lines.join(''));
  console.log(lines.join('').trimEnd());
}

/** The IDs of the versions that visitors get. @throws if there is no Worker */
async function liveVersions({ live }: Cloudflare): Promise<string[]> {
  const shares = await live(interrupted);
  if (shares !== null) return [...shares.keys()];
  throw new Error('There is no Worker yet. Make the first deployment from your own machine: npm run deploy');
}

/** @throws if visitors get a version that this run does not know, because somebody else has deployed it */
function assertOurs(live: readonly string[], ...known: readonly string[]): void {
  const other = live.find((id) => !known.includes(id));
  if (other === undefined) return;
  throw new Error(
    `Version ${other} is live: somebody else has deployed since this run began, and their version stays. To deploy over it, run the whole workflow again`,
  );
}

async function serve(id: string): Promise<void> {
  await leadTo(id, { cloudflare: account(), patience: PATIENCE }, interrupted);
  console.log(`All visitors now get version ${id}.`);
}

/** The Worker's name, from the configuration file itself: checking all of it would need the packages. */
async function workerOf(file: string): Promise<string> {
  const [, origin] = /^\s*"origin":\s*"([^"]+)"/m.exec(await readFile(file, 'utf8')) ?? [];
  if (!origin || !URL.canParse(origin)) {
    throw new Error(`${file} names no origin. See what is wrong with it: npm run doctor`);
  }
  return workerName(new URL(origin).hostname);
}

/** The tasks of the jobs with the key. Wrangler is the only package whose code they run. */
const commands: Record<string, (first: string, second: string) => Promise<void>> = {
  /** Names the Worker, the version that is live, and its commit. */
  async live(configFile) {
    if (Object.keys(key).length === 0) {
      throw new Error('The environment "live" has no secret CLOUDFLARE_READ_TOKEN. See the README, "On GitHub"');
    }
    const worker = await workerOf(configFile);
    const one = cloudflare(worker, key);
    const [version, ...others] = await liveVersions(one);
    if (others.length > 0) throw new Error('Several versions are live at once. Choose one: npm run rollback');
    const { tag = '' } = (await one.versions(interrupted)).find(({ id }) => id === version) ?? {};
    if (!COMMIT.test(tag)) {
      throw new Error(
        `The live version ${version} ${tag ? `is tagged "${tag}", which is not a commit` : 'has no commit'}, so the scripts of pages that are open now cannot be found. Deploy from your own machine: npm run deploy`,
      );
    }
    await output({ worker, version: version!, commit: tag });
  },
  /** Compares the downloaded folder with the sum of its sums that the job without the key reported. */
  async check(expected) {
    const sums = await readFile(join(FOLDER, UPLOAD_SUMS), 'utf8');
    if (sha256Hex(sums) !== expected)
      throw new Error(`${UPLOAD_SUMS} is not the one that was built. Do not deploy this`);
    if (sums !== (await allSums(FOLDER)))
      throw new Error(`The files in ${FOLDER} are not those that were built. Do not deploy them`);
  },
  async upload(commit, before) {
    assertOurs(await liveVersions(account()), before);
    const { id, previewUrl } = await account().upload(FOLDER, commit.slice(0, 12), interrupted);
    await output({ version: id, preview: previewUrl });
  },
  async promote(version, before) {
    assertOurs(await liveVersions(account()), before, version);
    await serve(version);
  },
  async 'roll-back'(before, version) {
    // If Cloudflare does not say what is live, going back matters more.
    assertOurs(await liveVersions(account()).catch(() => []), before, version);
    await serve(before);
  },
};

const [name = '', first = '', second = ''] = process.argv.slice(2);
if (!Object.hasOwn(commands, name) || first === '') {
  throw new Error(`Write one of ${Object.keys(commands).join(', ')} and what it takes`);
}
await commands[name]!(first, second);
