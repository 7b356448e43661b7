import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ARCHIVE } from './archive.ts';

/** A promotion whose outcome was not recorded: the process was killed, or could not go back. */
export interface Unfinished {
  /** The version that was live before. */
  from: string;
  /** The promoted version, which was not verified under the domain. */
  to: string;
}

/** Tells later commands about a deployment that was killed. */
export interface Journal {
  /** Records that a promotion begins. */
  begin: (entry: Unfinished) => Promise<void>;
  /** Records that its outcome is known. */
  end: () => Promise<void>;
  /** Returns the promotion that began and did not end, or null. */
  unfinished: () => Promise<Unfinished | null>;
}

/** @param root the archive's folder */
export function journal(root = ARCHIVE): Journal {
  const file = join(root, 'unfinished.json');
  return {
    async begin(entry) {
      await mkdir(root, { recursive: true });
      // Renamed into place, so that it is never read half written.
      await writeFile(`${file}.new`, `${JSON.stringify(entry)}\n`);
      await rename(`${file}.new`, file);
    },
    end: () => rm(file, { force: true }),
    async unfinished() {
      const text = await readFile(file, 'utf8').catch(() => null);
      return text === null ? null : (JSON.parse(text) as Unfinished);
    },
  };
}

/** Says what happened, and what to run next. */
export const unfinishedWords = ({ from, to }: Unfinished): string =>
  [
    `An earlier deployment was cut off after it promoted version ${to}, and before it had verified what visitors get.`,
    `To go back: npm run rollback -- ${from}`,
    `To keep it, if it is what visitors get: npm run rollback -- ${to}`,
  ].join('\n');
