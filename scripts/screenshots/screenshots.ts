import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../lib/browser.ts';
import { main } from '../lib/main.ts';
import { run } from '../lib/run.ts';
import { startServer } from '../lib/server.ts';
import { readArguments } from './arguments.ts';
import { compare } from './compare.ts';
import { drawings, print, withPage } from './pictures.ts';

const FOLDER = 'screenshots';
/** Any desktop width will do, because printing uses the width of the paper. */
const PRINT_WIDTH = 1440;

/** Saves all pictures for `widths` in `FOLDER`, and returns their number. */
async function takeAll(browser: Browser, origin: string, widths: readonly number[]): Promise<number> {
  let count = 0;
  for (const width of widths) {
    const folder = join(FOLDER, String(width));
    await mkdir(folder, { recursive: true });
    for (const { name, draw } of drawings(width)) {
      const drawn = await withPage(browser, origin, width, draw);
      for (const [file, picture] of drawn) await writeFile(join(folder, `${file}.png`), picture);
      count += drawn.size;
      console.log(`${width} px: ${name}`);
    }
  }
  return count + (await withPage(browser, origin, PRINT_WIDTH, (page) => print(page, FOLDER)));
}

/**
 * `npm run screenshots` saves every page and state in `screenshots/`, with the same result at each run of a commit.
 * Arguments: widths in pixels, and `--compare FOLDER` with the pictures of an earlier run.
 */
await main(async () => {
  const { widths, baseline } = readArguments(process.argv.slice(2), FOLDER);
  const build = await run('vite', ['build', '--logLevel', 'warn']);
  if (build.code !== 0) return build.code;
  const launch = await findChromium('whole');
  await rm(FOLDER, { recursive: true, force: true });
  const server = await startServer();
  const browser = await chromium.launch(launch);
  try {
    console.log(`\n${await takeAll(browser, server.origin, widths)} pictures in ${FOLDER}/`);
  } finally {
    await browser.close();
    await server.stop();
  }
  if (baseline === null) return 0;
  return (await compare(baseline, FOLDER, widths)) > 0 ? 1 : 0;
});
