import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { launch } from 'puppeteer-core';
import { keepBusy } from './busy.ts';
import { count } from './counts.ts';
import { startEdge } from './edge.ts';
import { heroStream } from './hero-stream.ts';
import { timedPresses, timedUse, type Presses } from './interactions.ts';
import { audit } from './lighthouse.ts';
import { memoryCost } from './memory.ts';
import { FLOOR_PATH, plainSite } from './plain-site.ts';
import { meets, rowsOf, type Load, type Measured, type Round, type Visits } from './rows.ts';
import { landingSizes } from './sizes.ts';
import { table } from './table.ts';
import { timedVisit, type Timing } from './visit.ts';
import { requestCost } from './worker-cost.ts';
import { YARDSTICK_PATH } from './yardstick.ts';
import { findChromium } from '../lib/browser.ts';
import { parseCommandLine } from '../lib/command-line.ts';
import { main } from '../lib/main.ts';
import { run } from '../lib/run.ts';
import { startServer } from '../lib/server.ts';
import { UserError } from '../lib/user-error.ts';

const BUILT = 'dist/client';
const DEFAULT_RUNS = 3;
/** A single visit's first paint varies by 5 % and its longest task by 30 %, more than the targets leave room for. */
const VISITS_A_ROUND = 3;
const DEFAULT_FILE = '.cache/bench/result.json';
const USAGE = 'Write: npm run bench, or npm run bench -- --runs 5 --busy --json FILE';

/** @throws UserError that names the argument, its value and the allowed values */
function options(): { runs: number; file: string; busy: boolean } {
  const { values } = parseCommandLine(USAGE, {
    options: { runs: { type: 'string' }, json: { type: 'string' }, busy: { type: 'boolean' } },
  });
  const runs = Number(values.runs ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1 || runs > 50) {
    throw new UserError(`--runs is "${values.runs}". Give a whole number from 1 to 50, or none for ${DEFAULT_RUNS}.`);
  }
  return { runs, file: values.json ?? DEFAULT_FILE, busy: values.busy ?? false };
}

const step = (text: string): void => console.log(`  ${text} …`);

/** `npm run bench`: builds, serves and measures the landing page. Exits 1 if a figure misses its target. */
await main(async () => {
  const { runs, file, busy } = options();
  step('building');
  const build = await run('vite', ['build', '--logLevel', 'warn']);
  if (build.code !== 0) return build.code;

  const stops: (() => Promise<unknown>)[] = [];
  try {
    step('starting the site, its files without a Worker, and a browser');
    const site = await startServer();
    stops.push(site.stop);
    const plain = await startServer(0, await plainSite(BUILT));
    stops.push(plain.stop);
    const edge = await startEdge(`http://127.0.0.1:${site.port}`);
    stops.push(edge.stop);
    const floorEdge = await startEdge(`http://127.0.0.1:${plain.port}`);
    stops.push(floorEdge.stop);
    const { executablePath = chromium.executablePath(), args } = await findChromium('whole');
    const browser = await launch({ executablePath, args });
    stops.push(() => browser.close());

    step('sizes and counts');
    const measured: Measured = {
      sizes: await landingSizes(BUILT),
      hero: await heroStream(await readFile(join(BUILT, 'index.html'))),
      counts: await count(browser, edge, BUILT),
      rounds: [],
    };
    const [landing, floor] = [`${edge.origin}/`, floorEdge.origin + FLOOR_PATH];
    const yardstick = floorEdge.origin + YARDSTICK_PATH;
    if (busy) stops.push(keepBusy());
    for (let round = 1; round <= runs; round++) {
      const part = (text: string) => step(`run ${round} of ${runs}: ${text}`);
      part('paint and tasks of floor page, site and yardstick, first and later load; presses');
      const visits: Visits[] = [];
      const presses: Presses[] = [];
      for (let turn = 1; turn <= VISITS_A_ROUND; turn++) {
        const visit = async (url: string): Promise<Record<Load, Timing>> => ({
          first: await timedVisit(browser, url, false),
          later: await timedVisit(browser, url, true),
        });
        visits.push({ floor: await visit(floor), landing: await visit(landing), yardstick: await visit(yardstick) });
        presses.push(await timedPresses(browser, landing));
      }
      part('presses while React takes over, and scrolling');
      const use = await timedUse(browser, landing);
      part('Lighthouse of site and yardstick, first and later load');
      const lighthouse: Round['lighthouse'] = {
        first: await audit(browser, landing, false),
        later: await audit(browser, landing, true),
      };
      const yardstickScores: Round['yardstickScores'] = {
        first: await audit(browser, yardstick, false),
        later: await audit(browser, yardstick, true),
      };
      part('processor time of the Worker');
      const siteCost = await requestCost(site.group, `http://127.0.0.1:${site.port}/`);
      const plainCost = await requestCost(plain.group, `http://127.0.0.1:${plain.port}/index.html`);
      const worker: Round['worker'] = siteCost && plainCost && { site: siteCost, plain: plainCost };
      measured.rounds.push({ visits, presses, use, lighthouse, yardstickScores, memory: memoryCost(), worker });
    }

    const rows = rowsOf(measured, busy);
    const machine = { browser: await browser.version(), node: process.version, processors: cpus().length };
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify({ runs, busy, machine, rows, measured }, null, 2)}\n`);
    console.log(`\n${table(rows)}\n\n  All samples are in ${file}. Compare times only within this run.`);
    const over = rows.filter((row) => !meets(row));
    console.log(
      over.length === 0
        ? `\n  All ${rows.length} figures meet their targets (median of ${runs}).`
        : `\n  ${over.length} of ${rows.length} figures miss their targets: ${over.map(({ figure }) => figure).join('; ')}.`,
    );
    return over.length === 0 ? 0 : 1;
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
});
