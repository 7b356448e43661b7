import { stopClock, visitPage } from '../../page.ts';
import { displaced, placesInside, reversed } from '../direction.ts';
import { expect, test } from '../support.ts';

/** On both sides of each breakpoint, and where columns are narrowest. */
const WIDTHS_PX = [320, 390, 600, 899, 900, 1000, 1119, 1280, 1440];

// Otherwise the hero's sign would change.
test.beforeEach(({ page }) => stopClock(page));

test('where a translator sets the direction, addresses, commands, figures, charts and the slider keep theirs', async ({
  page,
  viewport,
}) => {
  await visitPage(page, '/');
  await page.locator('details').evaluateAll((all) => {
    for (const item of all) item.removeAttribute('name');
    for (const item of all) item.setAttribute('open', '');
  });
  const before = await page.evaluate(placesInside);
  expect(before.length).toBeGreaterThan(100);
  for (const selector of ['html', 'main']) {
    const element = page.locator(selector);
    await element.evaluate((part: HTMLElement) => void (part.dir = 'rtl'));
    expect(await page.evaluate(reversed)).toEqual([]);
    expect(displaced(before, await page.evaluate(placesInside))).toEqual([]);
    await expect(page.getByRole('slider')).toHaveCSS('direction', 'ltr');
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `pixels sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(viewport!);
    await element.evaluate((part) => part.removeAttribute('dir'));
  }
});

test('an extension’s style sheet that turns everything around leaves addresses, figures and charts alone', async ({
  page,
}) => {
  await visitPage(page, '/');
  const before = await page.evaluate(placesInside);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { direction: rtl }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await page.evaluate(reversed)).toEqual([]);
  expect(displaced(before, await page.evaluate(placesInside))).toEqual([]);
  await expect(page.getByRole('slider')).toHaveCSS('direction', 'ltr');
});
