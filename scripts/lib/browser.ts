import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { UserError } from './command.ts';
import { run } from './run.ts';

/** The headless shell first: the whole browser also draws its own toolbars while a page loads. */
const SYSTEM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isRoot = process.getuid?.() === 0;

/** Chromium's sandbox refuses to run as root, and its background requests would only delay tests. */
const args = [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'];

/** Installs a package of Debian's. */
const debian = (name: string) => `apt-get update && apt-get install --yes --no-install-recommends ${name}`;

/** The line of a program's output that says what failed: the first with an error, or else the first. */
function lineOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim());
  return (lines.find((line) => /error/i.test(line)) ?? lines[0] ?? 'it says nothing').trim();
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
  const playwrights = chromium.executablePath();
  const paths = [playwrights, ...SYSTEM.map((name) => `/usr/bin/${name}`)];
  // Of its own, Playwright knows the headless shell, too.
  const options = (path: string): LaunchOptions => (path === playwrights ? { args } : { executablePath: path, args });
  const refusals: string[] = [];
  const found = await firstThatStarts(paths, refusals);
  if (found) return options(found);
  console.log(['No Chromium starts on this machine: installing one …', ...refusals].join('\n  '));
  // Libraries need root, and a system that Playwright knows.
  const ways = [
    ...(isRoot ? ['playwright install --with-deps chromium'] : []),
    'playwright install chromium',
    ...(isRoot ? ['chromium-headless-shell', 'chromium'].map(debian) : []),
  ];
  for (const way of ways) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code, text } = await run('sh', ['-c', way], { output: 'pipe', env });
    if (code !== 0) refusals.push(`${way}: ${lineOf(text)}`);
    const installed = code === 0 && (await firstThatStarts(paths, refusals));
    if (installed) return options(installed);
  }
  const remedy = 'Run: npm run playwright -- install --with-deps chromium';
  throw new UserError([`No Chromium starts on this machine. ${remedy}`, ...new Set(refusals)].join('\n  '));
}
