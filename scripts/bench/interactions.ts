import type { Browser, Page } from 'puppeteer-core';
import { CPU_SLOWDOWN, openSession, PHONE } from './visit.ts';

/** The controls to press: selector, what is in the page after the press only, and the section they are in. */
const CONTROLS = {
  question: { control: '#faq summary', effect: '#faq details[open]', section: 'faq' },
  dialog: { control: '#utility button.btn', effect: 'dialog[open]', section: 'utility' },
  copying: { control: '#contracts button', effect: '#contracts output:not(:empty)', section: 'contracts' },
  'donut slice': { control: '.donut circle', effect: '.donut [data-active]', section: 'tokenomics' },
  menu: { control: '.menu-toggle', effect: '.bar-nav[data-open]', section: 'faq' },
} as const;

export type Pressed = keyof typeof CONTROLS;
export const pressed = Object.keys(CONTROLS) as Pressed[];

/** Those that are also pressed while React takes over: the page opens at their section. */
export const pressedEarly = ['question', 'dialog', 'copying'] as const satisfies Pressed[];
export type PressedEarly = (typeof pressedEarly)[number];

/** Milliseconds from a press; infinite if it has no effect. */
interface Press {
  /** To the next paint, whatever it shows. */
  paint: number;
  /** To the paint of its effect. */
  effect: number;
}

/** One press of each control, with a processor four times slower. */
export type Presses = Record<Pressed, Press>;

/** Further measurements with a processor four times slower. */
export interface Use {
  /** While React takes over. */
  earlyPresses: Record<PressedEarly, Press>;
  /** Frames over 50 ms while scrolling through the page. */
  slowFrames: number;
  /** The same page without any script: what the browser itself takes on this machine. Questions open without one. */
  still: { question: number; slowFrames: number };
}

const IDLE_MS = 2500;
const AFTER_PRESS_MS = 700;
/** A press before React has taken over waits for it; its effect may not stay longer than the two seconds of "copied". */
const EARLY_EFFECT_MS = 1200;
const WHEEL_PX = 240;
const SLOW_FRAME_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page: records the longest event of a press, and when its effect is painted. */
function watchPresses(): void {
  const notes: Watched['press'] = { selector: '', paint: 0, effect: null };
  Object.assign(window, { press: notes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId) notes.paint = Math.max(notes.paint, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  // Not on an earlier event: asking for a frame then would delay the click.
  const atClick = ({ timeStamp }: MouseEvent) => {
    const look = () => {
      if (!document.querySelector(notes.selector)) return requestAnimationFrame(look);
      // This frame shows it, and is painted before the next task.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (notes.effect = performance.now() - timeStamp));
      port1.start();
      return port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', atClick, true);
}

/** What `watchPresses` has put into the page. */
type Watched = typeof window & { press: { selector: string; paint: number; effect: number | null } };

/**
 * Runs in the page: scrolls to an element, and notes the effect to wait for. @returns where to press the element: the
 * middle of its box or, for a slice, whose box is the whole ring, a point on its outline
 */
function aim(element: Element, selector: string): { x: number; y: number } {
  // An earlier press may have been recorded late.
  Object.assign((window as Watched).press, { selector, paint: 0, effect: null });
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (element instanceof SVGGeometryElement) {
    const point = element.getPointAtLength(element.getTotalLength() / 20).matrixTransform(element.getScreenCTM()!);
    return { x: point.x, y: point.y };
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses a control and gives its effect `ms` milliseconds to appear. */
async function tap(page: Page, what: Pressed, ms: number): Promise<Press> {
  const { control, effect } = CONTROLS[what];
  const { x, y } = await page.$eval(control, aim, effect);
  await page.touchscreen.tap(x, y);
  await pause(ms);
  const found = await page.evaluate(() => (window as Watched).press);
  return found.effect === null ? { paint: Infinity, effect: Infinity } : { paint: found.paint, effect: found.effect };
}

async function press(page: Page, what: Pressed): Promise<Press> {
  await page.$eval(CONTROLS[what].control, (node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await pause(AFTER_PRESS_MS);
  const times = await tap(page, what, AFTER_PRESS_MS);
  await page.keyboard.press('Escape');
  return times;
}

/** Presses a control as soon as the entry script has begun to hydrate the page. */
async function pressEarly(browser: Browser, url: string, what: PressedEarly): Promise<Press> {
  const context = await browser.createBrowserContext();
  try {
    // What the copy button confirms is that the clipboard has the address.
    await context.overridePermissions(new URL(url).origin, ['clipboard-sanitized-write']);
    const page = await context.newPage();
    await page.setViewport(PHONE);
    await openSession(page, url);
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    await page.evaluateOnNewDocument(watchPresses);
    await page.goto(`${url}#${CONTROLS[what].section}`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(
      () => Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer')),
      { polling: 'mutation' },
    );
    return await tap(page, what, EARLY_EFFECT_MS);
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

/** Presses each control of the landing page at `url` on a phone with a slowed processor. */
export const timedPresses = (browser: Browser, url: string): Promise<Presses> =>
  opened(browser, url, true, async (page) => {
    const times = {} as Presses;
    for (const what of pressed) times[what] = await press(page, what);
    return times;
  });

/** Presses the landing page at `url` while React takes over, and scrolls it, on a phone with a slowed processor. */
export async function timedUse(browser: Browser, url: string): Promise<Use> {
  const earlyPresses = {} as Record<PressedEarly, Press>;
  for (const what of pressedEarly) earlyPresses[what] = await pressEarly(browser, url, what);
  return {
    earlyPresses,
    slowFrames: await opened(browser, url, true, slowFrames),
    still: await opened(browser, url, false, async (page) => ({
      slowFrames: await slowFrames(page),
      question: (await press(page, 'question')).paint,
    })),
  };
}
