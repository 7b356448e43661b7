import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clearBuild, STAGING } from './site-build/documents/staging.ts';
import { devDocumentPlugin } from './site-build/plugins/dev-document.ts';
import { loadSite } from './site-build/config/load.ts';
import { prerenderPlugin } from './site-build/plugins/prerender.ts';
import { settleEnvironment } from './site-build/environment.ts';
import { virtualModulesPlugin } from './site-build/plugins/virtual-modules.ts';
import designSystem from './uno.config.ts';
import { designSystemPlugin } from './site-build/plugins/design-system.ts';

export default defineConfig(async ({ command, mode }) => {
  if (command === 'build') settleEnvironment(mode);
  // Runs before anything can fail, so that an unfinished build is never mistaken for a finished one.
  if (command === 'build') await clearBuild();
  const site = await loadSite();
  return {
    plugins: [
      virtualModulesPlugin(site),
      designSystemPlugin(designSystem, site),
      react(),
      devDocumentPlugin(site),
      // The system chooses the inspector’s port: of two servers that start at once and look for one, one would fail.
      cloudflare({ inspectorPort: 0 }),
      prerenderPlugin(site),
    ],
    build: { outDir: STAGING },
    // No other files have a say: neither `.env` here nor a configuration of PostCSS in a folder above.
    envDir: false as const,
    css: { postcss: {} },
    // Otherwise Vite loads this file once more for each bundle, and the operator's is evaluated and checked as often.
    builder: { sharedConfigBuild: true },
  };
});
