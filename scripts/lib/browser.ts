import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { run } from './run.ts';
import { UserError } from './command.ts';

/**
 * `shell` is Chromium's headless shell, which starts fewer processes, so tests take less processor time. `whole` is the
 * browser that visitors have. Each is a fallback for the other.
 */
type Kind = 'shell' | 'whole';

const SYSTEM = {
  shell: ['/usr/bin/chromium-headless-shell'],
  whole: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
};

/** Chromium's sandbox refuses to run as root, and its background requests would only delay tests. */
const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'];

/** Playwright's options for a Chromium of this kind that is on the machine, Playwright's or the system's own; or null. */
export function presentChromium(kind: Kind): LaunchOptions | null {
  // Playwright downloads both kinds; the channel chooses the whole browser.
  if (existsSync(chromium.executablePath())) return kind === 'whole' ? { channel: 'chromium', args } : { args };
  const executablePath = SYSTEM[kind].find((path) => existsSync(path));
  return executablePath ? { executablePath, args } : null;
}

const succeeds = (command: string, ...words: string[]): Promise<boolean> =>
  run(command, words, { output: 'pipe', env: { DEBIAN_FRONTEND: 'noninteractive' } }).then(
    ({ code }) => code === 0,
    () => false,
  );

/**
 * Playwright's options to start a Chromium, preferably of this kind. If there is none, downloads Playwright's or, as
 * root, installs Debian's packages.
 *
 * @throws UserError with the command that would help
 */
export async function findChromium(kind: Kind = 'shell'): Promise<LaunchOptions> {
  const present = () => presentChromium(kind) ?? presentChromium(kind === 'shell' ? 'whole' : 'shell');
  const found = present();
  if (found) return found;
  console.log('No Chromium on this machine: downloading one …');
  if (!(await succeeds('playwright', 'install', 'chromium')) && process.getuid?.() === 0) {
    console.log('The download failed: installing Debian’s packages …');
    await succeeds('apt-get', 'update');
    // One at a time, because older releases have no package of the shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await succeeds('apt-get', 'install', '--yes', '--no-install-recommends', name);
    }
  }
  const installed = present();
  if (installed) return installed;
  throw new UserError('No Chromium was found or could be installed. Try: sudo apt-get install --yes chromium');
}
