import type { Page } from 'playwright/test';
import { expect, HEADLINE, test } from '../support.ts';
import { press, stopClock, visitPage } from '../../../scripts/lib/page.ts';

/** What a page translator does: each text becomes two nested `<font>` elements with another text in them. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('script, style, [translate="no"]')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `${text.data}·`;
      text.replaceWith(outer);
    }
  });

test('on a translated page, sign, copy button, pause, dialog, questions and routes still work', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await stopClock(page);
  await visitPage(page, '/');
  await translate(page);
  const sign = page.getByRole('main').locator('[aria-hidden="true"]');
  await expect(sign.filter({ hasText: /^\$$/ }).first()).toBeAttached();
  await page.clock.runFor(3000);
  await expect(sign.filter({ hasText: /^#$/ }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' })).toBeVisible();

  await press(page.getByRole('button', { name: /Copy/ }).first());
  await expect(page.getByRole('button', { name: /Copied/ })).toBeVisible();
  await translate(page);
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: /Copied/ })).toHaveCount(0);
  await page.clock.resume();

  await press(page.getByRole('button', { name: 'Pause animation' }));
  for (const row of await page.locator('#tokenomics').getByRole('table').getByRole('button').all()) await row.focus();
  await press(page.getByRole('button', { name: /Get Early Access/ }));
  await page.getByRole('dialog').getByRole('button').last().click();
  await press(page.locator('#faq summary').first());
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await page.getByRole('link', { name: /Privacy Policy/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await translate(page);
  await page.getByRole('button', { name: /Back/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
});

test('a page that was translated before the script arrived still works', async ({ page, watch }) => {
  // React reports a text mismatch (https://react.dev/errors/418) and renders its own text.
  watch.allow(/Minified React error #418/);
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await page.waitForSelector('footer');
    await translate(page);
    await route.continue();
  });
  await visitPage(page, '/');
  await press(page.getByRole('button', { name: /Get Early Access/ }));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an extension that adds nodes and attributes before and after hydration breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const moment of ['DOMContentLoaded', 'load']) {
      addEventListener(moment, () => {
        document.documentElement.dataset.extension = '1';
        document.body.setAttribute('cz-shortcut-listen', 'true');
        document.body.prepend(document.createElement('extension-bar'));
        document.body.append(document.createElement('extension-panel'));
        for (const link of document.querySelectorAll('a')) link.dataset.checked = 'safe';
      });
    }
  });
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await page.waitForSelector('footer');
    await page.evaluate(() => document.body.append(document.createElement('extension-panel')));
    await route.continue();
  });
  await visitPage(page, '/');
  await press(page.getByRole('button', { name: /Get Early Access/ }));
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(page.locator('extension-panel').first()).toBeAttached();
});
