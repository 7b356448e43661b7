import type { Page } from 'playwright/test';
import { expect, PHONE, restingPlace, test } from '../support.ts';
import { hydrated, scrollToY, visitPage } from '../../../scripts/lib/page.ts';

/** The navigation visible in the header; on a phone only the open menu. */
const menuOf = (page: Page) => page.getByRole('banner').getByRole('navigation');

test('the bar is hidden at 100 px and shown at 101 px', async ({ page }) => {
  await visitPage(page, '/');
  const whitepaper = page.getByRole('banner').getByRole('link', { name: 'Whitepaper' });
  await expect(whitepaper).toBeHidden();
  await scrollToY(page, 100);
  await restingPlace(page);
  await expect(whitepaper).toBeHidden();
  await scrollToY(page, 101);
  await expect(whitepaper).toBeInViewport();
  await scrollToY(page, 100);
  await expect(whitepaper).toBeHidden();
});

test('the hidden bar takes no focus and no click', async ({ page }) => {
  await visitPage(page, '/');
  const inert = () =>
    page.evaluate(() => [...document.querySelectorAll('header a')].some((link) => link.closest('[inert]') !== null));
  expect(await inert()).toBe(true);
  await scrollToY(page, 600);
  await expect.poll(inert).toBe(false);
});

test('a page that loads scrolled to its middle shows the bar', async ({ page }) => {
  await visitPage(page, '/');
  await scrollToY(page, 3000);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Whitepaper' })).toBeInViewport();
});

test('header and bar lead to the eight sections in order', async ({ page }) => {
  await visitPage(page, '/');
  await scrollToY(page, 600);
  const expected = [
    '#problems',
    '#solution',
    '#features',
    '#how-it-works',
    '#tokenomics',
    '#roadmap',
    '#utility',
    '#faq',
  ];
  const navigations = page.getByRole('banner').getByRole('navigation');
  await expect(navigations).toHaveCount(2);
  for (const navigation of await navigations.all()) {
    const targets = await navigation
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(expected);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the menu opens, and closes after a link is chosen', async ({ page }) => {
    await visitPage(page, '/');
    await scrollToY(page, 600);
    const toggle = page.getByRole('button', { name: 'Menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const menu = menuOf(page);
    await expect(menu.getByRole('link')).toHaveCount(8);
    await menu.getByRole('link', { name: 'Roadmap' }).click();
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await restingPlace(page);
    expect(new URL(page.url()).hash).toBe('#roadmap');
    await expect(page.locator('#roadmap').getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test('Escape closes the menu and returns focus to its button', async ({ page }) => {
    await visitPage(page, '/');
    await scrollToY(page, 600);
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('the menu closes when focus moves on from its last link', async ({ page }) => {
    await visitPage(page, '/');
    await scrollToY(page, 600);
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    for (let tabs = 0; tabs < 8; tabs++) await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Whitepaper' })).toBeFocused();
  });

  for (const [how, leave] of [
    [
      // On the footer's margin: elsewhere the page itself would take focus, which closes the menu too.
      'a touch outside it',
      async (page: Page) => {
        await scrollToY(page, 1e6);
        await page.touchscreen.tap(6, 800);
      },
    ],
    ['Back', (page: Page) => page.evaluate(() => history.back())],
  ] as const) {
    test(`${how} closes the menu`, async ({ page }) => {
      await visitPage(page, '/');
      await page.getByRole('link', { name: 'Explore Features' }).click();
      await restingPlace(page);
      // So that Back does not lead to the top, where the bar hides.
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'FAQ' }).click();
      await restingPlace(page);
      const toggle = page.getByRole('button', { name: 'Menu' });
      await toggle.click();
      await expect(menuOf(page)).toBeVisible();
      await leave(page);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('a menu that was hidden with its bar does not reopen by itself', async ({ page }) => {
    await visitPage(page, '/');
    await scrollToY(page, 600);
    await page.getByRole('button', { name: 'Menu' }).click();
    await scrollToY(page, 0);
    await expect(menuOf(page)).toBeHidden();
    await scrollToY(page, 600);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport();
    await expect(menuOf(page)).toBeHidden();
  });
});
