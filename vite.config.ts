import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { clearBuild, DIST } from './site-build/documents/dist.ts';
import { devDocumentPlugin } from './site-build/plugins/dev-document.ts';
import { loadSite } from './site-build/site-file/load.ts';
import { prerenderPlugin } from './site-build/plugins/prerender.ts';
import { ENGINES } from './site-build/engines.ts';
import { virtualModulesPlugin } from './site-build/plugins/virtual-modules.ts';
import designSystem from './uno.config.ts';
import { designSystemPlugin } from './site-build/plugins/design-system.ts';

/** Variables that a build keeps: where programs and temporary files are, how messages look, and the configuration. */
const KEPT =
  /^(?:PATH|HOME|USERPROFILE|SYSTEMROOT|APPDATA|LOCALAPPDATA|TMPDIR|TMP|TEMP|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|SITE_CONFIG)$/i;

/**
 * Gives a build the same environment on every machine. Vite, UnoCSS, Cloudflare's plugin and React each read variables
 * such as NODE_ENV, CLOUDFLARE_ENV and WRANGLER_CI_OVERRIDE_NAME, and more with each release.
 */
function settleEnvironment(): void {
  for (const name of Object.keys(process.env)) if (!KEPT.test(name)) delete process.env[name];
  process.env.NODE_ENV = 'production';
  process.env.TZ = 'UTC';
}

/** How a server listens; only this machine reaches it, or with HOST=0.0.0.0, a phone in the same network, too. */
const listening = (port: number) => ({
  host: process.env.HOST || '127.0.0.1',
  port: Number(process.env.PORT ?? port),
  strictPort: true,
  cors: false,
});

/** After a rebuild, workerd would send the old headers, whose hashes do not fit the new documents. */
const stopAfterRebuild: Plugin = {
  name: 'stop-after-rebuild',
  configurePreviewServer({ config }) {
    watchFile(join(DIST, 'SHA256SUMS'), { interval: 500 }, () => {
      config.logger.error('The build has changed. To serve the new one: npm run preview');
      process.exit(1);
    }).unref();
  },
};

export default defineConfig(async ({ command, isPreview }) => {
  // Nothing here needs Cloudflare's description of a request, and without a network it fails with a stack trace.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  if (isPreview) {
    return {
      plugins: [cloudflare({ inspectorPort: 0 }), stopAfterRebuild],
      build: { outDir: DIST },
      // What a preview serves is public.
      preview: { ...listening(8787), allowedHosts: true as const },
    };
  }
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
    build: { outDir: DIST, target: ENGINES, cssTarget: ENGINES },
    // GitHub's Codespaces and Gitpod forward a port under such a host.
    server: { ...listening(5173), allowedHosts: ['.app.github.dev', '.gitpod.io'] },
    // Ignores `.env` here and any PostCSS configuration in a parent folder.
    envDir: false as const,
    css: { postcss: {} },
    // Otherwise Vite reloads this file for each bundle, and reads and checks the operator's again.
    builder: { sharedConfigBuild: true },
  };
});
