import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox, webkit, type BrowserType } from 'playwright';
import { findChromium } from '../lib/browser.ts';
import { run } from '../lib/run.ts';
import type { Driver } from './driver.ts';
import { firefoxDriver } from './firefox-driver.ts';
import { playwrightDriver } from './playwright-driver.ts';
import { webkitDriver } from './webkit-driver.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Opens a browser; null if it is not on this machine. */
type Way = () => Promise<Driver | null>;

const succeeds = (command: string, ...args: string[]) =>
  run(command, args, { output: 'pipe', env: { DEBIAN_FRONTEND: 'noninteractive' } }).then(
    ({ code }) => code === 0,
    () => false,
  );

const fromPlaywright =
  (type: BrowserType): Way =>
  async () =>
    existsSync(type.executablePath()) ? playwrightDriver(type, {}) : null;

/** Downloads Playwright's build; if that fails, installs Debian's packages, which takes root. */
async function fetchEngine(type: BrowserType, packages: readonly string[]): Promise<boolean> {
  console.log(`No ${type.name()} on this machine: trying to download one …`);
  if (await succeeds('playwright', 'install', type.name())) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`The download failed: installing Debian’s ${packages.join(' and ')} …`);
  await succeeds('apt-get', 'update');
  return succeeds('apt-get', 'install', '--yes', '--no-install-recommends', ...packages);
}

const debianFirefox: Way = async () => {
  const path = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((candidate) => existsSync(candidate));
  return path ? firefoxDriver(path) : null;
};

/** MiniBrowser is in a folder named after the machine's architecture and WebKitGTK's API version. */
function miniBrowser(): string | undefined {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : [];
  return libraries
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

const debianWebkit: Way = async () => {
  const binary = miniBrowser();
  const tools = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  return binary && tools.every((path) => existsSync(path)) ? webkitDriver(binary) : null;
};

async function firstOf(ways: readonly Way[], type: BrowserType, packages: readonly string[]): Promise<Driver | null> {
  for (const way of ways) {
    const driver = await way();
    if (driver) return driver;
  }
  if (!(await fetchEngine(type, packages))) return null;
  for (const way of ways) {
    const driver = await way();
    if (driver) return driver;
  }
  return null;
}

/** Opens each engine, or returns null if this machine lacks it and cannot install it. */
export const engines: Record<EngineName, Way> = {
  chromium: async () => {
    const launch = await findChromium('whole').catch(() => null);
    return launch && playwrightDriver(chromium, launch);
  },
  firefox: () => firstOf([fromPlaywright(firefox), debianFirefox], firefox, ['firefox-esr']),
  webkit: () => firstOf([fromPlaywright(webkit), debianWebkit], webkit, ['webkit2gtk-driver', 'xvfb']),
};
