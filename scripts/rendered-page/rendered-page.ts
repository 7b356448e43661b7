import { placeOf, type Place } from './place.ts';
import { chromium, errors, type Browser, type BrowserContext, type Page } from 'playwright';
import { routesOf, type SiteRoute } from '../../config/routes.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { findChromium } from '../lib/browser.ts';
import { hydrated } from '../lib/page.ts';
import { UserError } from '../lib/user-error.ts';
import { addedByScript } from './added-by-script.ts';
import { addressesShown } from './addresses-shown.ts';
import { clipboardFaults } from './clipboard.ts';
import { followedLinks } from './followed-links.ts';
import { judge } from './judge.ts';
import { changes, hasShadows, snapshot, type Snapshot } from './snapshot.ts';
import { visitors, visits, type Visit, type Visitor } from './visitors.ts';
import { watch } from './watch.ts';

/** No document has this path, so the 404 document answers. It shows the path, which therefore contains no words. */
const UNKNOWN_PATH = '/-';
const NAVIGATION_MS = 30_000;
/** How long the loader may take to end, and React then to take over, on the slowest machine. */
const PATIENCE_MS = 15_000;
/** Time after that for idle work, and a script that waits. */
const SETTLE_MS = 1500;

const urlOf = (origin: string, { path }: SiteRoute): string => origin + (path ?? UNKNOWN_PATH);

/** Opens a document and waits until it has settled. */
async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load', timeout: NAVIGATION_MS }).catch((error: Error) => {
    throw new UserError(`${url} does not open: ${error.message.split('\n')[0]}`);
  });
  return page;
}

/** Waits until the loader has ended, React has taken over and the page is idle. Returns what did not happen in time. */
async function settle(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const inTime = async (wait: Promise<unknown>, fault: string) => {
    try {
      await wait;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      faults.push(`${fault} within ${PATIENCE_MS / 1000} s`);
    }
  };
  const timeout = PATIENCE_MS;
  const uncovered = page.waitForFunction(() => !document.getElementById('page')?.inert, null, { timeout });
  await inTime(uncovered, 'its loader does not end');
  await inTime(hydrated(page, timeout), 'its script does not take over');
  await page.waitForTimeout(SETTLE_MS);
  return faults;
}

/** The documents as sent, before any script has run. */
async function asSent(browser: Browser, { options }: Visitor, { origin, lead }: Place, routes: readonly SiteRoute[]) {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  await lead(context);
  const take = async (route: SiteRoute) => [route, await snapshot(await open(context, urlOf(origin, route)))] as const;
  const sent = new Map(await Promise.all(routes.map(take)));
  await context.close();
  return sent;
}

/** Opens every document as one visitor, on one kind of visit, and compares it with what was `sent` to that visitor. */
async function look(
  browser: Browser,
  visitor: Visitor,
  visit: Visit,
  sent: ReadonlyMap<SiteRoute, Snapshot>,
  { origin, lead }: Place,
  site: CheckedSite,
): Promise<string[]> {
  const routes = [...sent.keys()];
  const context = await browser.newContext({ ...visitor.options, permissions: ['clipboard-read', 'clipboard-write'] });
  await lead(context);
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) if (origin !== 'null') sessionStorage.setItem(key, value);
  }, visits[visit]);
  const problems: string[] = [];
  const report = (route: SiteRoute, faults: readonly string[]) =>
    problems.push(...faults.map((fault) => `${route.file}, ${visitor.name}, ${visit}: ${fault}`));
  const heard = watch(context, origin);
  const seen = (route: SiteRoute, now: Snapshot) => [
    ...judge(now, route, site),
    ...changes(sent.get(route)!, now, addedByScript(route, site)),
  ];

  const pages = await Promise.all(
    routes.map(async (route) => {
      const page = await open(context, urlOf(origin, route));
      report(route, judge(sent.get(route)!, route, site));
      if (visit === 'first visit') report(route, seen(route, await snapshot(page)));
      report(route, await settle(page));
      report(route, seen(route, await snapshot(page)));
      if (await hasShadows(page)) report(route, ['an element has a shadow tree']);
      return page;
    }),
  );
  const [home] = routes as [SiteRoute, ...SiteRoute[]];
  const [page] = pages as [Page, ...Page[]];
  await Promise.all(pages.slice(1).map((other) => other.close()));
  report(home, heard());
  if (visit === 'later visit') {
    await page.bringToFront();
    const addresses = site.contracts.map(({ address }) => address);
    report(home, await addressesShown(page, addresses));
    report(home, await clipboardFaults(page, addresses, visitor.options.hasTouch ?? false));
    report(home, await followedLinks(page, origin, visitor.options.hasTouch ?? false));
    // A copy button says "Copied" for two seconds.
    await page.waitForTimeout(2500);
    report(home, seen(home, await snapshot(page)));
  }
  await context.close();
  return problems;
}

/**
 * Opens the site at `origin` in Chromium and compares what visitors get with the configuration: text (including what
 * style sheets add), title, links and labels of all four documents, before scripts run, under the loader and after it;
 * what the copy buttons and copying by hand put on the clipboard; whether the addresses look as they are written; and
 * where each link really leads. Visits as a first and as a returning visitor, on a desktop and on two phones.
 *
 * @param origin where the site is served, locally or in public; on a host where it warns of copies, pages are opened under
 * their own host and requested from this one
 * @param site the configuration that it was built with
 * @param options `who` visits, and on which `visits`; by default everyone, on every kind
 * @returns one sentence for each problem, which names document, visitor and visit
 * @throws UserError if there is no Chromium, or the site does not open
 */
export async function renderedPageProblems(
  origin: string,
  site: CheckedSite,
  { who = visitors, on = Object.keys(visits) as Visit[] }: { who?: readonly Visitor[]; on?: readonly Visit[] } = {},
): Promise<string[]> {
  const browser = await chromium.launch(await findChromium());
  const place = placeOf(origin, site);
  try {
    const problems: string[] = [];
    // One visitor after another, because they share one clipboard; of the visits only one uses it.
    for (const visitor of who) {
      const sent = await asSent(browser, visitor, place, routesOf(site));
      const found = await Promise.all(on.map((visit) => look(browser, visitor, visit, sent, place, site)));
      problems.push(...found.flat());
    }
    return [...new Set(problems)];
  } finally {
    await browser.close();
  }
}
