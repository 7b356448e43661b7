import type { Page } from 'playwright/test';
import { DESKTOP, expect, expectArrival, IN_MOTION, PHONE, test } from '../lib/browser-test.ts';
import { holdBack, LEGAL_CODE, press, restingPlace, scrollToY, visitPage } from '../lib/page.ts';
import { headingOf, legalLink, sectionLink, TERMS } from '../lib/parts.ts';
import { hero } from '#token/content/hero.ts';
import { labels, navigation } from '#token/content/navigation.ts';

test('links within the landing page', async ({ page }) => {
  await visitPage(page, '/');

  await test.step('the skip link leads past the header, and leaves no step for Back to undo', async () => {
    await page.keyboard.press('Tab');
    await expect.soft(page.getByRole('link', { name: labels.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.soft(page.getByRole('main')).toBeFocused();
    expect.soft(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Tab');
    await expect.soft(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  for (const [viewport, targets] of [
    [PHONE, navigation],
    [DESKTOP, [navigation.at(0)!, navigation.at(-1)!]],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const { id } of targets) {
      await test.step(`at ${viewport.width} px, a link leads to #${id}, to the pixel`, async () => {
        await press(sectionLink(page, id));
        await expect.soft(page).toHaveURL(new RegExp(`/#${id}$`));
        await expectArrival(page, id);
      });
    }
  }

  await test.step('a link pressed with Ctrl is left to the browser, which opens a tab', async () => {
    const isTaken = await legalLink(page, 'privacy').evaluate((link) => {
      let wasTaken: boolean | undefined;
      const look = (event: Event) => {
        wasTaken = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', look, { once: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
      return wasTaken;
    });
    expect.soft(isTaken).toBe(false);
  });
});

test('the address of a section, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);

  await test.step('by a link from another page, it is at its section to the pixel, and Tab goes on there', async () => {
    await visitPage(page, '/privacy');
    await sectionLink(page, 'faq').click();
    await expect.soft(page).toHaveURL(/\/#faq$/);
    await expectArrival(page, 'faq');
    await expect.soft(page.locator('#faq')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect.soft(page.locator('#faq :focus')).toHaveCount(1);
  });

  await test.step('so it is on a load', async () => {
    await visitPage(page, '/#faq');
    await expectArrival(page, 'faq');
  });

  await test.step('so it is on a reload', async () => {
    await page.reload();
    await expectArrival(page, 'faq');
  });

  await test.step('so it is on Back from a document that was loaded', async () => {
    await visitPage(page, '/privacy');
    await page.goBack();
    await expectArrival(page, 'faq');
  });

  await test.step('a reload keeps the place that the visitor scrolled to', async () => {
    await scrollToY(page, 2000);
    await page.reload();
    expect.soft(await restingPlace(page)).toBe(2000);
  });

  await test.step('on a wide screen, the navigation marks the section in view', async () => {
    await page.setViewportSize(DESKTOP);
    await visitPage(page, '/#tokenomics');
    const current = page.getByRole('banner').locator('[aria-current="location"]:visible');
    const marked = () => current.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.soft.poll(async () => new Set(await marked())).toEqual(new Set(['#tokenomics']));
  });
});

test.describe(() => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('a phone that is turned keeps its section', async ({ page }) => {
    await visitPage(page, '/');
    for (const { id } of navigation) {
      await test.step(`#${id}`, async () => {
        await page.setViewportSize(PHONE);
        await press(sectionLink(page, id));
        await expectArrival(page, id);
        await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
        await restingPlace(page);
        await expect.soft(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
      });
    }
  });
});

const scrolls = (page: Page, how: 'smoothly' | 'at once') =>
  expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', how === 'smoothly' ? 'smooth' : 'auto');

test('sections in motion', async ({ page }) => {
  await test.step('with reduced motion, links jump', async () => {
    await visitPage(page, '/');
    await page.getByRole('link', { name: hero.explore }).first().click();
    await expectArrival(page, 'features');
    await scrolls(page, 'at once');
    await sectionLink(page, 'problems').click();
    await expectArrival(page, 'problems');
  });

  await page.emulateMedia(IN_MOTION);

  await test.step('Back jumps to the section before, and to the top', async () => {
    await page.goBack();
    await expect.soft(page).toHaveURL(/#features$/);
    await scrolls(page, 'at once');
    await expectArrival(page, 'features');
    await page.goBack();
    await expect.soft(page).toHaveURL(/\/$/);
    await expect.soft.poll(() => restingPlace(page)).toBe(0);
  });

  await test.step('Forward jumps to the section that was left', async () => {
    await page.goForward();
    await expectArrival(page, 'features');
    await page.goForward();
    await expect.soft(page).toHaveURL(/#problems$/);
    await scrolls(page, 'at once');
    await expectArrival(page, 'problems');
  });

  await test.step('after a jump, links scroll smoothly to their sections', async () => {
    await page.getByRole('link', { name: hero.explore }).first().click();
    await scrolls(page, 'smoothly');
    await expectArrival(page, 'features');
  });

  await test.step('a page loaded at a section jumps there', async () => {
    await visitPage(page, '/#tokenomics');
    await scrolls(page, 'at once');
    await expectArrival(page, 'tokenomics');
  });
});

test('a change of route starts at the top, even while the page is still scrolling to the link', async ({ page }) => {
  await page.emulateMedia(IN_MOTION);
  await visitPage(page, '/');
  await page.getByRole('link', { name: hero.explore }).first().click();
  await expectArrival(page, 'features');
  await legalLink(page, 'privacy').focus();
  await scrollToY(page, 500);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect.soft(headingOf(page, TERMS)).toBeFocused();
  expect.soft(await restingPlace(page)).toBe(0);
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
  await expect.soft(page.locator('body')).toHaveAttribute('data-place', '0');
});
