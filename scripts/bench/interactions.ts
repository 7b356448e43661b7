import type { Browser, Page } from 'puppeteer-core';
import { CPU_SLOWDOWN, openSession, PHONE } from './visit.ts';

/** The controls to press, by selector. */
const PRESSED = {
  question: '#faq summary',
  dialog: '#utility button.btn',
  copying: '#contracts button',
  'donut slice': '.donut circle',
  menu: '.menu-toggle',
} as const;

export type Pressed = keyof typeof PRESSED;
export const pressed = Object.keys(PRESSED) as Pressed[];

/** What a visitor presses while React takes over: the fragment at which the page opens, and the selector. */
const PRESSED_EARLY = {
  question: ['faq', '#faq summary'],
  dialog: ['utility', '#utility button.btn'],
  copying: ['contracts', '#contracts button'],
} as const;

export type PressedEarly = keyof typeof PRESSED_EARLY;
export const pressedEarly = Object.keys(PRESSED_EARLY) as PressedEarly[];

/** Measurements with a processor four times slower. */
export interface Use {
  /** Milliseconds from each press to the next paint. */
  presses: Record<Pressed, number>;
  /** The same for presses while React takes over. */
  earlyPresses: Record<PressedEarly, number>;
  /** Frames over 50 ms while scrolling through the page, with its script and without any. */
  slowFrames: { site: number; still: number };
}

const IDLE_MS = 2500;
const AFTER_PRESS_MS = 700;
const WHEEL_PX = 240;
const SLOW_FRAME_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page: records the longest event of a press. */
function watchPresses(): void {
  const notes = { longest: 0 };
  Object.assign(window, { presses: notes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId) notes.longest = Math.max(notes.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function press(page: Page, selector: string): Promise<number> {
  const element = (await page.$(selector))!;
  await element.evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    (window as unknown as { presses: { longest: number } }).presses.longest = 0;
  });
  await pause(AFTER_PRESS_MS);
  await element.tap();
  await pause(AFTER_PRESS_MS);
  await page.keyboard.press('Escape');
  return page.evaluate(() => (window as unknown as { presses: { longest: number } }).presses.longest);
}

/** Presses an element of the page as soon as the entry script has begun to hydrate it. */
async function pressEarly(browser: Browser, url: string, what: PressedEarly): Promise<number> {
  const [fragment, selector] = PRESSED_EARLY[what];
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(PHONE);
    await openSession(page, url);
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    await page.evaluateOnNewDocument(watchPresses);
    await page.goto(`${url}#${fragment}`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(
      () => Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer')),
      { polling: 'mutation' },
    );
    await (await page.$(selector))!.tap();
    await pause(IDLE_MS);
    return await page.evaluate(() => (window as unknown as { presses: { longest: number } }).presses.longest);
  } finally {
    await context.close();
  }
}

/** Scrolls through the page by wheel, and counts long frames. */
async function slowFrames(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await pause(AFTER_PRESS_MS);
  const height = await page.evaluate((limit) => {
    const notes = { slow: 0 };
    Object.assign(window, { frames: notes });
    let last = performance.now();
    const frame = (now: number) => {
      if (now - last > limit) notes.slow += 1;
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return document.documentElement.scrollHeight;
  }, SLOW_FRAME_MS);
  for (let y = 0; y < height; y += WHEEL_PX) await page.mouse.wheel({ deltaY: WHEEL_PX });
  return page.evaluate(() => (window as unknown as { frames: { slow: number } }).frames.slow);
}

async function opened<Result>(
  browser: Browser,
  url: string,
  withScript: boolean,
  use: (page: Page) => Promise<Result>,
) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(PHONE);
    await openSession(page, url);
    if (!withScript) {
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        request.resourceType() === 'script' ? void request.abort() : void request.continue(),
      );
    }
    await page.evaluateOnNewDocument(watchPresses);
    await page.goto(url, { waitUntil: 'load' });
    await pause(IDLE_MS);
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Presses and scrolls the landing page at `url` on a phone with a slowed processor. */
export async function timedUse(browser: Browser, url: string): Promise<Use> {
  const presses = await opened(browser, url, true, async (page) => {
    const times = {} as Record<Pressed, number>;
    for (const what of pressed) times[what] = await press(page, PRESSED[what]);
    return times;
  });
  const earlyPresses = {} as Record<PressedEarly, number>;
  for (const what of pressedEarly) earlyPresses[what] = await pressEarly(browser, url, what);
  const site = await opened(browser, url, true, slowFrames);
  const still = await opened(browser, url, false, slowFrames);
  return { presses, earlyPresses, slowFrames: { site, still } };
}
