import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { freePort } from '../lib/port.ts';
import { EngineEnded, type Driver } from './driver.ts';

/** Not `problems`, because `window.problems` is the section with that id. */
type Watched = Window & { journeyProblems?: string[]; journeyLeft?: boolean };

/** Collects errors in the page itself, because classic WebDriver has no access to the console. */
function watch(): void {
  const page = window as Watched;
  if (page.journeyProblems) return;
  const problems: string[] = (page.journeyProblems = []);
  const { error } = console;
  console.error = (...parts) => {
    problems.push(parts.map(String).join(' '));
    error(...parts);
  };
  addEventListener('error', ({ message }) => problems.push(`Uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`Uncaught: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`Content policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
}

/**
 * What WebKitWebDriver answers once its web process has ended; killing that process gives the first answer to the next
 * script, then the second, then errors without words.
 */
const ENDED = /Could not parse script result|session deleted because of page crash or hang/;

/** What it answers if the document was replaced while a script ran. Now and then it then answers nothing at all. */
const UNLOADED = /Callback was not called before the unload event/;
const ANSWER_MS = 300;
const ARRIVAL_MS = 30_000;

/** @throws EngineEnded if that is what `error` means, or else `error` */
function explain(error: unknown): never {
  const { name, message } = error as Error;
  if (name !== 'NoSuchSessionError' && !ENDED.test(message)) throw error;
  throw new EngineEnded(`WebKit’s web process ended: it crashed, hung or was killed (${message || name})`);
}

/** Marks a document that is about to be left, even for one at the same URL. */
function leave(): void {
  (window as Watched).journeyLeft = true;
}

const arrived = (url: string) =>
  location.href === url && document.readyState === 'complete' && !(window as Watched).journeyLeft;

/** Starts an X server on the first free display. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3]!, 'data');
  return { display: `:${String(number).trim()}`, server };
}

/**
 * Drives WebKitGTK's MiniBrowser through WebKitWebDriver, on its own display. Errors are collected from the moment the
 * URL has changed; an earlier one would show in the journey as a page that does not respond.
 */
export async function webkitDriver(binary: string): Promise<Driver> {
  const { display, server } = await startDisplay();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const stop = () => {
    service.kill();
    server.kill();
  };
  const capabilities = new Capabilities()
    .set('browserName', 'MiniBrowser')
    .set('pageLoadStrategy', 'none')
    .set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
  const connect = () => new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  const retry = (left: number): ReturnType<typeof connect> =>
    connect().catch(async (error: unknown) => {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return retry(left - 1);
    });
  const session = await retry(10).catch((error: unknown) => {
    stop();
    throw error;
  });

  const execute = (...words: [unknown, ...unknown[]]) => session.executeScript(...words).catch(explain);
  const problems: string[] = [];
  const collect = async () => {
    const found = (await execute('return (window.journeyProblems || []).splice(0)')) as string[];
    problems.push(...found);
  };
  /**
   * Waits for the document at `url` and listens to it.
   *
   * @returns whether nothing that it said can have been missed: a script may have begun in the document before it
   * @throws if it has not loaded by `deadline`, in milliseconds since 1970
   */
  const hears = async (url: string, deadline: number): Promise<boolean> => {
    let heard = true;
    while (Date.now() < deadline) {
      const asked = execute(watch)
        .then(() => execute(arrived, url) as Promise<boolean>)
        .catch((error: Error) => {
          if (UNLOADED.test(error.message)) return null;
          throw error;
        });
      const answer = await Promise.race([asked, sleep(ANSWER_MS, null)]);
      if (answer) return heard;
      heard &&= answer !== null;
    }
    throw new Error(`${url} did not load in ${ARRIVAL_MS / 1000} s.`);
  };
  return {
    name: `WebKitGTK ${(await session.getCapabilities()).get('browserVersion')} (WebKitWebDriver)`,
    goto: async (url) => {
      await collect();
      const deadline = Date.now() + ARRIVAL_MS;
      await execute(leave);
      await session.get(url).catch(explain);
      while (!(await hears(url, deadline))) {
        await execute(leave);
        // Getting the same URL with its fragment again would not load it.
        await session.navigate().refresh().catch(explain);
      }
    },
    call: (body, argument) => execute(body, argument) as never,
    click: async (selector) => {
      const element = await session.findElement(By.css(selector)).catch(explain);
      await element.click().catch(explain);
    },
    press: () => session.actions().sendKeys(Key.ESCAPE).perform().catch(explain),
    resize: (width, height) => session.manage().window().setRect({ x: 0, y: 0, width, height }),
    back: () => session.navigate().back(),
    problems: async () => {
      await collect();
      return problems;
    },
    close: async () => {
      // The session of an engine that has ended cannot be quit.
      await session.quit().catch(() => undefined);
      stop();
    },
  };
}
