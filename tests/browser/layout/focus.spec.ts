import { expect, test } from '../support.ts';
import { visitPage } from '../../page.ts';

test('every element that takes keyboard focus is visible, announced and has a ring', async ({ page }) => {
  await visitPage(page, '/');
  const seen = new Set<string>();
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        place: `${[...document.querySelectorAll('*')].indexOf(element)}`,
        hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isVisible: element.checkVisibility({ visibilityProperty: true }),
        isAnnounced: !element.closest('[aria-hidden="true"]'),
        html: element.outerHTML.slice(0, 100),
      };
    });
    if (!at || seen.has(at.place)) break;
    seen.add(at.place);
    expect(at).toMatchObject({ hasRing: true, isVisible: true, isAnnounced: true });
  }
  expect(seen.size).toBeGreaterThan(40);
});
