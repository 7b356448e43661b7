import { expect, test } from '../support.ts';
import { visitPage } from '../../../scripts/lib/page.ts';

for (const path of ['/', '/privacy', '/terms', '/no-such-page']) {
  test(`${path}: one h1, no heading level skipped, every landmark named uniquely`, async ({ page, watch }) => {
    watch.allow(/status of 404|Unknown path/);
    await visitPage(page, path);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    const navigations = await page
      .getByRole('navigation')
      .evaluateAll((all) => all.map((navigation) => navigation.getAttribute('aria-label')));
    expect(new Set(navigations).size).toBe(navigations.length);
    expect(navigations).not.toContain(null);
  });
}

test('the landing page’s sections are in the published order, and every element that takes keyboard focus is visible and announced', async ({
  page,
}) => {
  await visitPage(page, '/');
  const ids = await page.getByRole('main').evaluate((main) => [...main.children].map(({ id }) => id));
  expect(ids.filter((id) => id !== '')).toEqual([
    'contracts',
    'buy',
    'problems',
    'solution',
    'features',
    'how-it-works',
    'tokenomics',
    'company',
    'roadmap',
    'utility',
    'faq',
  ]);
  const seen = new Set<string>();
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
      return {
        element: `${[...document.querySelectorAll('*')].indexOf(activeElement)}`,
        ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        visible: activeElement.checkVisibility({ visibilityProperty: true }),
        announced: !activeElement.closest('[aria-hidden="true"]'),
        html: activeElement.outerHTML.slice(0, 100),
      };
    });
    if (!at || seen.has(at.element)) break;
    seen.add(at.element);
    expect(at).toMatchObject({ ring: true, visible: true, announced: true });
  }
  expect(seen.size).toBeGreaterThan(40);
});
