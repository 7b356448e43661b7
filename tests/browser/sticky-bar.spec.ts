import type { Page } from 'playwright/test';
import { sectionLink, menuButton, menuOf } from './lib/parts.ts';
import { hero } from '#token/content/hero.ts';
import { expect, IN_MOTION, PHONE, restingPlace, test } from './lib/support.ts';
import { hydrated, press, scrollToY, visitPage } from '../lib/page.ts';
import { labels, navigation } from '#token/content/navigation.ts';

const barOf = (page: Page) => page.getByRole('navigation', { name: labels.stickySections });

async function openMenu(page: Page): Promise<void> {
  await scrollToY(page, 600);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuOf(page).locator('a[href*="#"]')).toHaveCount(navigation.length);
  await expect(menuOf(page).getByRole('link', { name: hero.start })).toBeInViewport();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menuOf(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
}

test('the bar is hidden and inert at 100 px, and shown at 101 px, with a link to every section', async ({ page }) => {
  await visitPage(page, '/');
  const hidden = page.getByRole('banner').locator('[inert] a').first();
  for (const isScrolledBefore of [false, true]) {
    await scrollToY(page, 100);
    await restingPlace(page);
    await expect(barOf(page), `${isScrolledBefore}`).toBeHidden();
    await expect(hidden).toBeAttached();
    await scrollToY(page, 101);
    await expect(barOf(page)).toBeInViewport();
    await expect(hidden).not.toBeAttached();
  }
  await page.reload();
  await hydrated(page);
  await expect(barOf(page), 'on a page that loads scrolled').toBeInViewport();
  await expect(menuOf(page)).toHaveCount(2);
  for (const links of await menuOf(page).all()) {
    const targets = await links
      .locator('a[href*="#"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(navigation.map(({ id }) => `#${id}`));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, contextOptions: IN_MOTION });

  test('the menu closes after a link is chosen, on Back, on a touch outside it, with its bar, by Escape, which returns focus, and when focus moves on', async ({
    page,
  }) => {
    await visitPage(page, '/');
    await openMenu(page);
    await menuOf(page).locator('a[href$="#roadmap"]').click();
    await expectClosed(page);
    await expect(page).toHaveURL(/#roadmap$/);
    await restingPlace(page);
    await expect(page.locator('#roadmap').getByRole('heading', { level: 2 })).toBeInViewport();

    await press(sectionLink(page, 'faq'));
    await restingPlace(page);
    await menuButton(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.goBack();
    await expectClosed(page);

    await restingPlace(page);
    await openMenu(page);
    await scrollToY(page, 1e6);
    // On the footer's margin, where nothing takes focus.
    await page.touchscreen.tap(6, 800);
    await expectClosed(page);

    await openMenu(page);
    await scrollToY(page, 0);
    await expect(menuOf(page)).toBeHidden();
    await scrollToY(page, 600);
    await expect(menuButton(page)).toBeInViewport();
    await expectClosed(page);

    await openMenu(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await expect(menuOf(page)).toBeVisible();
    const links = menuOf(page).getByRole('link');
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expectClosed(page);
  });
});
