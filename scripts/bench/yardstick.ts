import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { integrity } from '../../site-build/documents/hashes.ts';
import { COMPILE_HINT } from '../../site-build/plugins/prerender.ts';

/** Path of the yardstick page. */
export const YARDSTICK_PATH = '/yardstick.html';
const SCRIPT_PATH = '/assets/yardstick.js';
/** The address and hash in the tag of the entry script, whose other attributes decide when it is fetched and evaluated. */
const ENTRY = /(?<=<script type="module"[^>]*) src="[^"]*" integrity="[^"]*"(?=[^>]*><\/script>)/;

/**
 * Writes the yardstick page into `folder`: the landing page's document with a script that evaluates only the framework,
 * built like the site's own. What the landing page takes beyond its times is due to the site's code.
 *
 * @param folder of the built site
 * @throws if the document has no entry script
 */
export async function writeYardstick(folder: string): Promise<void> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'yardstick-entry.ts'),
        output: { postBanner: COMPILE_HINT },
      },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = result.output[0];
  const document = await readFile(join(folder, 'index.html'), 'utf8');
  if (!ENTRY.test(document)) throw new Error('The landing page has no entry script with a hash');
  const own = ` src="${SCRIPT_PATH}" integrity="${integrity(code)}"`;
  await writeFile(join(folder, SCRIPT_PATH), code);
  await writeFile(join(folder, YARDSTICK_PATH), document.replace(ENTRY, own));
}
