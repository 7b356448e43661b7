import { watchFile } from 'node:fs';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { site } from './config/site.ts';
import { clearBuild, DIST, SUMS_FILE } from './site-build/documents/dist.ts';
import { devDocumentPlugin } from './site-build/plugins/dev-document.ts';
import { factProblems } from './site-build/checks/site.ts';
import { strayCharacters } from './site-build/checks/syntax.ts';
import { assertNone } from './site-build/problems.ts';
import { prerenderPlugin } from './site-build/plugins/prerender.ts';
import { ENGINES } from './site-build/engines.ts';
import designSystem from './uno.config.ts';
import { designSystemPlugin } from './site-build/plugins/design-system.ts';

/**
 * The router's production build, without warnings for developers. Its `exports` offer bundlers only the other:
 * https://github.com/remix-run/react-router/blob/main/packages/react-router/package.json.
 */
const ROUTER = `${import.meta.dirname}/node_modules/react-router/dist/production`;

/** How a server listens; only this machine reaches it, or with HOST=0.0.0.0, a phone in the same network, too. */
const listening = (port: number) => ({
  host: process.env.HOST || '127.0.0.1',
  port: Number(process.env.PORT ?? port),
  strictPort: true,
  cors: false,
});

/**
 * For workerd on this machine. It keeps nothing: two that start at once with the same folder for what they keep would
 * find its database locked, and one of them would end.
 */
const LOCAL = { inspectorPort: 0, persistState: false } as const;

/** After a rebuild, workerd would send the old headers, whose hashes do not fit the new documents. */
const stopAfterRebuild: Plugin = {
  name: 'stop-after-rebuild',
  configurePreviewServer({ config }) {
    watchFile(SUMS_FILE, { interval: 500 }, () => {
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
      plugins: [cloudflare(LOCAL), stopAfterRebuild],
      build: { outDir: DIST },
      // What a preview serves is public.
      preview: { ...listening(8787), allowedHosts: true as const },
    };
  }
  if (command === 'build') {
    // The same on every machine: Vite, React and Cloudflare's plugin read these, and dates are drawn.
    process.env.NODE_ENV = 'production';
    process.env.TZ = 'UTC';
    delete process.env.CLOUDFLARE_ENV;
    // So that nobody takes the last build for this one, or half a build for a whole one.
    clearBuild();
    process.once('exit', (code) => {
      if (code !== 0) clearBuild();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  }
  assertNone([...strayCharacters('token'), ...factProblems()]);
  if (command === 'build') {
    // By its URL, so that Vite does not start the dev server again whenever a text changes.
    const checks: typeof import('./site-build/checks/content.ts') = await import(
      new URL('site-build/checks/content.ts', import.meta.url).href
    );
    checks.assertContent();
  }
  return {
    plugins: [
      designSystemPlugin(designSystem, site),
      react(),
      devDocumentPlugin(site),
      // 0 lets the system choose: two servers that search for a free port at once may collide.
      cloudflare(LOCAL),
      prerenderPlugin(site),
    ],
    resolve:
      command === 'build'
        ? { alias: { 'react-router/dom': `${ROUTER}/dom-export.mjs`, 'react-router': `${ROUTER}/index.mjs` } }
        : {},
    build: {
      outDir: DIST,
      target: ENGINES,
      cssCodeSplit: false,
      // No code here has a getter that does more than get: https://rollupjs.org/configuration-options/#treeshake-propertyreadsideeffects.
      rolldownOptions: { treeshake: { propertyReadSideEffects: false as const } },
    },
    // GitHub's Codespaces and Gitpod forward a port under such a host.
    server: { ...listening(5173), allowedHosts: ['.app.github.dev', '.gitpod.io'] },
    // Ignores `.env` here and any PostCSS configuration in a parent folder.
    envDir: false as const,
    css: { postcss: {} },
    // Otherwise Vite reloads this file for each bundle, and reads and checks the token's facts again.
    builder: { sharedConfigBuild: true },
  };
});
