import type { Plugin } from 'vite';
import { routesOf } from '../config/routes.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { bootScript } from './boot-script.ts';
import { documentHtml } from './document.ts';

/** In development: fills `index.html` with what the build writes into a document, less the rendered page. */
export function devDocumentPlugin(site: SiteConfig): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: async () =>
        documentHtml(site, routesOf(site)[0]!, {
          body: '',
          bootScript: await bootScript(),
          styles: '',
          headTags: ['<script type="module" src="/src/entry-client.tsx"></script>'],
        }),
    },
  };
}
