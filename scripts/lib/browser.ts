import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { run } from './run.ts';
import { UserError } from './command.ts';

/** The headless shell first: the whole browser also draws its own toolbars while a page loads. */
const SYSTEM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium's sandbox refuses to run as root, and its background requests would only delay tests. */
const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'];

/** Launch options for an installed Chromium, Playwright's or the system's; null if there is none. */
function presentChromium(): LaunchOptions | null {
  if (existsSync(chromium.executablePath())) return { args };
  const executablePath = SYSTEM.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
  return executablePath ? { executablePath, args } : null;
}

const succeeds = (command: string, ...words: string[]): Promise<boolean> =>
  run(command, words, { output: 'pipe', env: { DEBIAN_FRONTEND: 'noninteractive' } }).then(
    ({ code }) => code === 0,
    () => false,
  );

/**
 * Launch options for a Chromium, preferably the headless shell. If none is installed, downloads Playwright's or,
 * failing that and as root, installs Debian's packages.
 *
 * @throws UserError with a command to try
 */
export async function findChromium(): Promise<LaunchOptions> {
  const found = presentChromium();
  if (found) return found;
  console.log('No Chromium on this machine: downloading one …');
  if (!(await succeeds('playwright', 'install', 'chromium')) && process.getuid?.() === 0) {
    console.log('The download failed: installing Debian’s packages …');
    await succeeds('apt-get', 'update');
    // One at a time, because older releases do not package the shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await succeeds('apt-get', 'install', '--yes', '--no-install-recommends', name);
    }
  }
  const installed = presentChromium();
  if (installed) return installed;
  throw new UserError('No Chromium was found or could be installed. Try: sudo apt-get install --yes chromium');
}
