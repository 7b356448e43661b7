import type { Page } from 'playwright/test';
import { sectionLink, menuButton, menuOf } from './lib/parts.ts';
import { hero } from '#token/content/hero.ts';
import { expect, IN_MOTION, PHONE, restingPlace, test } from './lib/support.ts';
import { hydrated, press, scrollToY, visitPage } from '../lib/page.ts';
import { labels } from '#token/content/navigation.ts';

const barOf = (page: Page) => page.getByRole('navigation', { name: labels.stickySections });
/** A link of the bar while nothing in it can be reached. */
const unreachable = (page: Page) => page.getByRole('banner').locator('[inert] a').first();

test('the bar appears at 101 px from the top and goes at 100 px, each time', async ({ landing }) => {
  for (const isScrolledBefore of [false, true]) {
    await scrollToY(landing, 100);
    await restingPlace(landing);
    await expect(barOf(landing), isScrolledBefore ? 'after scrolling before' : 'at first').toBeHidden();
    await scrollToY(landing, 101);
    await expect(barOf(landing)).toBeInViewport();
  }
});

test('the bar cannot be reached while it is hidden', async ({ landing }) => {
  await expect(unreachable(landing)).toBeAttached();
  await scrollToY(landing, 101);
  await expect(unreachable(landing)).not.toBeAttached();
});

test('a page that loads scrolled has the bar', async ({ page }) => {
  await visitPage(page, '/');
  await scrollToY(page, 101);
  await page.reload();
  await hydrated(page);
  await expect(barOf(page)).toBeInViewport();
});

/** Opens the menu, in the middle of the page and after a change of the address. */
async function openMenu(page: Page): Promise<void> {
  await press(sectionLink(page, 'faq'));
  await restingPlace(page);
  await menuButton(page).click();
  await expect(menuOf(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menuOf(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
}

/** Presses Tab once for every link of the menu, and once more. */
async function tabPast(page: Page): Promise<void> {
  const links = await menuOf(page).getByRole('link').count();
  for (let count = 0; count <= links; count++) await page.keyboard.press('Tab');
}

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE, contextOptions: IN_MOTION });

  test.beforeEach(({ landing }) => openMenu(landing));

  const endings: Record<string, (page: Page) => Promise<unknown>> = {
    'a section is chosen': (page) => menuOf(page).locator('a[href$="#roadmap"]').click(),
    'Back is pressed': (page) => page.goBack(),
    'Escape is pressed': (page) => page.keyboard.press('Escape'),
    'focus moves past its last link': tabPast,
  };
  for (const [ending, end] of Object.entries(endings)) {
    test(`closes when ${ending}`, async ({ landing }) => {
      await end(landing);
      await expectClosed(landing);
    });
  }

  test('closes with the bar, and is still closed when the bar is back', async ({ landing }) => {
    await scrollToY(landing, 0);
    await expect(menuOf(landing)).toBeHidden();
    await scrollToY(landing, 600);
    await expect(menuButton(landing)).toBeInViewport();
    await expectClosed(landing);
  });

  test('leads to the section that is chosen', async ({ landing }) => {
    await menuOf(landing).locator('a[href$="#roadmap"]').click();
    await expect(landing).toHaveURL(/#roadmap$/);
    await restingPlace(landing);
    await expect(landing.locator('#roadmap').getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test('gives focus back to its button on Escape', async ({ landing }) => {
    await landing.keyboard.press('Tab');
    await landing.keyboard.press('Escape');
    await expect(menuButton(landing)).toBeFocused();
  });

  test('is gone through with Tab, link by link', async ({ landing }) => {
    for (const link of await menuOf(landing).getByRole('link').all()) {
      await landing.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
  });

  test('has the main action in view', async ({ landing }) => {
    await expect(menuOf(landing).getByRole('link', { name: hero.start, exact: true })).toBeInViewport();
  });
});

test.describe('the menu under a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, contextOptions: IN_MOTION });

  test('closes at a touch where nothing takes focus', async ({ page }) => {
    await visitPage(page, '/');
    await openMenu(page);
    await scrollToY(page, 1e6);
    // The footer's margin.
    await page.touchscreen.tap(6, 800);
    await expectClosed(page);
  });
});
