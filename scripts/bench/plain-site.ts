import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeYardstick } from './yardstick.ts';

const FOLDER = '.cache/bench/plain';
/** A document of 10 KB with inline styles and no script: the lower bound for the paint of a page of this kind. */
const FLOOR = join(import.meta.dirname, 'floor.html');

/** Path of the floor page on the Worker-less deployment. */
export const FLOOR_PATH = '/floor.html';

/**
 * Makes a deployment of the same files without a Worker, plus the floor page and the yardstick page.
 *
 * @param built folder of the client build
 * @returns path of its wrangler configuration
 */
export async function plainSite(built: string): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await cp(built, join(FOLDER, 'files'), { recursive: true });
  await cp(FLOOR, join(FOLDER, 'files', FLOOR_PATH));
  await writeYardstick(join(FOLDER, 'files'));
  const config = resolve(FOLDER, 'wrangler.json');
  await writeFile(
    config,
    JSON.stringify({
      name: 'plain-site',
      compatibility_date: '2026-10-20',
      assets: { directory: 'files', html_handling: 'none', not_found_handling: 'none' },
    }),
  );
  return config;
}
