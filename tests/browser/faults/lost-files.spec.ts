import type { Page } from 'playwright/test';
import { site } from 'virtual:site';
import {
  HOME,
  PRIVACY,
  TERMS,
  headingOf,
  loaderOf,
  legalLink,
  sectionLink,
  backButton,
  copyButtons,
  homeLink,
  menuButton,
  earlyAccess,
  comingSoonOf,
  questionsOf,
  SLIDERS,
} from '../parts.ts';
import { expect, holdBack, holdLoader, idle, IN_MOTION, PHONE, restingPlace, skipLoader, test } from '../support.ts';
import { clipboardText, hydrated, press, scrollToY, visitPage } from '../../page.ts';
import { contracts } from '../../../src/content/contracts.ts';
import { chainShares, TOTAL_SUPPLY } from '../../../src/content/figures.ts';
import { lostScript } from '../../../src/content/messages.ts';
import { formatDay, formatTokens, tokensIn } from '../../../src/lib/format.ts';
import { hero } from '../../../src/content/hero.ts';
import { footer } from '../../../src/content/site-footer.ts';

/** Headings and footer, in pixels from the top by offset, because entrances transform what is out of sight. */
const layout = (page: Page) =>
  page.locator(':is(h1, h2, footer):not(dialog *)').evaluateAll((parts) =>
    (parts as HTMLElement[]).map((part) => {
      let top = 0;
      for (let box: Element | null = part; box instanceof HTMLElement; box = box.offsetParent) top += box.offsetTop;
      return top;
    }),
  );

test.describe(() => {
  test.use({ visit: 'first', javaScriptEnabled: false });

  test('without scripts no loader covers the page, all of it can be read, and links work', async ({ page }) => {
    await page.goto('/');
    await expect(loaderOf(page)).toBeHidden();
    await page.getByRole('link', { name: hero.start }).first().click({ trial: true });
    for (const text of [
      ...site.contracts.map(({ address }) => address),
      ...chainShares.map(({ percentage }) => formatTokens(tokensIn(percentage, TOTAL_SUPPLY))),
      site.company.fileNumber,
      formatDay(site.company.incorporated),
    ]) {
      await expect(page.getByRole('main')).toContainText(text);
    }
    for (const item of await questionsOf(page).all()) {
      await item.getByRole('heading', { level: 3 }).click();
      await expect(item.getByRole('paragraph').first()).toBeVisible();
    }
    await page.getByRole('link', { name: hero.explore }).click();
    await expect(page).toHaveURL(/#features$/);
    await expect(page.locator('#features').getByRole('heading', { level: 2 })).toBeInViewport();
    await legalLink(page, 'terms').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
    await sectionLink(page, 'faq').click();
    await expect(page).toHaveURL(/\/#faq$/);
    await expect(page.locator('#faq').getByRole('heading', { level: 2 })).toBeInViewport();
  });
});

test.describe(() => {
  // A phone's scroll bar takes no room; a dialog removes a desktop's, which moves the page.
  test.use({ visit: 'first', viewport: PHONE, isMobile: true, hasTouch: true, contextOptions: IN_MOTION });

  test('while scripts are late the page can be used; once they arrive, nothing moves and all works', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await skipLoader(page);
    await expect(headingOf(page)).toHaveText(HOME);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const question = questionsOf(page).last();
    await press(question.getByRole('heading'));
    await expect(question.getByRole('paragraph')).toBeVisible();
    await press(page.getByRole('link', { name: hero.explore }));
    await expect(page).toHaveURL(/#features$/);
    await restingPlace(page);
    const features = page.locator('#features').getByRole('heading', { level: 2 });
    await expect(features).toBeInViewport();
    const before = await layout(page);

    // Otherwise the update would appear: on a busy machine, the loader has ended long ago.
    await page.evaluate(() => sessionStorage.setItem('site:update-shown', '1'));
    release();
    await hydrated(page);
    expect(await layout(page)).toEqual(before);
    await expect(question).toHaveAttribute('open');
    await expect(features).toBeInViewport();
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await press(earlyAccess(page));
    await expect(comingSoonOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await legalLink(page, 'privacy').click();
    await expect(headingOf(page, PRIVACY)).toBeFocused();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });
});

test.describe('while the entry script is late', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('both Copy buttons copy and say so, and what is pressed besides is done when it arrives, as is Back on a legal page', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await layout(page);
    for (const [index, { address }] of site.contracts.entries()) {
      const button = copyButtons(page).nth(index);
      await press(button);
      await expect(button).toHaveText(contracts.copied, { useInnerText: true });
      await expect(button).toHaveAccessibleName(RegExp(contracts.copied));
      expect(await clipboardText(page)).toBe(address);
      await page.bringToFront();
      await expect(button).toHaveText(contracts.copy, { useInnerText: true });
    }
    await copyButtons(page).first().press('Enter');
    // Two presses on the pause, and one that opens the dialog.
    const pause = page.getByRole('button', { name: hero.pause });
    for (const control of [pause, pause, earlyAccess(page)]) await press(control);
    await expect(earlyAccess(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('slider', { disabled: true })).toHaveCount(SLIDERS);
    release();
    await expect(comingSoonOf(page)).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('slider', { disabled: false })).toHaveCount(SLIDERS);
    await expect(pause).toBeVisible();
    // A title that sticks is elsewhere on a scrolled page.
    await scrollToY(page, 0);
    expect(await layout(page)).toEqual(before);

    const releaseAgain = await holdBack(page, '**/assets/*.js');
    await page.goto('/terms', { waitUntil: 'commit' });
    await backButton(page).click();
    releaseAgain();
    await expect(headingOf(page)).toHaveText(HOME);
  });
});

test.describe('without the entry script', () => {
  test.use({ visit: 'first' });

  test('the loader goes, a line says so, the page can be read and its links work', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    await page.route('**/assets/*.js', (route) => route.abort());
    const loader = await holdLoader(page);
    await page.goto('/');
    await loader.end();
    await expect(page.getByRole('alert').filter({ hasText: lostScript })).toBeVisible();
    await legalLink(page, 'privacy').click();
    await expect(headingOf(page)).toHaveText(PRIVACY);
  });
});

test('a legal page whose code is lost stays readable as prerendered and says so', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|dynamically imported module/);
  await page.route('**/assets/legal-*.js', (route) => route.abort());
  await page.goto('/terms');
  await expect(page.getByRole('alert').filter({ hasText: lostScript })).toBeVisible();
  await expect(headingOf(page)).toHaveText(TERMS);
  await homeLink(page).click();
  await expect(headingOf(page)).toHaveText(HOME);
});

test('a foreign script that fails is not mistaken for the page’s own', async ({ page, watch, baseURL }) => {
  watch.allow(/Content Security Policy/);
  await page.addInitScript(() => {
    addEventListener('error', ({ target }) => ((target as HTMLElement).dataset.failed = ''), true);
  });
  // Whether such a script is blocked, not found or has no valid URL, its element gets an error event.
  const sources = ['data:text/javascript,injected', `${baseURL}.injected.test/a.js`, `${baseURL}1/injected.js`];
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const injected = sources.map((source) => `<script src="${source}" data-injected></script>`).join('');
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}</body>`) });
  });
  await page.goto('/');
  await expect(page.locator('script[data-injected][data-failed]')).toHaveCount(sources.length);
  await idle(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe(() => {
  test.use({ viewport: PHONE });

  test('without the icon file, a control without text still shows its icon', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    const lost = page.waitForEvent('requestfailed');
    await page.route('**/assets/icons-*.svg', (route) => route.abort());
    await visitPage(page, '/');
    await lost;
    await scrollToY(page, 1500);
    const icon = menuButton(page).locator('svg');
    await expect(icon).toBeInViewport({ ratio: 1 });
    await restingPlace(page);
    const clip = (await icon.boundingBox())!;
    const shown = await page.screenshot({ clip });
    await icon.evaluate((element) => element.setAttribute('visibility', 'hidden'));
    expect((await page.screenshot({ clip })).equals(shown), 'the icon is drawn').toBe(false);
  });
});

test.describe('where the browser knows no SVG and runs no scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons for X and Telegram have names, and drawings leave no words behind', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    await page.route('**/*.svg', (route) => route.abort());
    await page.goto('/');
    await page.evaluate(() => {
      // As Firefox does with `svg.disabled`: elements of that name, of no known kind.
      const unknown = (element: Element): Element => {
        const copy = document.createElementNS('urn:unknown', element.localName);
        for (const { name, value } of element.attributes) copy.setAttribute(name, value);
        copy.append(
          ...[...element.childNodes].map((node) => (node instanceof Element ? unknown(node) : node.cloneNode())),
        );
        return copy;
      };
      for (const svg of document.querySelectorAll('svg')) if (svg.isConnected) svg.replaceWith(unknown(svg));
    });
    for (const name of [footer.onX, footer.onTelegram]) {
      const box = (await page.getByRole('link', { name }).boundingBox())!;
      const text = (await page.getByRole('contentinfo').getByText(name).boundingBox())!;
      expect(text.width, name).toBeGreaterThan(50);
      expect(text.width, name).toBeLessThan(box.width);
    }
    const left = await page
      .locator('svg text')
      .evaluateAll((labels) =>
        labels
          .filter((label) => getComputedStyle(label).clip !== 'rect(0px, 0px, 0px, 0px)')
          .map((label) => label.textContent),
      );
    expect(left).toEqual([]);
  });
});
