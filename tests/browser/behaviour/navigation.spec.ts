import type { Page } from 'playwright/test';
import { drawn, expect, HEADLINE, holdAnimations, PHONE, restingPlace, test } from '../support.ts';
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

/** Waits until the section has arrived, with its heading uncovered in the window's upper half. */
async function expectArrival(page: Page, id: string): Promise<void> {
  await restingPlace(page);
  await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect.poll(() => headingClearance(page, id)).toBeGreaterThanOrEqual(0);
  expect(await headingClearance(page, id)).toBeLessThan(450);
}

/** Records every position to which the page scrolls from now on, for `places`. */
const countPlaces = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<number>();
    addEventListener('scroll', () => seen.add(Math.round(scrollY)));
    Object.assign(globalThis, { places: seen });
  });
const places = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { places: Set<number> }).places]);

test('every footer link reaches its section, with the heading clear of the bar and the id in the URL', async ({
  page,
}) => {
  await visitPage(page, '/');
  const links = page.getByRole('navigation', { name: 'Footer' }).locator('a[href*="#"]');
  // The footer is drawn once the browser is idle.
  await expect(links).toHaveCount(sections.length);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(sections.map((id) => `#${id}`));
  for (const id of ['problems', 'tokenomics', 'faq']) {
    await links.and(page.locator(`[href="#${id}"]`)).click();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expectArrival(page, id);
  }
});

test('scrolling is smooth: the page passes through positions in between', async ({ page }) => {
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

    test('a link from /privacy lands on its section and moves focus there', async ({ page }) => {
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

  test('a deep link is at its section when the loader has gone', async ({ page }) => {
    const animations = await holdAnimations(page);
    await page.goto('/#tokenomics');
    await expect(page.getByText('Loading #HashtagPay')).toBeVisible();
    await animations.hurry();
    await expect(page.getByText('Loading #HashtagPay')).toBeHidden();
    await expectArrival(page, 'tokenomics');
  });
});

test('a change of route starts at the top, with focus on the new heading', async ({ page }) => {
  await visitPage(page, '/');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Terms of Service' });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a change of route that has to fetch its page first still focuses the new heading', async ({ page }) => {
  await page.route('**/assets/legal-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await visitPage(page, '/');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Back restores the scroll position: from the middle of the landing page to /privacy and back', async ({
  page,
}) => {
  await visitPage(page, '/');
  await drawn(page);
  await scrollToY(page, 4321);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/privacy"]')!.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  // The jump to the top fires its scroll event in the next frame, and would be counted.
  expect(await restingPlace(page)).toBe(0);
  await countPlaces(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeAttached();
  expect(await restingPlace(page)).toBe(4321);
  expect(await places(page), 'at once, not by scrolling there').toEqual([4321]);
});

test('Back restores focus to the link that was followed, or else to the heading', async ({ page }) => {
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

test('a page that opens at a section is there at once', async ({ page }) => {
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

test('a reload keeps the scroll position', async ({ page }) => {
  await visitPage(page, '/');
  await drawn(page);
  await scrollToY(page, 4321);
  // The place at rest: fonts that arrive only now move it a little.
  const place = await restingPlace(page);
  expect(place).toBeGreaterThan(4000);
  await page.reload();
  await page.waitForLoadState();
  expect(await restingPlace(page)).toBe(place);
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
  // A hash would add a history entry, which Back would have to undo first.
  expect(new URL(page.url()).hash).toBe('');
});

test('a new page is never painted at the old page’s scroll position', async ({ page }) => {
  await visitPage(page, '/');
  await page.evaluate(() => {
    const seen: number[] = [];
    // Mutation observers run before the frame that would show the change.
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Privacy Policy') seen.push(scrollY);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { places: seen });
  });
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  expect(new Set(await places(page))).toEqual(new Set([0]));
});
