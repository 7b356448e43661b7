import { layOutAll, visitPage } from '../../../scripts/lib/page.ts';
import { drawn, expect, PHONE, test } from '../support.ts';

/** About 21 screens of a phone. */
const LIMIT_PX = 18_000;

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('the landing page is at most 21 screens high on a phone, with text of 17 px', async ({ page }) => {
  await visitPage(page, '/');
  await drawn(page);
  await layOutAll(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LIMIT_PX);
  const paragraph = page.locator('#features li p').last();
  expect(await paragraph.evaluate((element) => getComputedStyle(element).fontSize)).toBe('17px');
});
