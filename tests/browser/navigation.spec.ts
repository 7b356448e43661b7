import type { Page } from 'playwright/test';
import { TERMS, headingOf, legalLink, sectionLink } from './lib/parts.ts';
import {
  DESKTOP,
  expect,
  expectArrival,
  holdBack,
  IN_MOTION,
  LEGAL_CODE,
  PHONE,
  restingPlace,
  test,
} from './lib/support.ts';
import { press, scrollToY, visitPage } from '../lib/page.ts';
import { hero } from '#token/content/hero.ts';
import { labels, navigation } from '#token/content/navigation.ts';

test.describe('the skip link', () => {
  test.beforeEach(async ({ page }) => {
    await visitPage(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('leads past the header', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('leaves no step for Back to undo', ({ page }) => {
    expect(new URL(page.url()).hash).toBe('');
  });
});

for (const [device, viewport, targets] of [
  ['a phone', PHONE, navigation],
  ['a wide screen', DESKTOP, [navigation.at(0)!, navigation.at(-1)!]],
] as const) {
  for (const { id } of targets) {
    test(`on ${device}, a link leads to #${id}, to the pixel`, async ({ landing }) => {
      await landing.setViewportSize(viewport);
      await press(sectionLink(landing, id));
      await expectArrival(landing, id);
    });
  }
}

test('a link to a section changes the URL', async ({ landing }) => {
  for (const id of ['features', 'faq'] as const) {
    await press(sectionLink(landing, id));
    await expect(landing).toHaveURL(new RegExp(`/#${id}$`));
  }
});

test('a link pressed with Ctrl is left to the browser, which opens a tab', async ({ landing }) => {
  const isTaken = await legalLink(landing, 'privacy').evaluate((link) => {
    let wasTaken: boolean | undefined;
    const look = (event: Event) => {
      wasTaken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', look, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    return wasTaken;
  });
  expect(isTaken).toBe(false);
});

test.describe('/#faq is at its section, to the pixel', () => {
  test.use({ viewport: PHONE });

  test('on a load', async ({ page }) => {
    await visitPage(page, '/#faq');
    await expectArrival(page, 'faq');
  });

  test('on a reload', async ({ page }) => {
    await visitPage(page, '/#faq');
    await page.reload();
    await expectArrival(page, 'faq');
  });

  test('on Back from a document that was loaded', async ({ page }) => {
    await visitPage(page, '/#faq');
    await visitPage(page, '/privacy');
    await page.goBack();
    await expectArrival(page, 'faq');
  });

  test('by a link from another page', async ({ page }) => {
    await visitPage(page, '/privacy');
    await sectionLink(page, 'faq').click();
    await expect(page).toHaveURL(/\/#faq$/);
    await expectArrival(page, 'faq');
  });
});

test('a reload of a section’s URL keeps the place that the visitor scrolled to', async ({ page }) => {
  await visitPage(page, '/#faq');
  await scrollToY(page, 2000);
  await page.reload();
  expect(await restingPlace(page)).toBe(2000);
});

test('after a link from another page, Tab goes on within the section', async ({ page }) => {
  await visitPage(page, '/privacy');
  await sectionLink(page, 'faq').click();
  await expect(page.locator('#faq')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#faq :focus')).toHaveCount(1);
});

test('the navigation marks the section in view', async ({ page }) => {
  await visitPage(page, '/#tokenomics');
  const current = page.getByRole('banner').locator('[aria-current="location"]:visible');
  const marked = () => current.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(async () => new Set(await marked())).toEqual(new Set(['#tokenomics']));
});

const scrolls = (page: Page, how: 'smoothly' | 'at once') =>
  expect(page.locator('html')).toHaveCSS('scroll-behavior', how === 'smoothly' ? 'smooth' : 'auto');

/** Follows two links to sections. Both jump, because a smooth scroll takes seconds; what comes next is in motion. */
async function followLinks(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitPage(page, '/');
  await page.getByRole('link', { name: hero.explore }).first().click();
  await expectArrival(page, 'features');
  await sectionLink(page, 'problems').click();
  await expectArrival(page, 'problems');
  await page.emulateMedia(IN_MOTION);
}

test.describe('in motion', () => {
  test.use({ contextOptions: IN_MOTION });

  test('links scroll smoothly to their sections', async ({ page }) => {
    await visitPage(page, '/');
    await page.getByRole('link', { name: hero.explore }).first().click();
    await scrolls(page, 'smoothly');
    await expectArrival(page, 'features');
  });

  test('with reduced motion, links jump', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitPage(page, '/');
    await page.getByRole('link', { name: hero.explore }).first().click();
    await expectArrival(page, 'features');
    await scrolls(page, 'at once');
  });

  test('Back jumps to the section before', async ({ page }) => {
    await followLinks(page);
    await page.goBack();
    await expect(page).toHaveURL(/#features$/);
    await scrolls(page, 'at once');
    await expectArrival(page, 'features');
  });

  test('Back to the page without a section leads to its top', async ({ page }) => {
    await followLinks(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => restingPlace(page)).toBe(0);
  });

  test('Forward jumps to the section that was left', async ({ page }) => {
    await followLinks(page);
    await page.goBack();
    await expectArrival(page, 'features');
    await page.goForward();
    await expect(page).toHaveURL(/#problems$/);
    await scrolls(page, 'at once');
    await expectArrival(page, 'problems');
  });

  test('after a jump, links scroll smoothly again', async ({ page }) => {
    await followLinks(page);
    await page.goBack();
    await scrolls(page, 'at once');
    await sectionLink(page, 'faq').click();
    await scrolls(page, 'smoothly');
  });

  test('a page loaded at a section jumps there', async ({ page }) => {
    await visitPage(page, '/#tokenomics');
    await scrolls(page, 'at once');
    await expectArrival(page, 'tokenomics');
  });

  test('a change of route starts at the top, even while the page is still scrolling to the link', async ({ page }) => {
    await visitPage(page, '/');
    await page.getByRole('link', { name: hero.explore }).first().click();
    await expectArrival(page, 'features');
    await legalLink(page, 'privacy').focus();
    await scrollToY(page, 500);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.keyboard.press('Enter');
    await expect(headingOf(page, TERMS)).toBeFocused();
    expect(await restingPlace(page)).toBe(0);
  });
});

test('a page whose code is late is never painted at the old page’s place', async ({ page }) => {
  const release = await holdBack(page, LEGAL_CODE);
  await visitPage(page, '/');
  await page.evaluate((title) => {
    // Observers run before the frame that shows the change.
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === title) document.body.dataset.place ??= String(scrollY);
    }).observe(document.body, { childList: true, subtree: true });
  }, TERMS);
  await legalLink(page, 'terms').click();
  await expect(page).toHaveURL(/\/terms$/);
  release();
  await expect(headingOf(page, TERMS)).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-place', '0');
});
