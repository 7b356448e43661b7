import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { routes } from '../../config/routes.ts';
import type { Site } from '../../shape/token.ts';
import { uncutFaces } from '../design/fonts.ts';
import { dataUrl, iconSprite } from '../design/icon-sprite.ts';
import { icons } from '../../config/icons.ts';
import { currentCommit } from '../documents/commit.ts';
import { staticFiles } from '../documents/static-files.ts';

const types: Record<string, string> = {
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** In development, serves the texts that a build would write, and no pictures; the page itself renders in the browser. */
export function devDocumentPlugin(site: Site): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    // Vite scans index.html for scripts, but they are only inserted on request, so the first page would reload.
    config: () => ({ environments: { client: { optimizeDeps: { entries: ['src/entry-client.tsx'] } } } }),
    configureServer(server) {
      const texts = staticFiles(site, currentCommit());
      server.middlewares.use(({ url = '' }, response, next) => {
        const [path] = url.split('?') as [string];
        const content = texts.get(path);
        if (content === undefined) return next();
        response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain');
        response.end(content);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        // Only here, because texts are made from the facts, which are checked before.
        const { bootScript } = await import('../documents/boot-script.ts');
        const { documentHtml } = await import('../documents/document.ts');
        return documentHtml(site, routes[0]!, {
          card: '',
          body: '',
          bootScript: await bootScript(site),
          styles: `${uncutFaces()}:root{--sprite:${dataUrl(iconSprite(icons).file)}}`,
          fontTags: [],
          importMap: '',
          headTags: ['<script type="module" src="/src/entry-client.tsx"></script>'],
        });
      },
    },
  };
}
