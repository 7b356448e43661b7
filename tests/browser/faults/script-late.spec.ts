import type { Page } from 'playwright/test';
import { clipboardText, drawn, expect, HEADLINE, PHONE, restingPlace, test } from '../support.ts';
import { hydrated, press, scrollToY } from '../../../scripts/lib/page.ts';

const LATE_MS = 10_000;

// With a scroll bar of a phone's kind: a dialog takes a desktop's away, which moves the page.
test.use({
  visit: 'first',
  viewport: PHONE,
  isMobile: true,
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** Lets the page's scripts through only `LATE_MS` after it asked for them. */
const delayScripts = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => undefined);
  });

/** Adds up the layout shifts that no press or key caused. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) (globalThis as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the shifts since this was last asked. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    const counted = globalThis as unknown as { shifted: number };
    const sum = counted.shifted;
    counted.shifted = 0;
    return sum;
  });

/** Where every section is laid out, in pixels from the top of the page; entrances move what is out of sight. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(h1, h2, footer):not(dialog *)')].map((part) => {
      let top = 0;
      for (let box: Element | null = part; box instanceof HTMLElement; box = box.offsetParent) top += box.offsetTop;
      return top;
    }),
  );

/** The landing page, read and used while its script is on the way. */
async function readWithoutScript(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading #HashtagPay')).toBeVisible();
  await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  await expect(page.locator('#contracts').getByRole('code').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await drawn(page);
  expect(await shifts(page)).toBeLessThan(0.01);
  const items = page.locator('#faq').getByRole('group');
  for (const index of [0, 1]) {
    await items.nth(index).getByRole('heading').click();
    await expect(items.nth(index).getByRole('paragraph')).toBeVisible();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Explore Features' }).click();
  await expect(page).toHaveURL(/#features$/);
  await restingPlace(page);
  await expect(page.locator('#features').getByRole('heading', { level: 2 })).toBeInViewport();
}

test('with scripts 10 s late the page can be read, questions and links work, and once they arrive, everything does', async ({
  page,
}) => {
  await countShifts(page);
  await delayScripts(page);
  await readWithoutScript(page);
  const before = await places(page);
  await shifts(page);
  expect(await page.evaluate(() => performance.now()), 'the script came too soon').toBeLessThan(LATE_MS);

  await hydrated(page);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(LATE_MS);
  // More than 5 s after the loader, so a second after React has taken over, the update appears.
  await page.getByRole('button', { name: 'Continue to website' }).click();
  await drawn(page);
  expect(await places(page)).toEqual(before);
  expect(await shifts(page)).toBeLessThan(0.01);
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await expect(page.locator('#features').getByRole('heading', { level: 2 })).toBeInViewport();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Utility' }).click();
  await page.getByRole('button', { name: 'Get Early Access' }).click();
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: /Copy the BNB Chain/ }));
  await expect(page.getByRole('button', { name: /Copied the BNB Chain/ })).toBeVisible();
  expect(await clipboardText(page)).toBe('0x1234567890AbcdEF1234567890aBcdef12345678');
  await scrollToY(page, 0);
  const sign = page.locator('.sign');
  const shown = (await sign.textContent())!;
  await expect(sign).not.toHaveText(shown);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
  expect(await page.evaluate(() => Object.hasOwn(globalThis, 'isSameDocument'))).toBe(true);
});

test('with scripts 10 s late, links between the documents work, and Back', async ({ page }) => {
  await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading #HashtagPay')).toBeVisible();
  await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
  await page.getByRole('link', { name: 'Privacy Policy' }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.getByRole('link', { name: 'Terms of Service' }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});
