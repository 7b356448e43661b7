import type { Browser, Page, Route } from 'playwright/test';
import { expect } from '../support.ts';

/** Ids of the sections and footer that are not drawn yet; the hero has no id and would appear as `section`. */
export const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section, #root footer')]
      .filter(
        (part) =>
          getComputedStyle(part.firstElementChild!).display === 'none' ||
          (getComputedStyle(part).contentVisibility !== 'visible' && document.documentElement.dataset.parts !== 'kept'),
      )
      .map((part) => part.id || part.localName),
  );

/** Heights of all sections in pixels, in order. */
export const heights = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...document.querySelectorAll('main > section')].map((part) => part.clientHeight));

/** Withholds idle time until `drawNow`, as on a busy phone, once `periods` of it have passed. */
export async function withoutIdleTime(page: Page, periods = 0): Promise<void> {
  await page.addInitScript((before) => {
    const held: IdleRequestCallback[] = [];
    const real = window.requestIdleCallback.bind(window);
    let passed = 0;
    window.requestIdleCallback = (callback) => (++passed > before ? held.push(callback) : real(callback));
    Object.assign(globalThis, {
      isWithheld: () => held.length > 0,
      drawNow: () => {
        const now = { didTimeout: false, timeRemaining: () => 10 };
        window.requestIdleCallback = (callback) => (setTimeout(() => callback(now)), 0);
        for (const callback of held.splice(0)) callback(now);
      },
    });
  }, periods);
}

/** Waits until the page has asked for idle time in vain. */
export const withheld = (page: Page) =>
  page.waitForFunction(() => (globalThis as unknown as { isWithheld: () => boolean }).isWithheld());

/** Gives back the idle time, as much as is asked for. */
export const drawNow = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { drawNow: () => void }).drawNow());

/**
 * Watches the frames of the next load that have the whole hero in the document.
 *
 * @returns a function that waits for all of the hero, and returns how many of its three parts below the words the frames
 *   had, each number once
 */
export async function watchHero(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    const hero = document.getElementsByClassName('hero');
    const count = () => {
      const parts = [...document.querySelectorAll('.thread, .thread ~ *, .hero > .figures')];
      const shown = parts.filter((part) => part.checkVisibility()).length;
      if (hero[0]?.nextElementSibling && shown !== frames.at(-1)) frames.push(shown);
    };
    const look = () => {
      count();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    // On a busy machine, the first part can be drawn before the next frame is looked at.
    new MutationObserver((_, observer) => {
      if (!hero[0]?.nextElementSibling) return;
      observer.disconnect();
      count();
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    await expect(page.locator('.hero > .figures')).toBeVisible();
    return page.evaluate(async () => {
      // A frame's last step comes after it has been looked at, so the next one shows it.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return (globalThis as unknown as { frames: number[] }).frames;
    });
  };
}

/**
 * Watches the frames of the next load.
 *
 * @returns a function that returns how many elements of the whole hero the frames had, each number once
 */
export async function watchHeroElements(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const elements: number[] = [];
    Object.assign(globalThis, { elements });
    const look = () => {
      const count = [...document.querySelectorAll('.hero *')].filter((element) => element.checkVisibility()).length;
      if (document.querySelector('.hero + *') && count !== elements.at(-1)) elements.push(count);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (globalThis as unknown as { elements: number[] }).elements);
}

/** Withholds the fonts of the next load, and with them its load event. */
export async function withoutFonts(page: Page): Promise<{ arrive: () => Promise<void> }> {
  const fonts: Route[] = [];
  await page.route('**/*.woff2', (route) => void fonts.push(route));
  return { arrive: async () => void (await Promise.all(fonts.map((font) => font.continue()))) };
}

/** Withholds the steps that wait for a frame, as in a tab that is not painted. */
export const withoutFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });

/** Counts how many elements cease to be inert in each frame, without the answers of the FAQ, which are closed. */
export async function countReleased(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { released: counts });
    let before = 0;
    const count = () => {
      const inert = document.querySelectorAll('main :is([inert], [inert] *):not(summary ~ *, summary ~ * *)').length;
      if (inert < before) counts.push(before - inert);
      before = inert;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}

/** Returns what `countReleased` counted, a number for each frame with any. */
export const released = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { released: number[] }).released);

interface TraceEvent {
  name: string;
  tid: number;
  ts: number;
  dur?: number;
  args: { elementCount?: number };
}

/**
 * Traces what happens during `work`.
 *
 * @returns for each task that restyled elements: how many, and whether it also painted
 */
export async function tracedTasks(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<{ styled: number; paints: boolean }[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const styles = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return traceEvents
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map((task) => {
      const isInTask = ({ tid, ts }: TraceEvent) => tid === task.tid && ts >= task.ts && ts < task.ts + (task.dur ?? 0);
      return {
        styled: styles.filter(isInTask).reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
        paints: traceEvents.some((event) => event.name === 'Paint' && isInTask(event)),
      };
    })
    .filter(({ styled }) => styled > 0);
}

/** More than the elements of a frame, because those that come with a part are not divided. */
export const FEW = 50;

/** Counts what is drawn in each frame, with a clock that runs `rate` times as fast: frames seem that much longer. */
export async function countFrames(page: Page, rate: number): Promise<void> {
  await page.addInitScript((factor) => {
    const now = performance.now.bind(performance);
    let laidOut = 0;
    performance.now = () => factor * (now() + laidOut);
    const rectangle = Element.prototype.getBoundingClientRect;
    // Each step ends with this. Chromium's clock has steps of 0.1 ms, in which short work would take no time at any rate.
    Element.prototype.getBoundingClientRect = function () {
      laidOut += 0.1;
      return rectangle.call(this);
    };
    const counts: number[] = [];
    Object.assign(globalThis, { counts });
    const count = () => {
      const elements = [...document.querySelectorAll('main > section:not(.hero) *, #root footer *')];
      counts.push(elements.filter((element) => element.checkVisibility()).length);
      requestAnimationFrame(count);
    };
    addEventListener('load', count);
  }, rate);
}

/** Returns how many elements below the hero were drawn in each counted frame after the first that drew any. */
export async function countedFrames(page: Page): Promise<number[]> {
  const counts = await page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
  return counts.map((count, frame) => count - (counts[frame - 1] ?? count)).filter((more) => more > 0);
}
