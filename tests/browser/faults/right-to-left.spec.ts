import { visitPage } from '../../page.ts';
import { displaced, placesInside, reversed } from '../direction.ts';
import { expect, test } from '../support.ts';

test('where a translator sets the direction, addresses, commands, figures, charts and the slider keep theirs', async ({
  page,
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await element.evaluate((part) => part.removeAttribute('dir'));
  }
});
