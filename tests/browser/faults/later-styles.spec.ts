import type { JSHandle, Page, Route } from 'playwright/test';
import { hydrated, visitPage } from '../../../scripts/lib/page.ts';
import { expect, HEADLINE, idle, PHONE, test } from '../support.ts';

const LATER = '**/assets/later-*.css';
const EVERYTHING = 'body *:not(link)';
/** What the legal pages look like at a glance. */
const HEADINGS = ':is(header, hgroup, h1, h2, h3, h4, h5, h6, hr, ol)';

/** Adds the whole style sheet, which the legal pages contain, and replaces the two parts by it. */
const useWhole = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const html = await (await fetch('/terms')).text();
    const style = document.createElement('style');
    style.textContent = /<style>([^]*?)<\/style>/.exec(html)![1]!;
    for (const element of document.querySelectorAll('style,[rel=stylesheet]')) element.remove();
    document.head.append(style);
  });

/** An element, or its content before or after, and each of its computed properties as `color: red`. */
interface Look {
  what: string;
  values: string[];
}

/**
 * Every computed property of the elements and of their generated content. It stays in the page, because with all
 * elements it is some twenty megabytes.
 */
const looksOf = (page: Page, elements: string): Promise<JSHandle<Look[]>> =>
  page.evaluateHandle((selector) => {
    const names = [...getComputedStyle(document.documentElement)];
    return [...document.querySelectorAll(selector)].flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const shown = part && style.content === 'none' ? [] : names;
        const values = shown.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return { what: `${element.tagName} ${element.className} ${part}`, values };
      }),
    );
  }, elements);

/** What differs, as `P lead: color: red, was color: blue`. */
const differences = (before: JSHandle<Look[]>, after: JSHandle<Look[]>): Promise<string[]> =>
  before.evaluate((looks, others) => {
    if (looks.length !== others.length) return [`${others.length} parts, were ${looks.length}`];
    return looks.flatMap(({ what, values }, index) => {
      const other = others[index]!;
      if (what !== other.what) return [`${other.what}, was ${what}`];
      const longer = values.length > other.values.length ? values : other.values;
      return longer.flatMap((_, at) =>
        values[at] === other.values[at] ? [] : [`${what}: ${other.values[at]}, was ${values[at]}`],
      );
    });
  }, after);

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(`at ${viewport.width} px, without scripts`, () => {
    test.use({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport });

    test('both parts of the style sheet style every element as the whole does', async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => {
        for (const question of document.querySelectorAll('details')) question.open = true;
      });
      const split = await looksOf(page, EVERYTHING);
      expect(await split.evaluate((looks) => looks.length)).toBeGreaterThan(2000);
      expect(await split.evaluate((looks) => looks[0]!.values.length)).toBeGreaterThan(300);
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
      await useWhole(page);
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
      expect(await differences(split, await looksOf(page, EVERYTHING))).toEqual([]);
    });
  });
}

test('the hero is painted before the later style sheet arrives, in its final form', async ({ page }) => {
  let held: Route | undefined;
  await page.route(LATER, (route) => void (held = route));
  await page.goto('/', { waitUntil: 'commit' });
  const hero = page.locator('.hero');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  const looks = () =>
    hero.evaluate((section) =>
      [...section.querySelectorAll('*')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        return [element.tagName, left, top, width, height, color, backgroundColor, fontSize].join();
      }),
    );
  await page.evaluate(() => document.fonts.ready);
  const before = await looks();
  expect(await page.locator('#contracts').count()).toBe(0);
  await held!.continue();
  await page.waitForLoadState();
  expect(await looks()).toEqual(before);
});

for (const [what, fulfil] of [
  ['lost', null],
  ['not found', { status: 404, body: '<!doctype html><p>Not here</p>', contentType: 'text/html' }],
  ['tampered', { body: 'body{display:none}.address{visibility:hidden}', contentType: 'text/css' }],
] as const) {
  test(`a later style sheet that is ${what} is not applied: the page stays as prerendered and says so`, async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED|404|integrity/);
    let asked = 0;
    await page.route(LATER, (route) => {
      asked += 1;
      return fulfil ? route.fulfill(fulfil) : route.abort();
    });
    await page.goto('/');
    await expect(page.getByRole('alert').filter({ hasText: 'did not arrive' })).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
    await expect(page.locator('.address').first()).toBeVisible();
    await page.locator('#faq').getByRole('group').first().getByRole('heading').click();
    await expect(page.locator('#faq').getByRole('group').first().getByRole('paragraph')).toBeVisible();
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  });
}

test('a later style sheet that is lost once is asked for again', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  let asked = 0;
  await page.route(LATER, (route) => (++asked === 1 ? route.abort() : route.continue()));
  await page.goto('/');
  await hydrated(page);
  expect(asked).toBe(2);
  await expect(page.locator('#contracts')).not.toHaveCSS('padding-top', '0px');
});

test('its rules outlive the page that links it, and only the landing page asks for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/later-') && asked.push(request.url()));
  await visitPage(page, '/terms');
  await hydrated(page);
  await idle(page);
  const title = page.getByRole('heading', { level: 1 });
  // As values, because the page that they are compared with is another document.
  const look = async () => (await looksOf(page, HEADINGS)).jsonValue();
  const direct = await look();
  expect(direct.length).toBeGreaterThan(30);
  expect(asked).toEqual([]);
  await page.goto('/');
  await hydrated(page);
  expect(asked).toHaveLength(1);
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(title).toHaveText('Terms of Service');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await look()).toEqual(direct);
  await page.goBack();
  await expect(title).toHaveText(HEADLINE);
  await expect(page.locator('#root link')).toHaveCount(0);
  expect(new Set(asked).size).toBe(1);
});
