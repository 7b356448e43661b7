import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './run.ts';
import { UserError } from './user-error.ts';

/** How Playwright starts a browser that it did not bring itself. */
export interface BrowserLaunch {
  executablePath?: string;
  args: string[];
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium's sandbox refuses to run as root; background networking only meets a closed network. */
const flags = () => [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'];

const fromSystem = (): BrowserLaunch | null => {
  const executablePath = systemBrowsers.find((path) => existsSync(path));
  return executablePath ? { executablePath, args: flags() } : null;
};

const fromPlaywright = (): BrowserLaunch | null => (existsSync(chromium.executablePath()) ? { args: flags() } : null);

async function installed(command: string, args: readonly string[]): Promise<boolean> {
  const { code } = await run(command, args, { output: 'pipe', env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(
    () => ({ code: 1 }),
  );
  return code === 0;
}

/**
 * A Chromium to test with: Playwright's own where it is installed, else one on the machine, else Playwright's where it
 * can be downloaded, else Debian's package, which root may install.
 *
 * @throws UserError with the one command that would help
 */
export async function findChromium(): Promise<BrowserLaunch> {
  const found = fromPlaywright() ?? fromSystem();
  if (found) return found;
  console.log('No Chromium on this machine: trying to download one …');
  if (await installed('playwright', ['install', 'chromium'])) return { args: flags() };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Not to be downloaded: installing Debian’s chromium …');
    await installed('apt-get', ['update']);
    await installed('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
    const system = fromSystem();
    if (system) return system;
  }
  throw new UserError('The browser tests need a Chromium. Install one with: sudo apt-get install --yes chromium');
}
