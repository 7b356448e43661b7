import type { Page } from 'playwright/test';
import { expect, HEADLINE, holdBack, PHONE, restingPlace, skipLoader, test } from '../support.ts';
import { hydrated, press } from '../../page.ts';

// With a scroll bar of a phone's kind: a dialog takes a desktop's away, which moves the page.
test.use({ visit: 'first', viewport: PHONE, isMobile: true, hasTouch: true });

/** Where every part of the page is laid out, in pixels from its top; entrances move what is out of sight. */
const layout = (page: Page) =>
  page.locator(':is(h1, h2, footer):not(dialog *)').evaluateAll((parts) =>
    (parts as HTMLElement[]).map((part) => {
      let top = 0;
      for (let box: Element | null = part; box instanceof HTMLElement; box = box.offsetParent) top += box.offsetTop;
      return top;
    }),
  );

test('while scripts are late the page can be read and used, and once they arrive, nothing moves and all works', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await skipLoader(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const items = page.locator('#faq').getByRole('group');
  for (const index of [0, 1]) {
    await press(items.nth(index).getByRole('heading'));
    await expect(items.nth(index).getByRole('paragraph')).toBeVisible();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  }
  await press(page.getByRole('link', { name: 'Explore Features' }));
  await expect(page).toHaveURL(/#features$/);
  await restingPlace(page);
  const features = page.locator('#features').getByRole('heading', { level: 2 });
  await expect(features).toBeInViewport();
  const before = await layout(page);

  // Otherwise the update would appear, because the loader has ended long ago on a busy machine.
  await page.evaluate(() => sessionStorage.setItem('site:update-shown', '1'));
  release();
  await hydrated(page);
  expect(await layout(page)).toEqual(before);
  await expect(items.nth(1)).toHaveAttribute('open');
  await expect(features).toBeInViewport();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await press(page.getByRole('button', { name: 'Get Early Access' }));
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});
