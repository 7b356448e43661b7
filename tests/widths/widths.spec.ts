import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { beginVisit } from '../page.ts';
import { startServer, type Server } from '../../scripts/lib/server.ts';
import { states } from '../browser/states.ts';
import { expect, test } from '../browser/support.ts';
import { faultsAt, launch, modes, settleText, type Mode } from '../browser/layout/words.ts';
import { site } from '../build/fixtures/plumtag.ts';
import { build } from '../build/lib/command.ts';
import { copyProject } from '../build/lib/project.ts';

/** Every eighth width, in pixels. */
const WIDTHS = Array.from({ length: 201 }, (_, index) => 320 + 8 * index);
/** The narrowest window, in em, in which How it works is a list beside a device. */
const DEVICE_EM = 56.25;
/** What a state adds to the page; the other states are pages, read whole. */
const parts: Record<string, string> = {
  'sticky bar': '.sticky-bar',
  'menu open': '.sticky-bar',
  'coming soon': 'dialog',
  'development update': 'dialog',
};

/** Faults in any text of the site at any of the widths, with every answer open. */
async function faults(page: Page, mode: Mode): Promise<string[]> {
  const found: string[] = [];
  const widths = WIDTHS.filter((width) => width >= (mode.least ?? 0));
  const sweep = async (name: string, within: string, from = 0) => {
    const faulty = await faultsAt(
      page,
      widths.filter((width) => width >= from),
      within,
    );
    found.push(...faulty.map((fault) => `${name}, ${fault}`));
  };
  for (const { name, show, narrow } of states) {
    await page.setViewportSize({ width: narrow ? 800 : 1440, height: 900 });
    await show(page);
    await settleText(page, mode);
    await sweep(name, parts[name] ?? 'body');
    if (name !== 'home') continue;
    for (const button of await page.locator('.walk-show').all()) {
      await button.evaluate((element: HTMLElement) => element.click());
      await sweep('a step', '.walk', DEVICE_EM * (mode.textSize ?? 16));
    }
  }
  return found;
}

for (const product of [null, 'Ping', 'CommunityCommons']) {
  test.describe(product ? `named ${product}` : 'as the tests name it', () => {
    let project: Awaited<ReturnType<typeof copyProject>>;
    let server: Server;
    let origin: string;

    test.beforeAll(async ({ baseURL }) => {
      origin = baseURL!;
      if (!product) return;
      project = await copyProject();
      const config = join(project.folder, 'config/site.jsonc');
      // The longest handle that X allows.
      await writeFile(config, JSON.stringify({ ...site, product, botHandle: 'HashtagPayments' }));
      const { code, text } = await build(project.folder, { SITE_CONFIG: config });
      expect(code, text).toBe(0);
      server = await startServer(0, project.folder);
      origin = server.origin;
    });
    test.afterAll(async () => {
      await server?.stop();
      await project?.remove();
    });

    for (const [name, mode] of Object.entries(modes)) {
      test(`${name}, no word is broken, cut or covered, and nothing scrolls sideways`, async ({
        playwright,
        launchOptions,
      }) => {
        const browser = await launch(playwright.chromium, launchOptions, mode.launch);
        const page = await browser.newPage({ baseURL: origin, reducedMotion: 'reduce' });
        await beginVisit(page, 'settled');
        expect(await faults(page, mode)).toEqual([]);
        await browser.close();
      });
    }
  });
}
