import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { listen } from '../lib/serve.ts';
import { driveFirefox } from './marionette.ts';

const START_MS = 60_000;

async function freePort(): Promise<string> {
  const { origin, stop } = await listen(() => {});
  await stop();
  return new URL(origin).port;
}

/** The path of the first of these programs on the machine. @throws an error that names the package to install */
function find(names: readonly string[], hint: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const [path] = names.flatMap((name) => globSync(folders.map((folder) => join(folder, name))));
  if (path) return path;
  throw new Error(`${names[0]} is not on this machine. Install it: apt-get install ${hint}`);
}

const endings: (() => void)[] = [];

/** Ends every program that was started. vitest kills its worker, so an exit handler there would not run. */
export const stopEngines = (): void => endings.splice(0).forEach((end) => end());

/** Starts a program that `stopEngines` ends. */
function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  endings.push(() => child.kill('SIGKILL'));
  return child;
}

/** Retries what fails while a program starts. */
async function retry<T>(attempt: () => T, until = Date.now() + START_MS): Promise<Awaited<T>> {
  try {
    return await attempt();
  } catch (error) {
    if (Date.now() > until) throw error;
    await sleep(100);
    return retry(attempt, until);
  }
}

/** Also makes Firefox treat a resting finger as a long press, as on Android. */
const FIREFOX_PREFS = `
  user_pref("marionette.port", 0);
  user_pref("layout.accessiblecaret.enabled", true);
  user_pref("layout.accessiblecaret.use_long_tap_injector", true);
`;

const connect = (port: string, capabilities: Capabilities) =>
  retry(() => new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build());

/** Starts each engine, from Debian's packages. The browser tests have Chromium. */
export const engines = {
  async firefox(): Promise<WebDriver> {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    writeFileSync(join(profile, 'user.js'), FIREFOX_PREFS);
    const args = ['--marionette', '--remote-debugging-port=0', '--headless', '--no-remote', '--profile', profile];
    start(find(['firefox-esr', 'firefox'], 'firefox-esr'), args);
    // While it ends, Firefox still writes for a moment.
    endings.push(() => rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
    const port = await retry(() => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')));
    return driveFirefox(port, new Capabilities({ webSocketUrl: true }));
  },

  async webkit(): Promise<WebDriver> {
    const driver = find(['WebKitWebDriver'], 'webkit2gtk-driver');
    const [binary] = globSync('/usr/lib/*/{webkitgtk-6.0,webkit2gtk-4.1,webkit2gtk-4.0}/MiniBrowser');
    const screen = start(find(['Xvfb'], 'xvfb'), ['-displayfd', '3', '-screen', '0', '1600x1200x24']);
    const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
    const port = await freePort();
    const args = [`--port=${port}`];
    start(driver, args, { DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' });
    const options = { binary, args: ['--automation'] };
    return connect(port, new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }));
  },
} satisfies Record<string, () => Promise<WebDriver>>;
