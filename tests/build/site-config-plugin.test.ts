import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { siteConfigPlugin } from '../../site-build/plugins/site-config.ts';
import { checkConfig } from '../../site-build/config/check.ts';
import { site } from './fixtures/plumtag.ts';

/** The code of a bundle whose only module is `source`. */
async function bundleOf(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  const input = join(folder, 'entry.ts');
  try {
    await writeFile(input, source);
    const output = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [siteConfigPlugin(checkConfig(site, 'site.ts'))],
      build: { write: false, ssr: true, rolldownOptions: { input } },
    });
    return JSON.stringify(output);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('A bundle gets the checked values', async () => {
  expect(await bundleOf("import { site } from 'virtual:site';\nconsole.log(site);\n")).toContain('CqmtagMadeUpToken');
});

test.each(['config/site.ts', 'config/site.ts?again', 'tests/site.ts'])(
  'A bundle that imports the operator’s file directly, as %s, is refused',
  async (file) => {
    await expect(bundleOf(`export { site } from ${JSON.stringify(resolve(file))};\n`)).rejects.toThrow(
      /would run unchecked there\. Import \{ site \} from 'virtual:site'/,
    );
  },
);
