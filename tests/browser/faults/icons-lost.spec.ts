import { visitPage } from '../../../scripts/lib/page.ts';
import { expect, PHONE, restingPlace, test } from '../support.ts';

test.use({ viewport: PHONE });

test('without the file of icons, controls without text still show theirs', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  let lost = 0;
  await page.route('**/assets/icons-*.svg', (route) => {
    lost += 1;
    return route.abort();
  });
  await visitPage(page, '/');
  expect(lost).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.locator('.menu-toggle')).toBeInViewport({ ratio: 1 });
  await restingPlace(page);
  const menu = page.locator('.menu-toggle svg');
  const box = (await menu.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThan(16);
  const shown = await page.screenshot({ clip: box });
  await menu.evaluate((icon) => {
    (icon as SVGElement).style.visibility = 'hidden';
  });
  const hidden = await page.screenshot({ clip: box });
  expect(shown.equals(hidden), 'the icon is drawn').toBe(false);
});
