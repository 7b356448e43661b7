import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clearBuild, STAGING } from './site-build/documents/staging.ts';
import { devDocumentPlugin } from './site-build/plugins/dev-document.ts';
import { loadSite } from './site-build/site-file/load.ts';
import { prerenderPlugin } from './site-build/plugins/prerender.ts';
import { settleEnvironment } from './site-build/environment.ts';
import { virtualModulesPlugin } from './site-build/plugins/virtual-modules.ts';
import designSystem from './uno.config.ts';
import { designSystemPlugin } from './site-build/plugins/design-system.ts';

export default defineConfig(async ({ command }) => {
  if (command === 'build') settleEnvironment();
  // Before the configuration can fail the build, so that nobody takes the last build for this one.
  if (command === 'build') await clearBuild();
  const site = await loadSite();
  return {
    plugins: [
      virtualModulesPlugin(site),
      designSystemPlugin(designSystem, site),
      react(),
      devDocumentPlugin(site),
      // 0 lets the system choose: two servers that search for a free port at once may collide.
      cloudflare({ inspectorPort: 0 }),
      prerenderPlugin(site),
    ],
    build: { outDir: STAGING },
    // Ignores `.env` here and any PostCSS configuration in a parent folder.
    envDir: false as const,
    css: { postcss: {} },
    // Otherwise Vite reloads this file for each bundle, and reads and checks the operator's again.
    builder: { sharedConfigBuild: true },
  };
});
