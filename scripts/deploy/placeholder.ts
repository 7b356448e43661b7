import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WORKER_CONFIG } from './upload-folder.ts';

/** Distinguishes the placeholder from versions of the site. */
export const PLACEHOLDER_TAG = 'placeholder';
/** The status of every answer. */
export const PLACEHOLDER_STATUS = 503;

const source = `export default {
  fetch: () =>
    new Response('This site is not open yet.\\n', {
      status: ${PLACEHOLDER_STATUS},
      headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', 'Retry-After': '3600' },
    }),
};
`;

/**
 * Writes a Worker without content. Only an existing Worker accepts versions that no visitor gets, and the first
 * deployment, too, needs something harmless to go back to.
 */
export async function makePlaceholderFolder(folder: string, compatibilityDate: string): Promise<void> {
  const config = {
    main: 'index.js',
    compatibility_date: compatibilityDate,
    workers_dev: false,
    preview_urls: true,
    no_bundle: true,
    observability: { enabled: false },
  };
  const worker = join(folder, dirname(WORKER_CONFIG));
  await mkdir(worker, { recursive: true });
  await writeFile(join(worker, 'index.js'), source);
  await writeFile(join(folder, WORKER_CONFIG), `${JSON.stringify(config)}\n`);
}
