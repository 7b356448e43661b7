import type { Page } from 'playwright/test';
import { lostScript } from '#token/content/messages.ts';
import { notFound } from '#token/content/not-found.ts';
import { utility } from '#token/content/utility.ts';
import { expect, test } from '../lib/browser-test.ts';
import { KEPT } from '../lib/kept.ts';
import { holdLoader } from '../lib/loader.ts';
import { hydrated, LEGAL_CODE, openTab, press, scrollToY, visitPage } from '../lib/page.ts';
import {
  HOME,
  PRIVACY,
  TERMS,
  comingSoonOf,
  copyButtons,
  earlyAccess,
  headingOf,
  legalLink,
  questionsOf,
  sectionLink,
  updateOf,
} from '../lib/parts.ts';

/** Keys that have been written, and the origins of all requests. */
const written = new Set<string>();
const asked = new Set<string>();

test.use({ visit: 'first', permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ context }) => {
  written.clear();
  asked.clear();
  context.on('request', (request) => asked.add(new URL(request.url()).origin));
  await context.exposeFunction('report', (key: string) => void written.add(key));
  await context.addInitScript(() => {
    const { report } = globalThis as unknown as { report: (key: string) => void };
    for (const method of ['pushState', 'replaceState'] as const) {
      const write = history[method].bind(history);
      history[method] = (state: unknown, ...where) => {
        // The router also writes fields without a value.
        const fields = Object.entries(Object(state)).filter(([, value]) => value !== undefined && value !== null);
        for (const [field] of fields) report(`history: ${field}`);
        write(state, ...where);
      };
    }
  });
});

const keysOf = (situation: string) => KEPT.filter((row) => row.situation === situation).map(({ key }) => key as string);

/** Expects that a situation has written its own keys, and nothing else but those of every visit. */
async function expectKept(page: Page, situation: (typeof KEPT)[number]['situation']): Promise<void> {
  const stores = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    others: [
      ...Object.keys(localStorage),
      ...(await indexedDB.databases()),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ],
  }));
  expect(stores.others).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect([...asked]).toEqual([new URL(page.url()).origin]);
  for (const key of stores.session) written.add(`session storage: ${key}`);
  const beside = situation === 'visit' ? [] : keysOf('visit');
  expect([...written].filter((key) => !beside.includes(key)).toSorted()).toEqual(keysOf(situation).toSorted());
}

test('a whole visit keeps the listed keys alone, and asks nobody else', async ({ page }) => {
  const loader = await holdLoader(page);
  await visitPage(page, '/');
  await loader.end();
  await scrollToY(page, 500);
  await press(questionsOf(page).first().getByRole('heading'));
  await press(copyButtons(page).first());
  if (utility.earlyAccess !== null) {
    await press(earlyAccess(page));
    await expect(comingSoonOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page)).toHaveText(PRIVACY);
  await legalLink(page, 'terms').click();
  await expect(headingOf(page)).toHaveText(TERMS);
  await page.clock.runFor(6000);
  await page.goBack();
  await page.goBack();
  await expect(headingOf(page)).toHaveText(HOME);
  await page.clock.runFor(1000);
  await expect(updateOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await sectionLink(page, 'faq').click();
  await page.reload();
  await hydrated(page);
  await visitPage(page, '/no-such-page');
  await page.getByRole('link', { name: notFound.home }).click();
  await expect(headingOf(page)).toHaveText(HOME);
  await openTab(page, '/privacy');
  await expectKept(page, 'visit');
});

test('a page whose code is lost adds one key', async ({ page, watch }) => {
  watch.allow(/status of 404|dynamically imported module/);
  await page.route(LEGAL_CODE, (route) => route.fulfill({ status: 404 }));
  const loader = await holdLoader(page);
  await visitPage(page, '/');
  await loader.end();
  await legalLink(page, 'terms').click();
  await expect(page.getByText(lostScript)).toBeAttached();
  await expectKept(page, 'lost code');
});

test('a component that fails adds one key', async ({ page, watch }) => {
  watch.allow(/match/);
  await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'match'));
  await page.goto('/');
  await expect(page.getByText(lostScript)).toBeAttached();
  await expectKept(page, 'failed component');
});
