import { visitPage } from '../page.ts';
import { expect, holdLoader, test } from '../browser/support.ts';
import { states } from '../browser/states.ts';

/** From this width up there is no menu to open. */
const WIDE_PX = 1024;
/** When the loader's mark is complete and the fade has not begun. */
const LOADER_AT_MS = 2900;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ watch }) => watch.allow(/status of 404|Unknown path/));

for (const { name, show, narrow } of states) {
  test(name, async ({ page }, { project }) => {
    test.skip(narrow === true && Number(project.name) >= WIDE_PX, 'There is no menu');
    await show(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}

for (const [name, path] of Object.entries({ home: '/', privacy: '/privacy', terms: '/terms' })) {
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
