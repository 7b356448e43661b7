import { site } from '../../config/site.ts';
import { loaderOf, menuButton, earlyAccess, questionsOf, copyButtons } from './lib/parts.ts';
import { expect, holdLoader, IN_MOTION, PHONE, test } from './lib/support.ts';
import { misfitsAt } from './lib/fit.ts';
import { press, visitPage } from '../lib/page.ts';
import { hero } from '#token/content/hero.ts';
import { utility } from '#token/content/utility.ts';

/** A5 and A4 portrait, and A4 landscape, less margins of 10 mm, in pixels. */
const PAPER_WIDTHS = [484, 718, 1047];
const A4 = { width: 718, height: 1047 };

/** The strongest of red, green and blue in a computed colour. */
const strongest = (color: string) =>
  Math.max(
    ...color
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .map(Number),
  );

/** Number of pages in a PDF that Chromium printed. */
const pagesOf = (pdf: Buffer) => Number(/\/Type \/Pages[^>]*\/Count (\d+)/s.exec(pdf.toString('latin1'))![1]);

test.describe('on paper', () => {
  test.beforeEach(({ landing }) => landing.emulateMedia({ media: 'print' }));
  test('every answer is open', async ({ landing }) => {
    const answers = questionsOf(landing).locator('p');
    await expect(answers).not.toHaveCount(0);
    for (const answer of await answers.all()) {
      await expect(answer).toBeVisible();
      expect((await answer.boundingBox())!.height).toBeGreaterThan(10);
    }
  });

  test('both addresses can be read', async ({ landing }) => {
    const addresses = landing.locator('#contracts').getByRole('code').filter({ visible: true });
    await expect(addresses).toHaveText(site.contracts.map(({ address }) => address));
  });

  test('no copy, menu or pause button is printed', async ({ landing }) => {
    for (const button of [
      copyButtons(landing),
      menuButton(landing),
      landing.getByRole('button', { name: hero.pause }),
    ]) {
      await expect(button).toHaveCount(0);
    }
  });

  test('every text fits the sheet', async ({ landing }) => {
    expect(await misfitsAt(landing, PAPER_WIDTHS)).toEqual([]);
  });

  test('every figure is whole on one sheet', { tag: '@content' }, async ({ landing }) => {
    await landing.setViewportSize(A4);
    const figures = landing.locator('figure, #roadmap :has(> .track-years)');
    const sizes = await figures.evaluateAll((all) =>
      all.map((figure) => ({
        about: figure.closest('section')?.querySelector('h2')?.textContent ?? 'the hero',
        isWhole: getComputedStyle(figure).breakInside === 'avoid',
        height: figure.getBoundingClientRect().height,
      })),
    );
    expect(sizes.length).toBeGreaterThan(0);
    const remedy = 'fewer rows in token/content/figures.ts or roadmap.ts, or shorter texts, fit an A4 sheet of 1047 px';
    expect(
      sizes.filter(({ isWhole, height }) => !isWhole || height >= A4.height),
      remedy,
    ).toEqual([]);
  });

  test('nothing covers a text', { tag: '@content' }, async ({ landing }) => {
    // All of the page, because only what is in the window can be hit.
    await landing.setViewportSize({ ...A4, height: 20_000 });
    const covered = await landing.locator('main p:visible, footer p:visible').evaluateAll((all) =>
      all
        .filter((text) => getComputedStyle(text).pointerEvents !== 'none')
        .filter((text) => {
          const { left, top, height } = text.getBoundingClientRect();
          return !text.contains(document.elementFromPoint(left + 4, top + height / 2));
        })
        .map((text) => text.textContent),
    );
    expect(covered).toEqual([]);
  });
});

for (const path of ['/', '/privacy', '/terms']) {
  test(`on paper, the text of ${path} is dark`, async ({ page }) => {
    await visitPage(page, path);
    await page.emulateMedia({ media: 'print' });
    const texts = await page
      .locator('main :is(h1, h2, h3, p, td, th, dd):visible')
      .evaluateAll((all) => all.map((text) => ({ text: text.textContent, color: getComputedStyle(text).color })));
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter(({ color }) => strongest(color) >= 0x80)).toEqual([]);
  });
}

test.describe('printed while the loader shows', () => {
  test.use({ visit: 'first' });

  test('the whole page is there', async ({ page }) => {
    const loader = await holdLoader(page);
    await page.goto('/');
    await expect(loaderOf(page)).toBeVisible();
    const early = pagesOf(await page.pdf());
    await loader.end();
    expect(early).toBeGreaterThan(3);
    expect(pagesOf(await page.pdf())).toBe(early);
  });

  test('the loader is not on it', async ({ page }) => {
    await holdLoader(page);
    await page.goto('/');
    await expect(loaderOf(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(loaderOf(page)).toBeHidden();
  });
});

test('no picture waits for scrolling, which a screenshot of the whole page does not do', async ({ page }) => {
  await page.emulateMedia(IN_MOTION);
  await visitPage(page, '/');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ timeline, effect }) => ({ timeline, effect: effect as KeyframeEffect }))
      .filter(({ timeline }) => timeline instanceof ScrollTimeline)
      .filter(({ effect }) => effect.target!.getBoundingClientRect().top > innerHeight)
      .map(({ timeline, effect }) => ({
        progress: effect.getComputedTiming().progress,
        // A box with hidden overflow is a scroll container as well, but never scrolls.
        followsWindow: (timeline as ScrollTimeline).source === document.documentElement,
      })),
  );
  expect(moving.length).toBeGreaterThan(0);
  for (const one of moving) expect(one).toEqual({ progress: null, followsWindow: true });
});

test.describe('in forced colours', () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ landing }) => landing.emulateMedia({ forcedColors: 'active' }));

  test('every control has an edge or a name', async ({ landing }) => {
    const faint = await landing.locator('button:visible, a.btn:visible').evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
          const isEdged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
          return !isEdged && (control.matches('.btn, .icon-btn') || !control.textContent.trim());
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(faint).toEqual([]);
  });

  test('no icon is lost in its background', async ({ landing }) => {
    const icons = await landing.locator('[class*="icon-"]:visible').evaluateAll((found) => {
      const ground = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        if (!element.parentElement || !backgroundColor.endsWith(', 0)')) return backgroundColor;
        return ground(element.parentElement);
      };
      return found.flatMap((icon) =>
        [null, '::before', '::after'].flatMap((part) => {
          const { webkitMaskImage, backgroundColor } = getComputedStyle(icon, part);
          const isLost = backgroundColor === ground(part ? icon : icon.parentElement!);
          return webkitMaskImage === 'none' ? [] : [{ icon: icon.className, isLost }];
        }),
      );
    });
    expect(icons.length).toBeGreaterThan(0);
    expect(icons.filter(({ isLost }) => isLost)).toEqual([]);
  });

  test('a dialog has an edge, because it has no background', async ({ landing }) => {
    test.skip(utility.earlyAccess === null, 'no button opens one');
    await press(earlyAccess(landing));
    const width = await landing
      .getByRole('dialog')
      .evaluate((box) => Number.parseFloat(getComputedStyle(box).borderTopWidth));
    expect(width).toBeGreaterThan(0);
  });
});
