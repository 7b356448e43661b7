import type { Page, Route } from 'playwright/test';
import { hydrated, visitPage } from '../../../scripts/lib/page.ts';
import { expect, HEADLINE, idle, PHONE, test } from '../support.ts';

const LATER = '**/assets/later-*.css';

/** Adds the whole style sheet, which the legal pages contain, and replaces the two parts by it. */
const useWhole = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const html = await (await fetch('/terms')).text();
    const style = document.createElement('style');
    style.textContent = /<style>([^]*?)<\/style>/.exec(html)![1]!;
    for (const element of document.querySelectorAll('style,[rel=stylesheet]')) element.remove();
    document.head.append(style);
  });

/** Every computed property of every element and its generated content. */
const stylesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *:not(link)')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return part && style.content === 'none'
          ? ''
          : `${element.tagName} ${element.className} ${part} ${[...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
      }),
    ),
  );

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(`at ${viewport.width} px, without scripts`, () => {
    test.use({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport });

    test('both parts of the style sheet style every element as the whole does', async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => {
        for (const question of document.querySelectorAll('details')) question.open = true;
      });
      const split = await stylesOf(page);
      expect(split.length).toBeGreaterThan(2000);
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
      await useWhole(page);
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
      const whole = await stylesOf(page);
      expect(split.filter((style, index) => style !== whole[index])).toEqual([]);
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
  const look = () =>
    stylesOf(page).then((styles) => styles.filter((style) => style.startsWith('H') || style.startsWith('OL')));
  const direct = await look();
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
