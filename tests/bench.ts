import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../scripts/lib/browser.ts';
import { main, parseCommandLine } from '../scripts/lib/command.ts';
import { run } from '../scripts/lib/run.ts';
import { listen, servePreview } from './lib/serve.ts';

const USAGE = 'Usage: npm run bench, or npm run bench -- --against ../another-clone-with-a-build';
const ROUNDS = 6;

/** A phone: its window, a processor this many times slower than this machine's, and Lighthouse's slow 4G. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** Until the loader of 3.5 seconds and the work after it are done, in milliseconds. */
const SETTLED_MS = 6000;
/** A task that takes longer blocks input for the rest of its time: https://web.dev/articles/tbt. */
const LONG_TASK_MS = 50;

/** In milliseconds unless the name says otherwise. */
type Figures = Record<string, number>;

interface Site {
  name: string;
  url: string;
  rounds: Figures[];
}

/**
 * Answers compressed, as Cloudflare's edge does at a lower level, and from memory, so that no server takes processor
 * time from the page.
 *
 * @param origin of the server behind it
 * @returns its own origin
 */
async function startEdge(origin: string): Promise<string> {
  const ask = async (path: string) => {
    const answer = await fetch(origin + path);
    const headers = new Headers(answer.headers);
    for (const name of ['connection', 'content-length', 'keep-alive', 'transfer-encoding']) headers.delete(name);
    headers.set('content-encoding', 'br');
    return { status: answer.status, headers, body: brotliCompressSync(await answer.arrayBuffer()) };
  };
  const kept = new Map<string, ReturnType<typeof ask>>();
  const { origin: edge } = await listen(async ({ url = '/', headers: asked }, response) => {
    if (!kept.has(url)) kept.set(url, ask(url));
    const { status, headers, body } = await kept.get(url)!;
    const isKnown = headers.has('etag') && headers.get('etag') === asked['if-none-match'];
    response.writeHead(isKnown ? 304 : status, [...headers].flat()).end(isKnown ? undefined : body);
  });
  return edge;
}

/** What the browser in which this runs has recorded of the load. */
async function recorded() {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  for (const type of ['paint', 'largest-contentful-paint', 'longtask']) observer.observe({ type, buffered: true });
  // Buffered entries arrive in tasks of their own; without any, the observer is never called.
  await new Promise((done) => setTimeout(done, 500));
  return entries.map(({ entryType: type, name, startTime: start, duration }) => ({ type, name, start, duration }));
}

/** Measures a first load, and a later one in the same session, whose files and compiled scripts are in the cache. */
async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  // A busy machine, slowed down, takes its time.
  page.setDefaultTimeout(120_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const work = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  const load = async (): Promise<Figures> => {
    // Outside the site, so that the load begins with an idle page.
    await page.goto('about:blank');
    bytes = 0;
    const before = await work();
    await page.goto(url, { waitUntil: 'load' });
    await sleep(SETTLED_MS);
    const working = (await work()) - before;
    const entries = await page.evaluate(recorded);
    const of = (type: string) => entries.filter((entry) => entry.type === type);
    const paint = (wanted: string) => of('paint').find(({ name }) => name === wanted)?.start ?? Number.NaN;
    return {
      'first paint': paint('first-paint'),
      'first contentful paint': paint('first-contentful-paint'),
      'largest contentful paint': of('largest-contentful-paint').at(-1)?.start ?? Number.NaN,
      'blocking time': of('longtask').reduce((total, { duration }) => total + duration - LONG_TASK_MS, 0),
      'main-thread work': working,
      'KiB received': bytes / 1024,
    };
  };
  const first = await load();
  // Chromium keeps a script's compiled code on its second load: https://v8.dev/blog/code-caching-for-devs.
  await load();
  const later = await load();
  await context.close();
  const named = Object.entries({ first, later }).flatMap(([which, figures]) =>
    Object.entries(figures).map(([name, value]) => [`${which} load: ${name}`, value] as const),
  );
  return Object.fromEntries(named);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

/** Prints the medians as a Markdown table. */
function print(sites: readonly Site[]): void {
  console.log(`\n| median of ${ROUNDS} | ${sites.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${'---|'.repeat(sites.length)}`);
  for (const name of Object.keys(sites[0]!.rounds[0]!)) {
    const medians = sites.map(({ rounds }) => Math.round(median(rounds.map((figures) => figures[name]!))));
    console.log(`| ${[name, ...medians].join(' | ')} |`);
  }
}

/**
 * `npm run bench` builds the site and measures its landing page, in turn with the build of another clone if `--against`
 * names one. Compare times only within one run.
 */
await main(async () => {
  const { against } = parseCommandLine(USAGE, { options: { against: { type: 'string' } } }).values;
  const { code } = await run('vite', ['build', '--logLevel', 'warn']);
  if (code !== 0) return code;
  const folders = ['.', ...(against ? [against] : [])];
  const servers = await Promise.all(folders.map(servePreview));
  const edges = await Promise.all(servers.map(({ origin }) => startEdge(origin)));
  const sites = edges.map((origin, index): Site => ({ name: folders[index]!, url: `${origin}/`, rounds: [] }));
  const browser = await chromium.launch(await findChromium());
  for (let round = 1; round <= ROUNDS; round++) {
    // The order alternates: of two equal builds, the one measured first took 6 % more for its first load.
    for (const { name, url, rounds } of round % 2 === 0 ? sites.toReversed() : sites) {
      console.log(`  round ${round} of ${ROUNDS}: ${name} …`);
      rounds.push(await measure(browser, url));
    }
  }
  console.log(`\nChromium ${browser.version()}, Node ${process.version}, slow 4G, processor ${SLOWDOWN} times slower`);
  print(sites);
  await browser.close();
  for (const server of servers) await server.stop();
});
