import { expect, holdLoader, test } from '../support.ts';
import { hydrated } from '../../page.ts';
import { faqItems } from '../../../src/content/faq.ts';

test.use({ visit: 'first' });

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

test('a second after the loader, the page’s text has every heading and every question', async ({ page }) => {
  const loader = await holdLoader(page);
  await page.goto('/');
  await hydrated(page);
  await loader.end();
  await page.clock.runFor(1000);
  const shown = plain(await page.locator('body').innerText());
  const headings = await page.locator('h1, h2, h3, h4').allInnerTexts();
  expect(headings.length).toBeGreaterThan(20);
  const texts = [...headings, ...faqItems.map(({ question }) => question)].map(plain);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
});
