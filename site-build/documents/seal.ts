import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './files.ts';
import { sha256Hex } from './hashes.ts';

export const SUMS_FILE = 'SHA256SUMS';
const COMMIT_FILE = 'COMMIT';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that the working tree holds, with `-dirty` where files differ from it; `unknown` where there is no git. */
export function commit(): string {
  try {
    // A copy inside another repository is not that repository's commit.
    if (realpathSync(git('rev-parse', '--show-toplevel')) !== realpathSync('.')) return 'unknown';
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? '-dirty' : '');
  } catch {
    return 'unknown';
  }
}

/** Takes the machine's paths out of the Worker's configuration: wrangler writes them for messages and reads no file by them. */
async function dropPaths(folder: string): Promise<void> {
  const paths = (await filesBelow(folder)).filter((file) => file.endsWith('/wrangler.json'));
  for (const path of paths) {
    const file = join(folder, path);
    const {
      configPath: _,
      userConfigPath: __,
      ...config
    } = JSON.parse(await readFile(file, 'utf8')) as object & {
      configPath?: string;
      userConfigPath?: string;
    };
    await writeFile(file, `${JSON.stringify(config)}\n`);
  }
}

/** The list of SHA-256 sums of the files below `folder`, as `sha256sum` writes it, itself left out. */
export async function sumsOf(folder: string): Promise<string> {
  const files = (await filesBelow(folder)).filter((file) => file !== SUMS_FILE);
  const lines = await Promise.all(
    files.map(async (file) => `${sha256Hex(await readFile(join(folder, file)))}  ./${file}\n`),
  );
  return lines.join('');
}

/** Last step of a build: makes `folder` the same wherever it was built, and writes its commit and its sums. */
export async function seal(folder: string): Promise<void> {
  await dropPaths(folder);
  await writeFile(join(folder, COMMIT_FILE), `${commit()}\n`);
  await writeFile(join(folder, SUMS_FILE), await sumsOf(folder));
}
