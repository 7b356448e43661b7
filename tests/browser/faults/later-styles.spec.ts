import type { Page } from 'playwright/test';
import { hydrated, visitPage } from '../../../scripts/lib/page.ts';
import { expect, HEADLINE, idle, PHONE, test } from '../support.ts';

const LATER = '**/assets/later-*.css';

/** Puts the later style sheet into a page without scripts, switched off. */
const addLater = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const style = document.createElement('style');
    const { href } = document.querySelector<HTMLLinkElement>('link[as=fetch]')!;
    style.textContent = await (await fetch(href)).text();
    document.head.append(style);
    style.sheet!.disabled = true;
  });

/** What every element and its generated content have for the properties that the last style sheet sets. */
const stylesOf = (page: Page, disabled: boolean): Promise<string[]> =>
  page.evaluate((off) => {
    const sheet = [...document.styleSheets].at(-1)!;
    const rules = (from: CSSRuleList): CSSStyleRule[] =>
      [...from].flatMap((rule) =>
        'selectorText' in rule ? rule : rules((rule as CSSGroupingRule).cssRules),
      ) as CSSStyleRule[];
    const names = [...new Set(rules(sheet.cssRules).flatMap(({ style }) => [...style]))];
    sheet.disabled = off;
    return [...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return part && style.content === 'none'
          ? ''
          : `${element.className} ${part} ${names.map((name) => style.getPropertyValue(name)).join()}`;
      }),
    );
  }, disabled);

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(`at ${viewport.width} px, without scripts`, () => {
    test.use({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport });

    test('the later style sheet changes nothing on the page as it arrived', async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => {
        for (const question of document.querySelectorAll('details')) question.open = true;
      });
      await addLater(page);
      const before = await stylesOf(page, true);
      expect(before.length).toBeGreaterThan(2000);
      expect(await stylesOf(page, false)).toEqual(before);
    });
  });
}

for (const [what, fulfil] of [
  ['lost', null],
  ['not found', { status: 404, body: '<!doctype html><p>Not here</p>', contentType: 'text/html' }],
  ['tampered', { body: 'body{display:none}.address{visibility:hidden}', contentType: 'text/css' }],
] as const) {
  test(`a later style sheet that is ${what} is not applied: the page stays as prerendered and says so`, async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED|404|Content Security Policy/);
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

test('only the landing page fetches it, once, and a return to it does not again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/later-') && asked.push(request.url()));
  await visitPage(page, '/terms');
  await hydrated(page);
  await idle(page);
  expect(asked).toEqual([]);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  expect(asked).toHaveLength(1);
});
