import { site } from '../../config/site.ts';
import { expect, IN_MOTION, PHONE, test } from '../lib/browser-test.ts';
import { holdLoader } from '../lib/loader.ts';
import { misfitsAt } from '../lib/misfits.ts';
import { press, visitPage } from '../lib/page.ts';
import { copyButtons, earlyAccess, loaderOf, menuButton, questionsOf } from '../lib/parts.ts';
import { hero } from '#token/content/hero.ts';
import { utility } from '#token/content/utility.ts';

/** A5 and A4 portrait, and A4 landscape, less margins of 10 mm, in pixels. */
const PAPER_WIDTHS = [484, 718, 1047];
const A4 = { width: 718, height: 1047 };

/** The strongest of red, green and blue in a computed colour. */
const strongest = (colour: string) =>
  Math.max(
    ...colour
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .map(Number),
  );

/** Number of pages in a PDF that Chromium printed. */
const pagesOf = (pdf: Buffer) => Number(/\/Type \/Pages[^>]*\/Count (\d+)/s.exec(pdf.toString('latin1'))![1]);

test('paper', { tag: '@content' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });

  for (const path of ['/privacy', '/terms', '/']) {
    await test.step(`the text of ${path} is dark`, async () => {
      await visitPage(page, path);
      const texts = await page
        .locator('main :is(h1, h2, h3, p, td, th, dd):visible')
        .evaluateAll((all) => all.map((text) => ({ text: text.textContent, colour: getComputedStyle(text).color })));
      expect.soft(texts.length).toBeGreaterThan(2);
      expect.soft(texts.filter(({ colour }) => strongest(colour) >= 0x80)).toEqual([]);
    });
  }

  await test.step('every answer is open, and whole', async () => {
    const answers = await questionsOf(page).evaluateAll((all) =>
      all.map((item) => ({
        question: item.querySelector('summary')!.textContent,
        isShown: getComputedStyle(item, '::details-content').contentVisibility === 'visible',
        height: Math.min(...[...item.querySelectorAll('p')].map((text) => text.getBoundingClientRect().height)),
      })),
    );
    expect.soft(answers.length).toBeGreaterThan(0);
    expect.soft(answers.filter(({ isShown, height }) => !isShown || height <= 10)).toEqual([]);
  });

  await test.step('both addresses can be read, and no copy, menu or pause button is printed', async () => {
    const addresses = page.locator('#contracts').getByRole('code').filter({ visible: true });
    await expect.soft(addresses).toHaveText(site.contracts.map(({ address }) => address));
    for (const button of [copyButtons(page), menuButton(page), page.getByRole('button', { name: hero.pause })]) {
      await expect.soft(button).toHaveCount(0);
    }
  });

  await test.step('every text fits the sheet', async () => {
    expect.soft(await misfitsAt(page, PAPER_WIDTHS)).toEqual([]);
  });

  await test.step('every figure is whole on one sheet', async () => {
    await page.setViewportSize(A4);
    const sizes = await page.locator('figure, #roadmap .staircase').evaluateAll((all) =>
      all.map((figure) => ({
        about: figure.closest('section')?.querySelector('h2')?.textContent ?? 'the hero',
        isWhole: getComputedStyle(figure).breakInside === 'avoid',
        height: figure.getBoundingClientRect().height,
      })),
    );
    expect.soft(sizes.length).toBeGreaterThan(0);
    const remedy = 'fewer rows in token/content/figures.ts or roadmap.ts, or shorter texts, fit an A4 sheet of 1047 px';
    const cut = sizes.filter(({ isWhole, height }) => !isWhole || height >= A4.height);
    expect.soft(cut, remedy).toEqual([]);
  });

  await test.step('nothing covers a text', async () => {
    // All of the page, because only what is in the window can be hit.
    await page.setViewportSize({ ...A4, height: 20_000 });
    const covered = await page.locator('main p:visible, footer p:visible').evaluateAll((all) =>
      all
        .filter((text) => getComputedStyle(text).pointerEvents !== 'none')
        .filter((text) => {
          const { left, top, height } = text.getBoundingClientRect();
          return !text.contains(document.elementFromPoint(left + 4, top + height / 2));
        })
        .map((text) => text.textContent),
    );
    expect.soft(covered).toEqual([]);
  });
});

test.describe(() => {
  test.use({ visit: 'first' });

  test('printed while the loader shows, the whole page is there, without the loader', async ({ page }) => {
    const loader = await holdLoader(page);
    await page.goto('/');
    await expect(loaderOf(page)).toBeVisible();
    const early = pagesOf(await page.pdf());
    await page.emulateMedia({ media: 'print' });
    await expect.soft(loaderOf(page)).toBeHidden();
    await page.emulateMedia({ media: null });
    await loader.end();
    expect.soft(early).toBeGreaterThan(3);
    expect.soft(pagesOf(await page.pdf())).toBe(early);
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
        target: effect.target!.outerHTML.slice(0, 100),
        progress: effect.getComputedTiming().progress,
        // A box with hidden overflow is a scroll container as well, but never scrolls.
        followsWindow: (timeline as ScrollTimeline).source === document.documentElement,
      })),
  );
  expect.soft(moving.length).toBeGreaterThan(0);
  expect.soft(moving.filter(({ progress, followsWindow }) => progress !== null || !followsWindow)).toEqual([]);
});

test('forced colours', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ forcedColors: 'active' });
  await visitPage(page, '/');

  await test.step('every control has an edge or a name', async () => {
    const faint = await page.locator('button:visible, a.btn:visible').evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
          const isEdged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
          return !isEdged && (control.matches('.btn, .icon-btn') || !control.textContent.trim());
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect.soft(faint).toEqual([]);
  });

  await test.step('a question has its plus', async () => {
    const plus = await questionsOf(page)
      .locator('summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::after').backgroundImage);
    expect.soft(plus).toContain('gradient');
  });

  await test.step('no icon is lost in its background', async () => {
    const icons = await page.locator('[class*="icon-"]:visible').evaluateAll((found) => {
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
    expect.soft(icons.length).toBeGreaterThan(0);
    expect.soft(icons.filter(({ isLost }) => isLost)).toEqual([]);
  });

  if (utility.earlyAccess === null) return;
  await test.step('a dialog has an edge, because it has no background', async () => {
    await press(earlyAccess(page));
    await expect.soft(page.getByRole('dialog')).not.toHaveCSS('border-top-width', '0px');
  });
});
