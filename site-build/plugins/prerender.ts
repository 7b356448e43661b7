import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import type { Site } from '../../shape/token.ts';
import { currentCommit, untraceable } from '../documents/commit.ts';
import { CLIENT, DIST, writeSums } from '../documents/dist.ts';
import { filesBelow } from '../files.ts';

const ENVIRONMENT = 'prerender';
const OUT_DIR = '.wrangler/prerender';
const ENTRY = 'src/entry-client.tsx';

/**
 * Lets V8 compile the entry script's functions on another thread while it arrives, rather than each at its first call
 * on the main thread (Chromium 136 and later: https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Builds the server bundle with the others, renders the documents with it, and writes everything but the scripts. */
export function prerenderPlugin(site: Site): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            manifest: true,
            modulePreload: { polyfill: false },
            assetsInlineLimit: 0,
            rolldownOptions: {
              input: ENTRY,
              output: {
                postBanner: ({ isEntry }) => (isEntry ? COMPILE_HINT : ''),
              },
            },
          },
        },
        [ENVIRONMENT]: {
          resolve: { conditions: ['node'] },
          build: {
            outDir: OUT_DIR,
            ssr: true,
            emitAssets: false,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        // Imported here so that the dev server does not load the renderers.
        const [{ writeListingFiles }, { writeSite }, { assertScanned, LEFT_BEHIND, publicFiles }] = await Promise.all([
          import('../design/images.ts'),
          import('../documents/write-site.ts'),
          import('../scan/scan.ts'),
        ]);
        await builder.build(builder.environments[ENVIRONMENT]!);
        const { render } = (await import(pathToFileURL(resolve(OUT_DIR, 'entry-server.js')).href)) as {
          render: (path: string) => Promise<string>;
        };
        await rm(OUT_DIR, { recursive: true });
        const manifestDir = join(CLIENT, '.vite');
        const manifest = JSON.parse(await readFile(join(manifestDir, 'manifest.json'), 'utf8')) as Manifest;
        await rm(manifestDir, { recursive: true });
        // Vite copies all of `public/`.
        const left = (await filesBelow(CLIENT)).filter((file) => LEFT_BEHIND.test(file));
        for (const file of left) await rm(join(CLIENT, file));
        const inPublic = await publicFiles('public');
        const commit = currentCommit();
        const parts = { site, commit, outDir: CLIENT, render, entry: ENTRY, manifest };
        const { paths, warnings } = await writeSite(parts, inPublic);
        await writeListingFiles(`${DIST}/listing`, site);
        await assertScanned(DIST, site, paths, inPublic);
        await writeSums();
        const fault = untraceable(commit);
        for (const warning of warnings) this.warn(warning);
        if (fault) this.warn(`${fault} This build runs here and cannot be deployed.`);
      },
    },
  };
}
