import type { Page } from 'playwright/test';
import { expect, HEADLINE, test } from '../support.ts';
import { press, stopClock, visitPage } from '../../page.ts';

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
