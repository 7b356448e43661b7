import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { findChromium } from './lib/browser.ts';
import { main, parseCommandLine, UserError } from './lib/command.ts';
import { run } from './lib/run.ts';
import { listen, servePreview } from './lib/serve.ts';

const TOOLS = resolve('tools/bench');
const USAGE = 'Write: npm run bench, or npm run bench -- --against ../another-clone-with-a-build';
const ROUNDS = 3;

/** In milliseconds unless the name says otherwise. */
type Figures = Record<string, number>;

/** The parts of puppeteer and Lighthouse used here; both are in `tools/bench`. */
interface Tab {
  goto: (url: string, options?: object) => Promise<unknown>;
  evaluate: (body: () => void) => Promise<void>;
}
interface Browser {
  createBrowserContext: () => Promise<{ newPage: () => Promise<Tab>; close: () => Promise<void> }>;
  version: () => Promise<string>;
  close: () => Promise<void>;
}
interface Report {
  environment: { benchmarkIndex: number };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number; details?: { items: { duration: number }[] } }>;
}
type Lighthouse = (url: string, flags: object, config: undefined, tab: Tab) => Promise<{ lhr: Report } | undefined>;

/** Imports a package from `tools/bench`, installing it first if it is missing. @throws UserError if that fails */
async function loadTool<Module>(name: string): Promise<Module> {
  if (!existsSync(join(TOOLS, 'node_modules', name))) {
    console.log('Installing Lighthouse into tools/bench …');
    const { code } = await run('npm', ['ci', '--prefix', TOOLS, '--ignore-scripts']);
    if (code !== 0) throw new UserError('Lighthouse could not be installed. Try: npm ci --prefix tools/bench');
  }
  return (await import(pathToFileURL(createRequire(join(TOOLS, 'package.json')).resolve(name)).href)) as Module;
}

/** Headers that the edge sets itself. */
const OWN = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** A page to measure, and its figures so far. */
interface Page {
  name: string;
  url: string;
  /** Compressed size of each response in the current audit, in bytes. */
  sent: number[];
  rounds: Figures[];
}

/**
 * Acts as a CDN's edge: caches every response of a local server, compressed with brotli 11, so that two builds are
 * served alike and the server takes no processor time from the page.
 *
 * @param change rewrites each document
 */
async function startEdge(name: string, upstream: string, change = (html: string) => html): Promise<Page> {
  const kept = new Map<string, { status: number; headers: Headers; body: Buffer }>();
  const sent: number[] = [];
  const ask = async (path: string) => {
    const answer = await fetch(upstream + path, { redirect: 'manual' });
    const headers = new Headers([...answer.headers].filter(([header]) => !OWN.includes(header)));
    const type = headers.get('content-type') ?? '';
    let body: Buffer = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith('text/html')) body = Buffer.from(change(String(body)));
    if (/^text\/|javascript|json|svg/.test(type)) {
      headers.set('content-encoding', 'br');
      body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    }
    return { status: answer.status, headers, body };
  };
  const { origin } = await listen(async ({ url: path = '/', headers: asked }, response) => {
    const { status, headers, body } = kept.get(path) ?? (await ask(path));
    kept.set(path, { status, headers, body });
    const isKnown = headers.has('etag') && asked['if-none-match'] === headers.get('etag');
    sent.push(isKnown ? 0 : body.length);
    response.writeHead(isKnown ? 304 : status, [...headers]).end(isKnown ? undefined : body);
  });
  return { name, url: `${origin}/`, sent, rounds: [] };
}

const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');

/** Warms a tab's cache, and marks the loader and the update as seen in its session. */
async function warm(tab: Tab, url: string): Promise<void> {
  await tab.goto(`${url}robots.txt`);
  await tab.evaluate(() => {
    sessionStorage.setItem('site:last-load', String(Date.now() - 60_000));
    sessionStorage.setItem('site:update-shown', '1');
  });
  // Chromium caches a script's compiled code on its second load: https://v8.dev/blog/code-caching-for-devs.
  for (let load = 1; load <= 2; load++) {
    await tab.goto(url, { waitUntil: 'load' });
    await sleep(1500);
    await tab.goto(`${url}robots.txt`);
  }
}

/** Runs Lighthouse as a phone on slow 4G with a processor four times slower, both applied rather than simulated. */
async function audit(lighthouse: Lighthouse, browser: Browser, { url, sent }: Page, load: 'first' | 'later') {
  const flags = {
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    disableStorageReset: load === 'later',
    // Until the loader and the work after it are done.
    pauseAfterLoadMs: 5500,
    logLevel: 'error',
  };
  // Lighthouse's trace sometimes lacks the start of the navigation, or an idle period to count from.
  for (let attempt = 1; attempt <= 3; attempt++) {
    sent.length = 0;
    const context = await browser.createBrowserContext();
    const tab = await context.newPage();
    if (load === 'later') await warm(tab, url);
    const result = await lighthouse(url, flags, undefined, tab);
    await context.close();
    if (typeof result?.lhr.categories.performance.score === 'number') return result.lhr;
  }
  throw new UserError(`Lighthouse gave ${url} no score, three times. Try again on a quieter machine.`);
}

/** Measures a first and a later load of a page. */
async function round(lighthouse: Lighthouse, browser: Browser, page: Page): Promise<void> {
  const figures: Figures = {};
  for (const load of ['first', 'later'] as const) {
    const { audits, categories, environment } = await audit(lighthouse, browser, page, load);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const tasks = (audits['long-tasks']?.details?.items ?? []).map(({ duration }) => duration);
    if (load === 'first') {
      figures['first load: requests'] = page.sent.length;
      figures['first load: KiB, brotli 11'] = page.sent.reduce((sum, bytes) => sum + bytes, 0) / 1024;
    }
    const measured: Figures = {
      'Lighthouse performance, points': categories.performance.score! * 100,
      'first paint': value('first-contentful-paint'),
      'largest paint': value('largest-contentful-paint'),
      'main-thread work': value('mainthread-work-breakdown'),
      'blocking time': value('total-blocking-time'),
      // Lighthouse lists no task under 50 ms.
      'longest task (0: under 50)': Math.max(0, ...tasks),
      'layout shift, thousandths': value('cumulative-layout-shift') * 1000,
      'speed of the machine': environment.benchmarkIndex,
    };
    for (const [name, number] of Object.entries(measured)) figures[`${load} load: ${name}`] = number;
  }
  page.rounds.push(figures);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Prints the medians as a Markdown table. */
function print(pages: readonly Page[]): void {
  console.log(`\n| median of ${ROUNDS} | ${pages.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${'---|'.repeat(pages.length)}`);
  for (const name of Object.keys(pages[0]!.rounds[0]!)) {
    const medians = pages.map(({ rounds }) => Math.round(median(rounds.map((figures) => figures[name]!))));
    console.log(`| ${[name, ...medians].join(' | ')} |`);
  }
}

/**
 * `npm run bench` measures the landing page in turn with a floor page (the same document without scripts) and, with
 * `--against`, the build of another clone. Compare times only within one run.
 */
await main(async () => {
  const { against } = parseCommandLine(USAGE, { options: { against: { type: 'string' } } }).values;
  // An exit ends the servers, too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const build = await run('vite', ['build', '--logLevel', 'warn']);
  if (build.code !== 0) return build.code;
  const { default: lighthouse } = await loadTool<{ default: Lighthouse }>('lighthouse');
  const { launch } = await loadTool<{ launch: (how: object) => Promise<Browser> }>('puppeteer-core');
  const { executablePath = chromium.executablePath(), args } = await findChromium();

  const servers = await Promise.all(['.', ...(against ? [against] : [])].map(servePreview));
  const [site, other] = servers.map(({ origin }) => origin);
  const pages = [await startEdge('site', site!), await startEdge('floor', site!, withoutScripts)];
  if (other) pages.push(await startEdge(against!, other));
  const browser = await launch({ executablePath, args });
  for (let turn = 1; turn <= ROUNDS; turn++) {
    for (const page of pages) {
      console.log(`  round ${turn} of ${ROUNDS}: ${page.name} …`);
      await round(lighthouse, browser, page);
    }
  }
  console.log(`\n${await browser.version()}, Node ${process.version}, slow 4G, processor 4 times slower`);
  print(pages);
  await browser.close();
  for (const server of servers) await server.stop();
});
