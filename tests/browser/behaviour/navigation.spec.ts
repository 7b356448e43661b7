import type { Page } from 'playwright/test';
import { drawn, expect, HEADLINE, PHONE, restingPlace, test } from '../support.ts';
import { scrollToY, visitPage } from '../../../scripts/lib/page.ts';

const sections = ['problems', 'solution', 'features', 'how-it-works', 'tokenomics', 'roadmap', 'utility', 'faq'];

/** Pixels from the lower edge of what covers the window's top to the section's heading; negative where it is covered. */
const headingClearance = (page: Page, id: string) =>
  page.evaluate((section) => {
    const top = document.querySelector(`#${section} h2`)!.getBoundingClientRect().top;
    const covers = [...document.querySelectorAll('header *')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .map((element) => element.getBoundingClientRect().bottom);
    return top - Math.max(0, ...covers);
  }, id);

/** The section has arrived: its heading stands free, in the window's upper half. */
async function expectArrival(page: Page, id: string): Promise<void> {
  await restingPlace(page);
  await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect.poll(() => headingClearance(page, id)).toBeGreaterThanOrEqual(0);
  expect(await headingClearance(page, id)).toBeLessThan(450);
}

/** Notes every place to which the page scrolls from now on, for `places`. */
const countPlaces = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<number>();
    addEventListener('scroll', () => seen.add(Math.round(scrollY)));
    Object.assign(globalThis, { places: seen });
  });
const places = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { places: Set<number> }).places]);

test('every section is reached from the footer, its heading never under the bar, its id in the URL', async ({
  page,
}) => {
  await visitPage(page, '/');
  const links = page.getByRole('navigation', { name: 'Footer' }).locator('a[href*="#"]');
  // The footer is drawn when the browser has time.
  await expect(links).toHaveCount(sections.length);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(sections.map((id) => `#${id}`));
  for (const id of ['problems', 'tokenomics', 'faq']) {
    await links.and(page.locator(`[href="#${id}"]`)).click();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expectArrival(page, id);
  }
});

test('scrolling is smooth: the page passes places between', async ({ page }) => {
  await visitPage(page, '/');
  await countPlaces(page);
  await page.getByRole('link', { name: 'Explore Features' }).click();
  await expectArrival(page, 'features');
  expect((await places(page)).length).toBeGreaterThan(5);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('scrolling is instant', async ({ page }) => {
    await visitPage(page, '/');
    await countPlaces(page);
    await page.getByRole('link', { name: 'Explore Features' }).click();
    await expectArrival(page, 'features');
    expect(await places(page)).toHaveLength(1);
  });
});

test('Back and Forward walk through the sections that were chosen', async ({ page }) => {
  await visitPage(page, '/');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await footer.getByRole('link', { name: 'Roadmap' }).click();
  await expectArrival(page, 'roadmap');
  await footer.getByRole('link', { name: 'Problems' }).click();
  await expectArrival(page, 'problems');
  await page.goBack();
  await expect(page).toHaveURL(/#roadmap$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expect(page).toHaveURL(/#roadmap$/);
});

for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a fresh load of /#faq lands on its section', async ({ page }) => {
      await visitPage(page, '/#faq');
      await expectArrival(page, 'faq');
    });

    test('a link from /privacy lands on its section, and focus goes along', async ({ page }) => {
      await visitPage(page, '/privacy');
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL(/\/#faq$/);
      await expectArrival(page, 'faq');
      await expect(page.locator('#faq')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.querySelector('#faq')!.contains(document.activeElement))).toBe(true);
    });
  });
}

test.describe('on the first load', () => {
  test.use({ visit: 'first' });

  test('a deep link stands on its section when the loader has gone', async ({ page }) => {
    await page.goto('/#tokenomics');
    await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
    await expectArrival(page, 'tokenomics');
  });
});

test('a change of route starts at the top, on the new heading', async ({ page }) => {
  await visitPage(page, '/');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Terms of Service' });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a change of route that must first fetch its page still ends on the new heading', async ({ page }) => {
  await page.route('**/assets/legal-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await visitPage(page, '/');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Back keeps the place: from the middle of the landing page to /privacy and back', async ({ page }) => {
  await visitPage(page, '/');
  await scrollToY(page, 4321);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/privacy"]')!.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await countPlaces(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeAttached();
  expect(await restingPlace(page)).toBe(4321);
  expect(await places(page), 'at once, not by scrolling there').toEqual([4321]);
});

test('Back keeps the focus: on the link that led away, or else on the heading', async ({ page }) => {
  await visitPage(page, '/');
  const link = page.getByRole('link', { name: 'Privacy Policy' });
  await link.focus();
  const before = await restingPlace(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await restingPlace(page)).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
});

test('a page that opens at a section stands there at once', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<number>();
    const look = () => {
      if (document.querySelector('h1')) seen.add(Math.round(scrollY / 50));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { places: seen });
  });
  await visitPage(page, '/#roadmap');
  await expectArrival(page, 'roadmap');
  // The top, the section, and the section again once the fonts have moved it.
  expect((await places(page)).length).toBeLessThanOrEqual(4);
});

test('a reload keeps the place', async ({ page }) => {
  await visitPage(page, '/');
  await drawn(page);
  await scrollToY(page, 4321);
  await page.reload();
  await page.waitForLoadState();
  expect(await restingPlace(page)).toBe(4321);
});

test('the navigation marks the section in view', async ({ page }) => {
  await visitPage(page, '/#tokenomics');
  await expectArrival(page, 'tokenomics');
  const current = page.getByRole('banner').locator('[aria-current="location"]:visible');
  await expect.poll(async () => new Set(await current.allTextContents())).toEqual(new Set(['Tokenomics']));
});

test('the skip link moves focus past the navigation', async ({ page }) => {
  await visitPage(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement))).toBe(true);
  // Back would first have to undo an entry of the link's own.
  expect(new URL(page.url()).hash).toBe('');
});

test('another page is never seen at the place of the one before', async ({ page }) => {
  await visitPage(page, '/');
  await page.evaluate(() => {
    const seen: number[] = [];
    // A mutation is told of before the frame that would show it.
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Privacy Policy') seen.push(scrollY);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { places: seen });
  });
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  expect(new Set(await places(page))).toEqual(new Set([0]));
});
