import { join } from 'node:path';
import type { Browser, Page, PageScreenshotOptions } from 'playwright';
import { visitable } from '../../config/routes.ts';
import { beginVisit, stopClock, visitPage } from '../lib/page.ts';
import { states } from './states.ts';

const HEIGHT = 900;
/** At this width and above, there is no menu to open. */
const DESKTOP_FROM = 1024;
/** Near the end of the loader's three seconds, when its mark is complete and the fade has not begun. */
const LOADER_AT_MS = 2900;
/** While a page still loads a font or reacts to scrolling, its pictures differ; this many tries are ample. */
const MOST_TRIES = 20;

/** Takes one or more pictures with a fresh page, and returns them by file name. */
interface Drawing {
  name: string;
  draw: (page: Page) => Promise<Map<string, Buffer>>;
}

/**
 * Takes pictures, with transitions finished, until two in a row are identical.
 *
 * @throws Error if the page keeps changing
 */
async function still(page: Page, options: PageScreenshotOptions = {}): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const next = await page.screenshot({ animations: 'disabled', ...options });
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest: ${MOST_TRIES} pictures, no two in a row the same`);
}

/** Takes the loader. Its animations are its clock, so they are paused while it is visible. */
async function loader(page: Page): Promise<Buffer> {
  await page.addInitScript((time) => {
    const stop = () => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    };
    addEventListener('animationstart', stop, { once: true });
  }, LOADER_AT_MS);
  await page.goto('/');
  await page.waitForFunction(
    (time) => document.getAnimations().some(({ currentTime }) => currentTime === time),
    LOADER_AT_MS,
  );
  return still(page, { animations: 'allow' });
}

/** Loads a page without motion. */
async function openWhole(page: Page, path: string): Promise<void> {
  await beginVisit(page, 'settled');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitPage(page, path);
}

/**
 * Takes the landing page from top to bottom, and cuts each section out of that picture: without scrolling, nothing that
 * is fixed to the window covers a section.
 */
async function landing(page: Page): Promise<Map<string, Buffer>> {
  await openWhole(page, '/');
  const drawn = new Map([['home-whole', await still(page, { fullPage: true })]]);
  const sections = await page.locator('main > section, footer').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
      const clip = { x, y, width: Math.ceil(right + scrollX) - x, height: Math.ceil(bottom + scrollY) - y };
      return { id: element.id, clip };
    }),
  );
  for (const [index, { id, clip }] of sections.entries()) {
    const name = id || (index === 0 ? 'hero' : 'footer');
    const picture = await page.screenshot({ animations: 'disabled', fullPage: true, clip });
    drawn.set(`section-${String(index + 1).padStart(2, '0')}-${name}`, picture);
  }
  return drawn;
}

const single = (name: string, draw: (page: Page) => Promise<Buffer>): Drawing => ({
  name,
  draw: async (page) => new Map([[name, await draw(page)]]),
});

const whole = (name: string, path: string): Drawing =>
  single(name, async (page) => {
    await openWhole(page, path);
    return still(page, { fullPage: true });
  });

/** All pictures for one width in pixels. */
export const drawings = (width: number): readonly Drawing[] => [
  single('loader', loader),
  ...states
    .filter(({ narrow }) => !narrow || width < DESKTOP_FROM)
    .map(({ name, show }) =>
      single(name.replaceAll(' ', '-'), async (page) => {
        await beginVisit(page, 'settled');
        await show(page);
        return still(page);
      }),
    ),
  { name: 'home-whole and sections', draw: landing },
  ...visitable()
    .filter(({ path }) => path !== '/')
    .map(({ id, path }) => whole(`${id}-whole`, path)),
];

/** Runs `draw` with a new page and a stopped clock, so that no state carries over and no timer fires. */
export async function withPage<T>(
  browser: Browser,
  baseURL: string,
  width: number,
  draw: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: HEIGHT } });
  try {
    const page = await context.newPage();
    await stopClock(page);
    return await draw(page);
  } finally {
    await context.close();
  }
}

/** Prints each document on A4 into `folder`, and returns how many there are. */
export async function print(page: Page, folder: string): Promise<number> {
  await beginVisit(page, 'settled');
  const documents = visitable();
  for (const { id, path } of documents) {
    await visitPage(page, path);
    await page.pdf({ path: join(folder, `print-${id}.pdf`), format: 'A4' });
  }
  return documents.length;
}
