import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import type { SiteConfig } from '../../config/site-config.ts';
import { assertOwnAddresses } from '../scan/addresses.ts';
import { seal } from '../documents/seal.ts';
import { writeSite } from '../documents/write-site.ts';

const ENVIRONMENT = 'prerender';
const DIST = 'dist';
const OUT_DIR = 'dist/prerender';
const CLIENT_DIR = 'dist/client';
const ENTRY = 'src/entry-client.tsx';

/** Builds the server bundle beside the others, renders the documents with it, and writes all that is not script. */
export function prerenderPlugin(site: SiteConfig): Plugin {
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
            rolldownOptions: { input: ENTRY },
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
        await builder.build(builder.environments[ENVIRONMENT]!);
        const { render } = (await import(pathToFileURL(resolve(OUT_DIR, 'entry-server.js')).href)) as {
          render: (path: string) => string;
        };
        const manifestDir = join(CLIENT_DIR, '.vite');
        const manifest = JSON.parse(await readFile(join(manifestDir, 'manifest.json'), 'utf8')) as Manifest;
        await writeSite({ site, outDir: CLIENT_DIR, render, entry: ENTRY, manifest });
        await rm(manifestDir, { recursive: true });
        await rm(OUT_DIR, { recursive: true });
        await assertOwnAddresses(DIST, site);
        await seal(DIST);
      },
    },
  };
}
