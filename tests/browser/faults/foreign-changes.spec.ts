import type { Page } from 'playwright/test';
import { site } from 'virtual:site';
import { HOME, PRIVACY, headingOf, legalLink, backButton, earlyAccess, comingSoonOf, copyButtons } from '../parts.ts';
import { contracts } from '../../../src/content/contracts.ts';
import { hydrated, press, scrollToY, stopClock, visitPage } from '../../page.ts';
import { expect, holdBack, IN_MOTION, PHONE, test } from '../support.ts';
import { hero } from '../../../src/content/hero.ts';

test.use({ viewport: PHONE, contextOptions: IN_MOTION });

/** Replaces each text with two nested `<font>` elements, as a page translator does. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement!.closest('script, style, [translate="no"]')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.textContent = text.data;
    text.replaceWith(font);
  }
};

/** What translators, extensions and iOS do to a page: runs there. */
const change = () => {
  const figure = [...document.querySelectorAll('main dd')].find(
    ({ firstChild }) => firstChild instanceof Text,
  )!.firstChild!;
  const link = document.createElement('a');
  link.href = 'tel:247';
  figure.replaceWith(link);
  link.append(figure);
  for (const parent of [document.body, document.getElementById('root')!, document.getElementById('problems')!]) {
    parent.prepend(document.createElement('extension-bar'));
    parent.append(document.createElement('extension-panel'));
  }
  const { documentElement: root } = document;
  root.lang = 'fr';
  root.classList.add('translated-ltr');
  root.dataset.extension = '1';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('a { text-decoration-style: dotted }');
  document.adoptedStyleSheets = [sheet];
};

/** A place in the middle of the page. */
const PLACE = 5000;

/** Records in every frame whether the page has its styles, and its place, which scroll anchoring rounds to a pixel. */
const watchFrames = (page: Page) =>
  page.evaluate((place) => {
    const frames = new Set<string>();
    const look = () => {
      const isStyled =
        getComputedStyle(document.body).backgroundColor !== '' &&
        getComputedStyle(document.querySelector('h2')!).fontWeight === '600';
      const at = Math.abs(scrollY - place) <= 1 ? place : Math.round(scrollY);
      frames.add(`${isStyled ? 'styled' : 'unstyled'} ${at}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seenFrames: frames });
  }, PLACE);

const seenFrames = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { seenFrames: Set<string> }).seenFrames]);

test('what others change before, while or after React takes over unstyles, moves and breaks nothing', async ({
  page,
  watch,
}) => {
  // React says that the page is not what it rendered (https://react.dev/errors/418), and renders it again.
  watch.allow(/Minified React error #418/);
  for (const moment of ['before', 'while', 'after'] as const) {
    const earlier = watch.errors().length;
    const release = await holdBack(page, '**/assets/entry-client-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    // Late fonts change line breaks, and so the distance from the top.
    await page.evaluate(() => document.fonts.ready);
    await scrollToY(page, PLACE);
    await watchFrames(page);
    if (moment === 'before') {
      await page.evaluate(change);
      await page.evaluate(translate);
    }
    // As soon as the script has run; React's first task comes after that.
    const entry = `document.querySelector('script[src*="entry-client"]')`;
    if (moment === 'while')
      await page.evaluate(`${entry}.addEventListener('load', () => [${change}, ${translate}].map((each) => each()))`);
    release();
    await hydrated(page);
    if (moment === 'after') {
      await page.evaluate(change);
      await page.evaluate(translate);
    }
    await expect.poll(() => seenFrames(page), moment).toEqual([`styled ${PLACE}`]);
    await press(earlyAccess(page));
    await expect(comingSoonOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await legalLink(page, 'privacy').click();
    await expect(headingOf(page)).toHaveText(PRIVACY);
    expect(watch.errors().length - earlier, moment).toBeLessThanOrEqual(1);
  }
});

test('on a translated page, sign, copy button, pause, charts and routes still work', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await stopClock(page);
  await visitPage(page, '/');
  await page.evaluate(translate);
  const sign = page.getByRole('main').locator('[aria-hidden="true"]');
  await expect(sign.filter({ hasText: /^\$$/ }).first()).toBeAttached();
  await page.clock.runFor(3000);
  await expect(sign.filter({ hasText: /^#$/ }).first()).toBeAttached();
  await expect(page.getByRole('main').getByRole('link', { name: site.contracts[0].address })).toBeVisible();

  const button = copyButtons(page).first();
  await press(button);
  await expect(button).toHaveText(contracts.copied, { useInnerText: true });
  await page.evaluate(translate);
  await page.clock.runFor(2000);
  await expect(button).toHaveText(contracts.copy, { useInnerText: true });
  await page.clock.resume();

  await press(page.getByRole('button', { name: hero.pause }));
  for (const row of await page.locator('#tokenomics').getByRole('table').getByRole('button').all()) await row.focus();
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page)).toHaveText(PRIVACY);
  await page.evaluate(translate);
  await backButton(page).click();
  await expect(headingOf(page)).toHaveText(HOME);
});

test('where others have removed or hidden a part of the page, a change of route still arrives', async ({
  page,
  watch,
}) => {
  watch.allow(/NotFoundError/);
  const heading = headingOf(page);
  for (const part of ['skip link', 'header'] as const) {
    await visitPage(page, '/');
    const parts = {
      'skip link': page.locator('#root > a'),
      header: page.locator('#root > header'),
    };
    await parts[part].evaluate((element) => element.remove());
    await legalLink(page, 'privacy').click();
    await expect(heading, part).toHaveText(PRIVACY);
    await expect(parts['skip link'], part).toBeAttached();
    // The privacy policy may have been loaded afresh.
    await hydrated(page);
    await page.goBack();
    await expect(heading, part).toHaveText(HOME);
  }
  // A filter that hides every dialog.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('dialog { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await press(earlyAccess(page));
  await legalLink(page, 'privacy').click();
  await expect(headingOf(page)).toHaveText(PRIVACY);
});
