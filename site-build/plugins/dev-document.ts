import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { routesOf } from '../../config/routes.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { bootScript } from '../documents/boot-script.ts';
import { documentHtml } from '../documents/document.ts';
import { fallbackFaces, uncutFaces } from '../design/fonts.ts';
import { images } from '../design/images.ts';
import { currentCommit } from '../documents/commit.ts';
import { staticFiles } from '../documents/static-files.ts';
import { wellKnownFiles } from '../documents/well-known.ts';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** In development: what the build writes beside the bundles, made on demand; the page itself renders in the browser. */
export function devDocumentPlugin(site: CheckedSite): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    async configureServer(server) {
      const files = new Map([...staticFiles(site), ...wellKnownFiles(site, currentCommit()), ...(await images(site))]);
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const content = files.get(path);
        if (content === undefined) return next();
        response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain');
        response.end(content);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async () =>
        documentHtml(site, routesOf(site)[0]!, {
          body: '',
          bootScript: await bootScript(),
          styles: uncutFaces() + fallbackFaces(),
          fontTags: [],
          importMap: '',
          headTags: ['<script type="module" src="/src/entry-client.tsx"></script>'],
        }),
    },
  };
}
