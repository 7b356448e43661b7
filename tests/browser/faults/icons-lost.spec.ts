import { scrollToY, visitPage } from '../../page.ts';
import { expect, PHONE, restingPlace, test } from '../support.ts';

test.use({ viewport: PHONE });

test('without the file of icons, a control without text still shows its own', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  const lost = page.waitForEvent('requestfailed');
  await page.route('**/assets/icons-*.svg', (route) => route.abort());
  await visitPage(page, '/');
  await lost;
  await scrollToY(page, 1500);
  const icon = page.getByRole('button', { name: 'Menu' }).locator('svg');
  await expect(icon).toBeInViewport({ ratio: 1 });
  await restingPlace(page);
  const clip = (await icon.boundingBox())!;
  const shown = await page.screenshot({ clip });
  await icon.evaluate((element) => element.setAttribute('visibility', 'hidden'));
  expect((await page.screenshot({ clip })).equals(shown), 'the icon is drawn').toBe(false);
});
