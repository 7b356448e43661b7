import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './run.ts';
import { UserError } from './user-error.ts';

/** Playwright's options to start a browser; without a path, it starts the headless shell that it downloaded. */
export interface BrowserLaunch {
  executablePath?: string;
  args: string[];
}

/**
 * `shell` is Chromium's headless shell, which starts fewer processes, so tests take less processor time. `whole` is the
 * browser that visitors have. Each is a fallback for the other.
 */
type Kind = 'shell' | 'whole';

const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium's sandbox refuses to run as root, and its background requests would only delay tests. */
const flags = () => [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'];

function fromPlaywright(kind: Kind): BrowserLaunch | null {
  const executablePath = chromium.executablePath();
  if (kind === 'whole') return existsSync(executablePath) ? { executablePath, args: flags() } : null;
  // Playwright reports only the path of the whole browser; the shell is in a folder beside it.
  const shell = executablePath.replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2');
  return shell !== executablePath && existsSync(shell) ? { args: flags() } : null;
}

function fromSystem(kind: Kind): BrowserLaunch | null {
  const executablePath = (kind === 'shell' ? [SHELL] : WHOLE).find((path) => existsSync(path));
  return executablePath ? { executablePath, args: flags() } : null;
}

/** Finds a Chromium of this kind on the machine, or returns null. Installs nothing. */
export const exactChromium = (kind: Kind): BrowserLaunch | null => fromPlaywright(kind) ?? fromSystem(kind);

/** Finds a Chromium on the machine, preferably of this kind, or returns null. Installs nothing. */
export const presentChromium = (kind: Kind = 'shell'): BrowserLaunch | null =>
  exactChromium(kind) ?? exactChromium(kind === 'shell' ? 'whole' : 'shell');

async function succeeds(command: string, ...args: string[]): Promise<boolean> {
  const { code } = await run(command, args, { output: 'pipe', env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(
    () => ({ code: 1 }),
  );
  return code === 0;
}

/**
 * Finds a Chromium: Playwright's or the machine's own. If there is none, downloads Playwright's or, as root, installs
 * Debian's packages, in both cases of both kinds.
 *
 * @throws UserError with the command that would help
 */
export async function findChromium(kind: Kind = 'shell'): Promise<BrowserLaunch> {
  const present = presentChromium(kind);
  if (present) return present;
  console.log('No Chromium on this machine: trying to download one …');
  await succeeds('playwright', 'install', 'chromium');
  const downloaded = presentChromium(kind);
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('The download failed: installing Debian’s packages …');
    await succeeds('apt-get', 'update');
    // One at a time, because older releases have no package of the shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await succeeds('apt-get', 'install', '--yes', '--no-install-recommends', name);
    }
    const installed = presentChromium(kind);
    if (installed) return installed;
  }
  throw new UserError('No Chromium was found or could be installed. Try: sudo apt-get install --yes chromium');
}
