import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vite';
import { chartGeometryPlugin } from './build/chart-geometry-plugin.ts';
import { devDocumentPlugin } from './build/dev-document-plugin.ts';
import { leanRouterPlugin } from './build/lean-router-plugin.ts';
import { loadSite } from './build/load-site.ts';
import { previewEdgePlugin } from './build/preview-edge-plugin.ts';
import { prerenderPlugin } from './build/prerender-plugin.ts';
import { siteConfigPlugin } from './build/site-config-plugin.ts';
import { siteDefines } from './build/site-defines.ts';
import { designSystem } from './uno.config.ts';

export default defineConfig(async () => {
  const site = await loadSite();
  return {
    plugins: [
      siteConfigPlugin(),
      chartGeometryPlugin(),
      leanRouterPlugin(),
      unocss(designSystem(site.brand)),
      react(),
      devDocumentPlugin(site),
      cloudflare(),
      prerenderPlugin(site),
      previewEdgePlugin(site),
    ],
    define: siteDefines(site),
    // OPTIONS and CORS are the Worker's to answer, and what it serves is public under any host's name.
    preview: { cors: false, allowedHosts: true as const },
  };
});
