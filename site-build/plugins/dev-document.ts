import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { routes } from '../../config/routes.ts';
import type { Site } from '../../shape/token.ts';
import { bootScript } from '../documents/boot-script.ts';
import { socialCard } from '../design/social-cards.ts';
import { documentHtml } from '../documents/document.ts';
import { uncutFaces } from '../design/fonts.ts';
import { dataUrl, iconSprite } from '../design/icon-sprite.ts';
import { icons } from '../../config/icons.ts';
import { currentCommit } from '../documents/commit.ts';
import { staticFiles } from '../documents/static-files.ts';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Icons and social cards: in the root or in `/social`, and not modules. */
const IMAGE_PATH = /^\/(?:social\/)?[\w-]+\.(?:png|svg|ico)$/;

/** In development, serves the files that a build would write; the page itself renders in the browser. */
export function devDocumentPlugin(site: Site): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    // Vite scans index.html for scripts, but they are only inserted on request, so the first page would reload.
    config: () => ({ environments: { client: { optimizeDeps: { entries: ['src/entry-client.tsx'] } } } }),
    configureServer(server) {
      const texts = staticFiles(site, currentCommit());
      let drawn: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined;
      // On the first request, because loading the renderers would delay the server's start.
      const images = () => (drawn ??= import('../design/images.ts').then((module) => module.images(site)));
      server.middlewares.use(async ({ url = '' }, response, next) => {
        const [path] = url.split('?') as [string];
        try {
          const content = texts.get(path) ?? (IMAGE_PATH.test(path) ? (await images()).get(path) : undefined);
          if (content === undefined) return next();
          response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain');
          response.end(content);
        } catch (error) {
          next(error);
        }
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async () =>
        documentHtml(site, routes[0]!, {
          card: (await socialCard(site, routes[0]!)).path,
          body: '',
          bootScript: await bootScript(site),
          styles: `${uncutFaces()}:root{--sprite:${dataUrl(iconSprite(icons).file)}}`,
          fontTags: [],
          importMap: '',
          headTags: ['<script type="module" src="/src/entry-client.tsx"></script>'],
        }),
    },
  };
}
