import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { UserError } from './command.ts';
import { run } from './run.ts';

/** The headless shell first: the whole browser also draws its own toolbars while a page loads. */
const SYSTEM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isRoot = process.getuid?.() === 0;

/** Chromium's sandbox refuses to run as root, and its background requests would only delay tests. */
const args = [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'];

/** Launch options for an installed Chromium, Playwright's or the system's; undefined if there is none. */
function presentChromium(): LaunchOptions | undefined {
  if (existsSync(chromium.executablePath())) return { args };
  const executablePath = SYSTEM.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
  return executablePath ? { executablePath, args } : undefined;
}

/**
 * Launch options for a Chromium, preferably the headless shell. If none is installed, downloads Playwright's or,
 * failing that and as root, installs Debian's package.
 *
 * @throws UserError with a command to try
 */
export async function findChromium(): Promise<LaunchOptions> {
  const found = presentChromium();
  if (found) return found;
  console.log('No Chromium on this machine: installing one …');
  const { code } = await run('playwright', ['install', 'chromium'], { output: 'pipe' });
  if (code !== 0 && isRoot) {
    const install = 'apt-get update && apt-get install --yes --no-install-recommends chromium';
    await run('sh', ['-c', install], { output: 'pipe', env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  const installed = presentChromium();
  if (installed) return installed;
  throw new UserError('No Chromium was found or could be installed. Try: sudo apt-get install --yes chromium');
}
