import { visitable } from '../../config/routes.ts';
import { visitPage } from '../page.ts';
import { menuOf } from '../browser/parts.ts';
import { expect, holdLoader, test } from '../browser/support.ts';
import { states } from '../browser/states.ts';

/** When the loader's mark is complete and the fade has not begun. */
const LOADER_AT_MS = 2900;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ watch }) => watch.allow(/status of 404|Unknown path/));

for (const { name, show, narrow } of states) {
  test(name, async ({ page }) => {
    if (narrow) {
      await visitPage(page, '/');
      test.skip(await menuOf(page).first().isVisible(), 'The navigation is there without a menu');
    }
    await show(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}

for (const { id: name, path } of visitable) {
  test(`${name} whole, also on paper and in forced colours`, async ({ page }) => {
    await visitPage(page, path);
    const options = { fullPage: true };
    await expect(page).toHaveScreenshot(`${name} whole.png`, options);
    for (const section of path === '/' ? await page.locator('main > section[id]').all() : []) {
      await expect(section).toHaveScreenshot(`section ${await section.getAttribute('id')}.png`);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page).toHaveScreenshot(`${name} forced colours.png`, options);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await expect(page).toHaveScreenshot(`${name} on paper.png`, options);
  });
}

test.describe('first visit', () => {
  test.use({ visit: 'first' });

  test('loader', async ({ page }) => {
    const loader = await holdLoader(page);
    await page.goto('/');
    await loader.moveTo(LOADER_AT_MS);
    await expect(page).toHaveScreenshot('loader.png', { animations: 'allow' });
  });
});
