import type { Locator, Page } from 'playwright/test';
import { routes, type RouteId } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { expect, IN_MOTION, PHONE, test, type Watch } from '../lib/browser-test.ts';
import {
  beginVisit,
  holdBack,
  hydrated,
  LEGAL_CODE,
  openTab,
  press,
  restingPlace,
  SCRIPT,
  scrollToY,
  visitPage,
} from '../lib/page.ts';
import { backButton, headingOf, HOME, homeLink, legalLink, PRIVACY, TERMS } from '../lib/parts.ts';
import { documents } from '#token/content/documents.ts';
import { legal } from '#token/content/legal.ts';
import { lostScript } from '#token/content/messages.ts';
import { notFound } from '#token/content/not-found.ts';

/** Not by mouse or key: a busy machine may keep frames and focus from a tab that came to the front. */
const click = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

test('the Back button of a legal page', async ({ page, context }) => {
  await test.step('it leads to the page before, not to a new entry', async () => {
    await visitPage(page, '/');
    await legalLink(page, 'privacy').click();
    await expect(headingOf(page)).toHaveText(PRIVACY);
    await backButton(page).click();
    await expect(headingOf(page)).toHaveText(HOME);
    await page.goForward();
    await expect.soft(headingOf(page)).toHaveText(PRIVACY);
  });

  await test.step('it leads to a page outside the site', async () => {
    await page.goto('/robots.txt');
    await visitPage(page, '/terms');
    await backButton(page).click();
    await expect.soft(page).toHaveURL(/robots\.txt$/);
  });

  // A new tab is a new session, and its loader would only take time here.
  await beginVisit(context, 'settled');
  const ways: Record<string, (tab: Page) => Promise<void>> = {
    'at once': async () => undefined,
    'after a link to the page itself': (tab) => click(legalLink(tab, 'privacy')),
    'after another page has led back to it': async (tab) => {
      await click(legalLink(tab, 'terms'));
      await expect(headingOf(tab)).toHaveText(TERMS);
      await click(backButton(tab));
      await expect(headingOf(tab)).toHaveText(PRIVACY);
    },
  };
  for (const [way, go] of Object.entries(ways)) {
    await test.step(`on the first page of a tab, it leads home, ${way}`, async () => {
      const tab = await openTab(page, '/privacy');
      await go(tab);
      await click(backButton(tab));
      await expect.soft(headingOf(tab)).toHaveText(HOME);
      await tab.close();
    });
  }
});

for (const path of ['/', '/#features']) {
  test.describe(() => {
    test.use({ viewport: PHONE, contextOptions: IN_MOTION });

    test(`the place at which a page is left: ${path}`, async ({ page }) => {
      await visitPage(page, path);
      const link = legalLink(page, 'privacy');
      await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const place = await restingPlace(page);
      await link.click();
      await expect(headingOf(page)).toHaveText(PRIVACY);
      // Its end, because it may be short.
      await scrollToY(page, 99_999);
      const end = await restingPlace(page);

      await test.step('Back finds it, and the heading has focus, so that a screen reader tells the page', async () => {
        await page.goBack();
        await expect.soft(headingOf(page, HOME)).toBeFocused();
        await expect.soft.poll(() => restingPlace(page)).toBe(place);
      });

      await test.step('Forward finds the place of the other page', async () => {
        await page.goForward();
        await expect.soft(headingOf(page)).toHaveText(PRIVACY);
        await expect.soft.poll(() => restingPlace(page)).toBe(end);
      });

      await test.step('Back finds it after a reload of the other page', async () => {
        await page.reload();
        await hydrated(page);
        await page.goBack();
        await expect.soft(headingOf(page)).toHaveText(HOME);
        await expect.soft.poll(() => restingPlace(page)).toBe(place);
      });
    });
  });
}

/** Goes back without waiting for a load. */
const pressBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

async function expectHome(page: Page): Promise<void> {
  await expect.soft(headingOf(page)).toHaveText(HOME);
  await expect.soft(page).toHaveURL(/\/$/);
  await expect.soft(page).toHaveTitle(documents.home.title);
}

/** What may happen to a page that is reloaded, before Back is pressed. */
const reloads: Record<string, (page: Page, watch: Watch) => Promise<void>> = {
  'while the script is late': async (page) => {
    await holdBack(page, SCRIPT);
    await page.reload({ waitUntil: 'commit' });
    await headingOf(page, PRIVACY).waitFor();
    await pressBack(page);
  },
  'while its code is late': async (page) => {
    await holdBack(page, LEGAL_CODE);
    // By then the script has run, up to where it waits for the code.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await pressBack(page);
  },
  'while React takes over': async (page, watch) => {
    // React may still look at the document before the reload takes it away.
    watch.allow(/Minified React error #418/);
    await page.addInitScript(() => {
      if (location.pathname !== '/privacy') return;
      // React hands its work on in messages. The first one waits for Back.
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function post(...message: unknown[]) {
        MessagePort.prototype.postMessage = postMessage;
        addEventListener('popstate', () => postMessage.apply(this, message as [unknown]), { once: true });
        history.back();
      };
    });
    await page.reload({ waitUntil: 'commit' });
  },
  'if the script does not arrive': async (page, watch) => {
    watch.allow(/ERR_FAILED/);
    await page.route(SCRIPT, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(lostScript);
    await pressBack(page);
  },
};

for (const [when, reload] of Object.entries(reloads)) {
  test(`Back on a reloaded page leads to the page before, ${when}`, async ({ page, watch }) => {
    await visitPage(page, '/');
    await legalLink(page, 'privacy').click();
    await expect(headingOf(page)).toHaveText(PRIVACY);
    await reload(page, watch);
    await expectHome(page);
  });
}

test('a mirror that serves a page under its file’s name', async ({ page, watch }) => {
  // React finds another page's elements, and repairs them.
  watch.allow(/Minified React error #418|Unknown path \/privacy\.html/);
  let loads = 0;
  await page.route('/privacy.html', async (route) => {
    loads++;
    await route.fulfill({ response: await route.fetch({ url: new URL('/privacy', route.request().url()).href }) });
  });

  await test.step('loads it once, and leads on', async () => {
    await visitPage(page, '/privacy.html');
    await expect(headingOf(page, notFound.heading)).toBeVisible();
    expect.soft(loads).toBe(1);
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(headingOf(page)).toHaveText(HOME);
  });

  await test.step('leads back while the script is late', async () => {
    await holdBack(page, SCRIPT);
    await page.reload({ waitUntil: 'commit' });
    await headingOf(page, HOME).waitFor();
    await pressBack(page);
    await expect.soft(headingOf(page)).toHaveText(PRIVACY);
    expect.soft(loads).toBe(2);
  });
});

test('the contents of a legal page', async ({ page }) => {
  const contents = page.getByRole('navigation', { name: legal.contents });
  await visitPage(page, '/privacy');

  await test.step('on a wide screen, they are a list with nothing to open', async () => {
    await expect.soft(contents.getByRole('link').first()).toBeVisible();
    await expect.soft(contents.locator('summary:visible')).toHaveCount(0);
  });

  await test.step('they mark the part that is read', async () => {
    for (const index of [4, 1]) {
      const link = contents.getByRole('link').nth(index);
      await link.click();
      await expect.soft(link).toHaveAttribute('aria-current', 'location');
      await expect.soft(contents.locator('[aria-current]:visible')).toHaveCount(1);
    }
  });

  await test.step('on a phone, they unfold', async () => {
    await page.setViewportSize(PHONE);
    await expect.soft(contents.getByRole('link')).toHaveCount(0);
    await press(contents.locator('summary'));
    await expect.soft(contents.getByRole('link').first()).toBeVisible();
  });
});

const LOST = '/team-sold-its-tokens';

/** Leads to an unknown path without a load, as Back may. */
const becomeUnknown = (page: Page) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, LOST);

/** The parts of the head that search engines, bookmarks and link previews read. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
  }));

const homeButton = (page: Page) => page.getByRole('link', { name: notFound.home });

// `tests/node` reads the heads of the documents themselves.
test('without a load, the head becomes that of the page', async ({ page, watch }) => {
  watch.allow(new RegExp(`Unknown path ${LOST}$`));
  const changes: readonly [RouteId, (page: Page) => Promise<unknown>][] = [
    ['privacy', () => legalLink(page, 'privacy').click()],
    ['home', () => page.goBack()],
    ['terms', () => legalLink(page, 'terms').click()],
    ['not-found', becomeUnknown],
    ['home', () => homeButton(page).click()],
  ];
  await visitPage(page, '/');
  for (const [id, go] of changes) {
    await test.step(id, async () => {
      await go(page);
      const { path } = routes.find((route) => route.id === id)!;
      const { title, description } = documents[id];
      const listing = path === null ? { robots: 'noindex' } : { canonical: site.origin + path };
      await expect.soft.poll(() => headOf(page)).toEqual({ title, description, ...listing });
    });
  }
});

/** What a visitor sees, what a screen reader reads, and the elements behind both. */
const everything = async (page: Page) => ({
  text: await page.locator('body').innerText(),
  tree: await page.locator('body').ariaSnapshot(),
  title: await page.title(),
  html: await page.locator('#page').innerHTML(),
});

test('the 404 page', async ({ page, watch }) => {
  watch.allow(new RegExp(`Unknown path ${LOST}$`));
  await visitPage(page, '/no/such page?x=1');
  const ordinary = await everything(page);

  await test.step('the console names an unknown path once', async () => {
    await expect.soft
      .poll(() => watch.errors().filter((text) => text === 'Unknown path /no/such%20page'))
      .toHaveLength(1);
  });

  await test.step('nobody who makes a link can write on it, with or without a load', async () => {
    await visitPage(page, '/claim-your-tokens');
    expect.soft(await everything(page)).toEqual(ordinary);
    const logged = page.waitForEvent('console', (message) => message.text().endsWith(LOST));
    await becomeUnknown(page);
    await logged;
    expect.soft(await everything(page)).toEqual(ordinary);
  });

  for (const [what, find] of [
    ['button', homeButton],
    ['name', homeLink],
  ] as const) {
    await test.step(`its ${what} leads home`, async () => {
      await visitPage(page, '/no-such-page');
      await find(page).click();
      await expect.soft(headingOf(page)).toHaveText(HOME);
      await expect.soft(page).toHaveURL(/\/$/);
    });
  }
});
