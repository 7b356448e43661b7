import { main, parseCommandLine, UserError } from './lib/command.ts';
import { chosenPort } from './lib/port.ts';
import type { Server } from './lib/server.ts';
import { run } from './lib/run.ts';
import { exitOnSignals } from './lib/signals.ts';

const SITE_PORT = 8787;
const DEV_PORT = 5173;
const USAGE = 'Write: npm start, npm run preview or npm run dev; for another port, set PORT, such as PORT=8000';
const PATIENCE_MS = 2000;

/** Reports every two seconds that the work is still going on. */
async function waiting<T>(text: string, work: Promise<T>): Promise<T> {
  console.log(`  ${text} …`);
  const begun = performance.now();
  const timer = setInterval(
    () => console.log(`  ${text} … (${Math.round((performance.now() - begun) / 1000)} s)`),
    PATIENCE_MS,
  );
  return work.finally(() => clearInterval(timer));
}

/** @throws UserError if the build fails, after vite has printed why */
async function build(): Promise<void> {
  const release = exitOnSignals(1);
  const { code } = await run('vite', ['build', '--logLevel', 'warn'], { end: 'SIGKILL' });
  release();
  if (code !== 0) throw new UserError('The site was not built, so there is nothing to serve.');
}

async function start(port: number, dev: boolean): Promise<Server> {
  const { startDevServer, startServer } = await import('./lib/server.ts');
  if (dev) await import('../vite.config.ts');
  // From here on there are children, which end when this process exits; until now, a signal ended it at once.
  exitOnSignals(0);
  return dev ? startDevServer(port) : startServer(port);
}

/** `npm start` builds the site and serves it until it is told to stop; `preview` serves the last build, `dev` the sources. */
await main(async () => {
  const { values } = parseCommandLine(USAGE, {
    options: { 'no-build': { type: 'boolean' }, dev: { type: 'boolean' } },
  });
  const { dev = false, 'no-build': noBuild = dev } = values;
  const port = await chosenPort(dev ? DEV_PORT : SITE_PORT);
  if (!noBuild) await waiting('Building the site', build());
  const server = await waiting('Starting the server', start(port, dev));
  console.log(`\n  The site is at ${server.origins.join(' and ')}\n  Stop it with Ctrl+C\n`);
});
