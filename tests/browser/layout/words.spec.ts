import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { site } from 'virtual:site';
import { notFoundRoute, routes } from '../../../config/routes.ts';
import { build } from '../../build/lib/command.ts';
import { copyProject } from '../../../scripts/lib/copy.ts';
import { beginVisit, scrollToY, visitPage } from '../../page.ts';
import { states } from '../states.ts';
import { expect, test } from '../support.ts';
import { faultsAt, launch, modes, settleText, widthsOf, type Mode } from './words.ts';

/** What a state adds to a page that is read whole anyway. */
const parts: Record<string, string> = {
  'menu open': 'header',
  'coming soon': 'dialog',
  'development update': 'dialog',
};
/** Read with others: all answers are open, and the menu is part of the bar. */
const covered = ['question open', 'sticky bar'];

/** Leaves out the sections, which take most of the time, but no room to scroll. */
const withoutSections = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { height: 9000px } main > * { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Faults of every page and state at its edges and around each breakpoint, with all answers open. */
async function faults(page: Page, mode: Mode): Promise<string[]> {
  const found: string[] = [];
  for (const { name, show, narrow } of states.filter((state) => !covered.includes(state.name))) {
    await page.setViewportSize({ width: narrow ? 800 : 1440, height: 900 });
    await show(page);
    await settleText(page, mode);
    if (name in parts) await withoutSections(page);
    const faulty = await faultsAt(page, await widthsOf(page, mode), parts[name]);
    found.push(...faulty.map((fault) => `${name}, ${fault}`));
  }
  return found;
}

for (const [name, mode] of Object.entries(modes)) {
  test(`${name}, no word is broken, cut or covered, and nothing scrolls sideways`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.slow();
    const browser = await launch(playwright.chromium, launchOptions, mode.launch);
    const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'reduce' });
    await beginVisit(page, 'settled');
    expect(await faults(page, mode)).toEqual([]);
    await browser.close();
  });
}

/** Answers requests to `origin` with the files of the build in `folder`. */
async function serve(context: BrowserContext, origin: string, folder: string): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isFile = /\.\w+$/.test(pathname);
    const { file } = routes.find(({ path }) => path === pathname) ?? notFoundRoute;
    await route.fulfill({ path: join(folder, 'dist/client', isFile ? pathname : file) });
  });
}

test('with the longest name and handle, no word is broken, cut or covered, and nothing scrolls sideways', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 404|Unknown path/);
  const { folder, remove } = await copyProject();
  const config = join(folder, 'config/site.jsonc');
  await writeFile(config, JSON.stringify({ ...site, product: 'CommunityCommons', botHandle: 'HashtagPayments' }));
  const { code, text } = await build(folder, { SITE_CONFIG: config });
  expect(code, text).toBe(0);
  await serve(context, baseURL!, folder);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faults(page, {})).toEqual([]);
  await remove();
});

/** Scroll positions at which something may stick, half a window apart, in pixels. */
const stickingPlaces = (page: Page) =>
  page.evaluate(() => {
    const sticking = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    return sticking.flatMap((element) => {
      const { top, height } = element.parentElement!.getBoundingClientRect();
      const steps = Math.ceil(height / (innerHeight / 2));
      return Array.from({ length: steps }, (_, step) => top + scrollY + (step * innerHeight) / 2);
    });
  });

test('at any scroll position, what sticks there covers nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitPage(page, '/');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const y of await stickingPlaces(page)) {
      await scrollToY(page, y);
      expect(await faultsAt(page, [width], 'main'), `at ${y} px`).toEqual([]);
    }
  }
});
