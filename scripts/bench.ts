import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { startEdge, type Edge } from './bench/edge.ts';
import { audit, type Browser, type Figures, type Lighthouse, type Task } from './bench/measure.ts';
import { findChromium } from './lib/browser.ts';
import { main, parseCommandLine, UserError } from './lib/command.ts';
import { run } from './lib/run.ts';
import { startServer } from './lib/server.ts';
import { exitOnSignals } from './lib/signals.ts';

const TOOLS = resolve('tools/bench');
const DEFAULT_RUNS = 3;
const USAGE = 'Write: npm run bench, or npm run bench -- --runs 5 --against ../another-clone';

function options(): { runs: number; against?: string } {
  const { values } = parseCommandLine(USAGE, { options: { runs: { type: 'string' }, against: { type: 'string' } } });
  const runs = Number(values.runs ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1 || runs > 50) {
    throw new UserError(`--runs is "${values.runs}". Give a whole number from 1 to 50, or none for ${DEFAULT_RUNS}.`);
  }
  if (values.against && !existsSync(join(values.against, 'dist/client/index.html'))) {
    throw new UserError(
      `--against is "${values.against}", which has no build. Run npm run build there, or give another folder.`,
    );
  }
  return { runs, against: values.against };
}

/** Imports a package of `tools/bench`, after installing them if they are missing or older than the lock file. */
async function loadTool<Module>(name: string): Promise<Module> {
  const installed = statSync(join(TOOLS, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  if (!installed || installed.mtimeMs < statSync(join(TOOLS, 'package-lock.json')).mtimeMs) {
    console.log('Installing Lighthouse into tools/bench …');
    const { code } = await run('npm', ['ci', '--prefix', TOOLS, '--ignore-scripts']);
    if (code !== 0) throw new UserError('Lighthouse could not be installed. Try: npm ci --prefix tools/bench');
  }
  return (await import(pathToFileURL(createRequire(join(TOOLS, 'package.json')).resolve(name)).href)) as Module;
}

/** Makes the floor page. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The figures of a page's rounds, and the long tasks of the last. */
interface Measured {
  name: string;
  edge: Edge;
  rounds: Figures[];
  tasks: Record<string, Task[]>;
  bytes: Figures;
}

/** One round of one page: a first and a later load. */
async function round(page: Measured, lighthouse: Lighthouse, browser: Browser): Promise<void> {
  const figures: Figures = {};
  const url = `${page.edge.origin}/`;
  for (const load of ['first', 'later'] as const) {
    const from = page.edge.sent.length;
    const measured = await audit(lighthouse, browser, url, load === 'later');
    for (const [name, value] of Object.entries(measured.figures)) figures[`${load} load: ${name}`] = value;
    page.tasks[load] = measured.tasks.slice(0, 3);
    if (load === 'later') continue;
    const sent = page.edge.sent.slice(from);
    page.bytes = {
      'first load: requests': sent.length,
      'first load: KiB, brotli 11': sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    };
  }
  page.rounds.push(figures);
}

function print(pages: readonly Measured[]): void {
  const table: Figures[] = pages.map(({ bytes, rounds }) => {
    const names = Object.keys(rounds[0]!);
    return { ...bytes, ...Object.fromEntries(names.map((name) => [name, median(rounds.map((each) => each[name]!))])) };
  });
  console.log(
    `\n| median | ${pages.map(({ name }) => name).join(' | ')} | site to them |\n|---|${'---|'.repeat(pages.length + 1)}`,
  );
  for (const name of Object.keys(table[0]!)) {
    const [own, ...others] = table.map((figures) => figures[name]!) as [number, ...number[]];
    const ratios = others.map((other) => (other > 0 ? `${(own / other).toFixed(2)} ×` : '–'));
    console.log(`| ${[name, ...[own, ...others].map(Math.round), ratios.join(', ')].join(' | ')} |`);
  }
  for (const { name, tasks } of pages) {
    for (const [load, longest] of Object.entries(tasks)) {
      const listed = longest.map(({ duration, source }) => `${Math.round(duration)} ms ${source}`).join(', ');
      console.log(`${name}, ${load} load, longest tasks of the last round: ${listed || 'none over 50 ms'}`);
    }
  }
}

/**
 * `npm run bench` measures the landing page, in turn with a floor page (the same document without scripts) and, with
 * `--against`, the build of another clone. Compare times only within one run.
 */
await main(async () => {
  const { runs, against } = options();
  exitOnSignals(1);
  const build = await run('vite', ['build', '--logLevel', 'warn']);
  if (build.code !== 0) return build.code;
  const { default: lighthouse } = await loadTool<{ default: Lighthouse }>('lighthouse');
  const { launch } = await loadTool<{ launch: (how: object) => Promise<Browser> }>('puppeteer-core');
  const { executablePath = chromium.executablePath(), args } = await findChromium('whole');

  const site = await startServer();
  const sources: [string, Promise<Edge>][] = [
    ['site', startEdge(site.origin)],
    ['floor', startEdge(site.origin, withoutScripts)],
  ];
  const other = against ? await startServer(0, against) : null;
  if (other) sources.push([against!, startEdge(other.origin)]);
  const pages = await Promise.all(
    sources.map(async ([name, edge]): Promise<Measured> => ({
      name,
      edge: await edge,
      rounds: [],
      tasks: {},
      bytes: {},
    })),
  );
  const browser = await launch({ executablePath, args });
  try {
    for (let turn = 1; turn <= runs; turn++) {
      for (const page of pages) {
        console.log(`  round ${turn} of ${runs}: ${page.name} …`);
        await round(page, lighthouse, browser);
      }
    }
    console.log(
      `\n${await browser.version()}, Node ${process.version}, ${cpus().length} processors, slow 4G, processor 4 times slower, ${runs} rounds`,
    );
    print(pages);
  } finally {
    await browser.close();
    for (const { edge } of pages) edge.stop();
    await other?.stop();
    await site.stop();
  }
  return 0;
});
