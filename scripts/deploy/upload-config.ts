import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../lib/user-error.ts';

/** The configuration with which wrangler uploads a build. Wrangler's own folder is ignored by git. */
const UPLOAD_CONFIG = '.wrangler/upload.json';

/** The longest name with which a Worker gets preview URLs: they prefix it with a version, in a label of 63 letters. */
const MAX_LENGTH = 54;

/** The Worker's name in the operator's account: the site's host with hyphens for dots, so that each site has its own. */
export const workerName = (host: string): string => host.replaceAll('.', '-').slice(0, MAX_LENGTH).replace(/-+$/, '');

interface WorkerConfig {
  main: string;
  assets: { directory: string };
}

/**
 * Writes the configuration for the upload: the built one, with the Worker's name, its domain and previews, and without an
 * address on workers.dev.
 *
 * @returns its path
 * @throws UserError if `dist` contains no Worker
 */
export async function writeUploadConfig(host: string): Promise<string> {
  for (const folder of await readdir('dist')) {
    const text = await readFile(join('dist', folder, 'wrangler.json'), 'utf8').catch(() => null);
    if (text === null) continue;
    const built = JSON.parse(text) as WorkerConfig;
    const config = {
      ...built,
      name: workerName(host),
      main: `../dist/${folder}/${built.main}`,
      assets: { ...built.assets, directory: '../dist/client' },
      routes: [{ pattern: host, custom_domain: true }],
      workers_dev: false,
      preview_urls: true,
    };
    await writeFile(UPLOAD_CONFIG, `${JSON.stringify(config)}\n`);
    return UPLOAD_CONFIG;
  }
  throw new UserError('dist contains no Worker. Run: npm run build');
}
