import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { states } from './states.ts';
import { beginVisit, layOutAll, visitPage } from '../../tests/browser/support.ts';
import { findChromium } from '../lib/browser.ts';
import { main } from '../lib/main.ts';
import { run } from '../lib/run.ts';
import { freePort, startServer } from '../lib/server.ts';
import { UserError } from '../lib/user-error.ts';

const FOLDER = 'screenshots';
const WIDTHS = [390, 768, 1440, 1920];
const HEIGHT = 900;
/** From here on there is no menu to open. */
const DESKTOP_FROM = 1024;
/** Long enough for fonts and for what eases in. */
const SETTLE_MS = 600;

/** A window of its own for one picture, so that no state carries over. */
async function withPage(browser: Browser, origin: string, width: number, draw: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: HEIGHT } });
  try {
    await draw(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Every picture of one width: its file's name and how it is drawn. */
function* pictures(width: number): Generator<[name: string, draw: (page: Page, file: string) => Promise<unknown>]> {
  yield [
    'loader',
    async (page, path) => {
      await page.goto('/');
      await page.waitForTimeout(1500);
      await page.screenshot({ path });
    },
  ];
  for (const { name, show, narrow } of states) {
    if (narrow && width >= DESKTOP_FROM) continue;
    yield [
      name.replaceAll(' ', '-'),
      async (page, path) => {
        await beginVisit(page, 'settled');
        await show(page);
        await page.waitForTimeout(SETTLE_MS);
        await page.screenshot({ path });
      },
    ];
  }
  for (const [name, url] of [
    ['home', '/'],
    ['privacy', '/privacy'],
    ['terms', '/terms'],
  ] as const) {
    yield [
      `${name}-whole`,
      async (page, path) => {
        await beginVisit(page, 'settled');
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visitPage(page, url);
        await layOutAll(page);
        await page.waitForTimeout(SETTLE_MS);
        await page.screenshot({ path, fullPage: true });
      },
    ];
  }
}

/** The landing page's sections one by one, at `width`, into `folder`; the result is their number. */
async function sections(page: Page, folder: string): Promise<number> {
  await beginVisit(page, 'settled');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitPage(page, '/');
  await layOutAll(page);
  await page.waitForTimeout(SETTLE_MS);
  const found = await page.locator('main > section, footer').all();
  for (const [index, section] of found.entries()) {
    const name = (await section.getAttribute('id')) ?? (index === 0 ? 'hero' : 'footer');
    const path = join(folder, `section-${String(index + 1).padStart(2, '0')}-${name}.png`);
    await section.screenshot({ path });
  }
  return found.length;
}

/** What a printer gets. */
async function prints(page: Page): Promise<number> {
  await beginVisit(page, 'settled');
  const documents = { home: '/', privacy: '/privacy', terms: '/terms' };
  for (const [name, url] of Object.entries(documents)) {
    await visitPage(page, url);
    await page.pdf({ path: join(FOLDER, `print-${name}.pdf`), format: 'A4' });
  }
  return Object.keys(documents).length;
}

/** `npm run screenshots`: every page and state into `screenshots/`; widths in pixels may follow. */
await main(async () => {
  const words = process.argv.slice(2);
  const wrong = words.find((word) => !/^\d{3,4}$/.test(word));
  if (wrong) throw new UserError(`"${wrong}" is no width. Give widths in pixels, such as: npm run screenshots -- 390`);
  const widths = words.length > 0 ? words.map(Number) : WIDTHS;

  const build = await run('vite', ['build', '--logLevel', 'warn']);
  if (build.code !== 0) return build.code;
  const launch = await findChromium();
  await rm(FOLDER, { recursive: true, force: true });
  const server = await startServer(await freePort());
  const browser = await chromium.launch(launch);
  let count = 0;
  try {
    for (const width of widths) {
      const folder = join(FOLDER, String(width));
      await mkdir(folder, { recursive: true });
      for (const [name, draw] of pictures(width)) {
        await withPage(browser, server.origin, width, async (page) => {
          await draw(page, join(folder, `${name}.png`));
        });
        count++;
        console.log(`${width} px: ${name}`);
      }
      await withPage(browser, server.origin, width, async (page) => {
        count += await sections(page, folder);
      });
      console.log(`${width} px: sections`);
    }
    await withPage(browser, server.origin, 1440, async (page) => {
      count += await prints(page);
    });
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(`\n${count} pictures in ${FOLDER}/`);
});
