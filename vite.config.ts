import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vite';
import { demonstrationValues } from './config/demonstration.ts';
import { chartGeometryPlugin } from './build/chart-geometry-plugin.ts';
import { devDocumentPlugin } from './build/dev-document-plugin.ts';
import { leanRouterPlugin } from './build/lean-router-plugin.ts';
import { loadSite } from './build/load-site.ts';
import { prerenderPlugin } from './build/prerender-plugin.ts';
import { siteConfigPlugin } from './build/site-config-plugin.ts';
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
      cloudflare(),
      devDocumentPlugin(site),
      prerenderPlugin(site),
    ],
    define: {
      DEMONSTRATION_CONTRACTS: JSON.stringify(
        site.contracts.map(({ address }) => address).filter((address) => demonstrationValues.includes(address)),
      ),
    },
    // OPTIONS and CORS are the Worker's to answer.
    preview: { cors: false },
  };
});
