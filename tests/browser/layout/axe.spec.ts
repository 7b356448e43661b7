import { AxeBuilder } from '@axe-core/playwright';
import { expect, PHONE, test } from '../support.ts';
import { layOutAll } from '../../../scripts/lib/page.ts';
import { states } from '../../../scripts/screenshots/states.ts';

const sizes = { phone: PHONE, desktop: { width: 1440, height: 900 } };

for (const [size, viewport] of Object.entries(sizes)) {
  for (const { name, show, narrow } of states) {
    if (narrow && size === 'desktop') continue;
    test(`${name}, ${size}: axe finds no violation of WCAG 2.2 AA or of its best practices`, async ({
      page,
      watch,
    }) => {
      watch.allow(/status of 404|Unknown path/);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await show(page);
      await layOutAll(page);
      // axe waits on timers, and a state may have stopped the clock.
      await page.clock.resume();
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });
  }
}
