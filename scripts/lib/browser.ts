import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { UserError } from './command.ts';
import { run } from './run.ts';

/** The headless shell first: the whole browser also draws its own toolbars while a page loads. */
const SYSTEM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isRoot = process.getuid?.() === 0;

/** Chromium's sandbox refuses to run as root, and its background requests would only delay tests. */
const args = [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'];

/** The line of a program's output that says what failed: the first that mentions it, or else the first. */
function lineOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim());
  return (lines.find((line) => /error|fail|cannot|not /i.test(line)) ?? lines[0] ?? 'it says nothing').trim();
}

/**
 * The first of these programs that starts: a Chromium may lack its libraries, and Ubuntu's only says to install a snap.
 *
 * @param refusals receives why each of the others does not
 */
export async function firstThatStarts(paths: readonly string[], refusals: string[]): Promise<string | undefined> {
  for (const path of paths.filter((each) => existsSync(each))) {
    const { code, text } = await run(path, ['--version'], { output: 'pipe' }).catch((error: Error) => ({
      code: 1,
      text: error.message,
    }));
    if (code === 0) return path;
    refusals.push(`${path}: ${lineOf(text)}`);
  }
}

/**
 * Launch options for a Chromium that starts: Playwright's or the system's. If there is none, downloads Playwright's, as
 * root with the libraries it needs, or installs Debian's package.
 *
 * @throws UserError with the reasons and a command to try
 */
export async function findChromium(): Promise<LaunchOptions> {
  const own = chromium.executablePath();
  const paths = [own, ...SYSTEM.map((name) => `/usr/bin/${name}`)];
  // Of its own, Playwright knows the headless shell, too.
  const options = (path: string): LaunchOptions => (path === own ? { args } : { executablePath: path, args });
  const refusals: string[] = [];
  const found = await firstThatStarts(paths, refusals);
  if (found) return options(found);
  console.log(['No Chromium starts on this machine: installing one …', ...refusals].join('\n  '));
  const withLibraries = isRoot ? ['--with-deps'] : [];
  const download = await run('playwright', ['install', ...withLibraries, 'chromium'], { output: 'pipe' });
  if (download.code !== 0) {
    refusals.push(`playwright install: ${lineOf(download.text)}`);
    if (isRoot) {
      const install = 'apt-get update && apt-get install --yes --no-install-recommends chromium';
      await run('sh', ['-c', install], { output: 'pipe', env: { DEBIAN_FRONTEND: 'noninteractive' } });
    }
  }
  const installed = await firstThatStarts(paths, refusals);
  if (installed) return options(installed);
  const remedy = 'Run: npm run playwright -- install --with-deps chromium';
  throw new UserError([`No Chromium starts on this machine. ${remedy}`, ...new Set(refusals)].join('\n  '));
}
