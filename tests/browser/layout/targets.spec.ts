import { expect, PHONE, test } from '../support.ts';
import { layOutAll } from '../../../scripts/lib/page.ts';
import { states } from '../../../scripts/screenshots/states.ts';

/**
 * Controls smaller than 44 × 44 px. WCAG allows a link in running text to be as high as its line:
 * https://www.w3.org/TR/WCAG22/#target-size-enhanced
 */
const tooSmall = () =>
  [...document.querySelectorAll('a[href], button, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.matches('.skip-link:not(:focus)') && !control.closest('[inert]'))
    .filter((control) => {
      const inText = [...control.parentElement!.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim().length > 2,
      );
      return !(inText && getComputedStyle(control).display === 'inline');
    })
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return { control: control.outerHTML.slice(0, 90), width, height };
    })
    .filter(({ width, height }) => width < 43.99 || height < 43.99);

for (const { name, show } of states) {
  test(`${name}: every target is at least 44 px on a phone`, async ({ page, watch }) => {
    watch.allow(/status of 404|Unknown path/);
    await page.setViewportSize(PHONE);
    await show(page);
    await layOutAll(page);
    expect(await page.evaluate(tooSmall)).toEqual([]);
  });
}
