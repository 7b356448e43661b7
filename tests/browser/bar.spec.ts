import type { Page } from 'playwright/test';
import { expect, IN_MOTION, PHONE, test } from '../lib/browser-test.ts';
import { hydrated, press, restingPlace, scrollToY, visitPage } from '../lib/page.ts';
import { menuButton, menuOf, sectionLink } from '../lib/parts.ts';
import { hero } from '#token/content/hero.ts';
import { labels } from '#token/content/navigation.ts';

test('the bar', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: labels.stickySections });
  /** A link of the bar while nothing in it can be reached. */
  const unreachable = page.getByRole('banner').locator('[inert] a').first();
  await visitPage(page, '/');

  for (const when of ['at first', 'after scrolling before']) {
    await test.step(`${when}, it appears at 101 px from the top and cannot be reached at 100 px`, async () => {
      await scrollToY(page, 100);
      await restingPlace(page);
      await expect.soft(bar).toBeHidden();
      await expect.soft(unreachable).toBeAttached();
      await scrollToY(page, 101);
      await expect.soft(bar).toBeInViewport();
      await expect.soft(unreachable).not.toBeAttached();
    });
  }

  await test.step('a page that loads scrolled has it', async () => {
    await page.reload();
    await hydrated(page);
    await expect.soft(bar).toBeInViewport();
  });
});

/** Runs in the page. What the header shows of its name, links and button, before any scrolling. */
function headerRow() {
  const [logo, nav, toggle, button] = ['.logo', '.nav-pill', '.menu-toggle', '.btn-small'].map((part) =>
    document.querySelector<HTMLElement>(`#root > header > .bar ${part}`)!,
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const name = document.createRange();
  name.selectNodeContents(logo.lastChild!);
  const tops = [...nav.querySelectorAll('a')].map((link) => link.getBoundingClientRect().top);
  return {
    width: innerWidth,
    hasLinks: nav.checkVisibility(),
    hasMenu: toggle.checkVisibility(),
    hasName: name.getBoundingClientRect().bottom < logo.getBoundingClientRect().bottom,
    isOneRow: new Set(tops).size === 1 && button.getBoundingClientRect().height < 50,
  };
}

test('the header’s row', { tag: '@content' }, async ({ page }) => {
  await visitPage(page, '/');
  const rows: ReturnType<typeof headerRow>[] = [];
  for (let width = 320; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    rows.push(await page.evaluate(headerRow));
  }
  const [narrow, wide] = [rows.filter(({ hasLinks }) => !hasLinks), rows.filter(({ hasLinks }) => hasLinks)];
  const remedy = 'shorten "product" in token/site.ts, "explore" in hero.ts, or labels in navigation.ts';
  expect
    .soft(
      wide.filter(({ isOneRow, hasName }) => !isOneRow || !hasName),
      remedy,
    )
    .toEqual([]);
  expect.soft(wide[0]?.width, `has the links by 1,280 px; ${remedy}`).toBeLessThanOrEqual(1280);
  expect
    .soft(
      narrow.filter(({ width }) => width > wide[0]!.width),
      'and in every wider window',
    )
    .toEqual([]);
  expect
    .soft(
      rows.filter(({ hasLinks, hasMenu }) => hasLinks === hasMenu),
      'links or their menu',
    )
    .toEqual([]);
});

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(menuOf(page)).toBeVisible();
  await expect.soft(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menuOf(page)).toBeHidden();
  await expect.soft(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
}

test.describe(() => {
  test.use({ viewport: PHONE, contextOptions: IN_MOTION, hasTouch: true });

  test('the menu on a phone', async ({ page }) => {
    await visitPage(page, '/');
    await press(sectionLink(page, 'faq'));
    await restingPlace(page);
    await openMenu(page);

    await test.step('it marks the section in view', async () => {
      const current = menuOf(page).locator('[aria-current]');
      await expect.soft(current).toHaveAttribute('href', '#faq');
      await expect.soft(current).toHaveCSS('border-inline-start-width', '4px');
    });

    await test.step('it has the main action in view', async () => {
      await expect.soft(menuOf(page).getByRole('link', { name: hero.start, exact: true })).toBeInViewport();
    });

    await test.step('Tab goes through it link by link, and past the last closes it', async () => {
      for (const link of await menuOf(page).getByRole('link').all()) {
        await page.keyboard.press('Tab');
        await expect.soft(link).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expectClosed(page);
    });

    await test.step('Escape closes it, and its button has focus again', async () => {
      await openMenu(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect.soft(menuButton(page)).toBeFocused();
    });

    await test.step('a link closes it and leads to its section', async () => {
      await openMenu(page);
      await menuOf(page).locator('a[href$="#roadmap"]').click();
      await expectClosed(page);
      await expect.soft(page).toHaveURL(/#roadmap$/);
      await restingPlace(page);
      await expect.soft(page.locator('#roadmap').getByRole('heading', { level: 2 })).toBeInViewport();
    });

    await test.step('Back closes it', async () => {
      await openMenu(page);
      await page.goBack();
      await expectClosed(page);
      await restingPlace(page);
    });

    await test.step('it closes with the bar, and is still closed when the bar is back', async () => {
      await openMenu(page);
      await scrollToY(page, 0);
      await expect.soft(menuOf(page)).toBeHidden();
      await scrollToY(page, 600);
      await expect(menuButton(page)).toBeInViewport();
      await expectClosed(page);
    });

    await test.step('a touch where nothing takes focus closes it', async () => {
      await openMenu(page);
      await scrollToY(page, 1e6);
      // The footer's margin.
      await page.touchscreen.tap(6, 800);
      await expectClosed(page);
    });
  });
});
