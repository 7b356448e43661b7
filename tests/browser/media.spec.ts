import { site } from '../../config/site.ts';
import { loaderOf, menuButton, menuOf, earlyAccess, questionsOf, copyButtons } from './lib/parts.ts';
import { expect, holdLoader, IN_MOTION, PHONE, test } from './lib/support.ts';
import { misfitsAt } from './lib/fit.ts';
import { press, scrollToY, visitPage } from '../lib/page.ts';
import { hero } from '#token/content/hero.ts';
import { utility } from '#token/content/utility.ts';

/** Number of pages in a PDF that Chromium printed. */
const pagesOf = (pdf: Buffer) => Number(/\/Type \/Pages[^>]*\/Count (\d+)/s.exec(pdf.toString('latin1'))![1]);

/** A5 and A4 portrait, and A4 landscape, less margins of 10 mm, in pixels. */
const PAPER_WIDTHS = [484, 718, 1047];

/** Red, green and blue of a computed colour, without alpha. */
const channels = (color: string) =>
  color
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map(Number);

test('on paper, every page is dark text with every answer and both addresses, and no controls', async ({ page }) => {
  await visitPage(page, '/');
  await page.emulateMedia({ media: 'print' });
  const answers = questionsOf(page).locator('p');
  for (const answer of await answers.all()) {
    await expect(answer).toBeVisible();
    expect((await answer.boundingBox())!.height).toBeGreaterThan(10);
  }
  await expect(page.locator('#contracts').getByRole('code')).toHaveText(site.contracts.map(({ address }) => address));
  for (const button of [copyButtons(page), menuButton(page), page.getByRole('button', { name: hero.pause })]) {
    await expect(button).toHaveCount(0);
  }
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await misfitsAt(page, PAPER_WIDTHS)).toEqual([]);
  for (const path of ['/', '/privacy', '/terms']) {
    if (path !== '/') await visitPage(page, path);
    const texts = await page
      .locator('main :is(h1, h2, h3, p, td, th, dd):visible')
      .evaluateAll((all) => all.map((text) => [getComputedStyle(text).color, text.textContent.slice(0, 40)] as const));
    expect(texts.length, path).toBeGreaterThan(2);
    expect(
      texts.filter(([color]) => Math.max(...channels(color)) >= 0x80),
      path,
    ).toEqual([]);
  }
});

test(
  'on paper, every figure is whole on one sheet, and nothing covers a text',
  { tag: '@content' },
  async ({ page }) => {
    await visitPage(page, '/');
    await page.emulateMedia({ media: 'print' });
    // All of it, because only what is in the window can be hit.
    await page.setViewportSize({ width: PAPER_WIDTHS[1]!, height: 20_000 });
    for (const figure of await page.locator('figure, #roadmap :has(> .track-years)').all()) {
      await expect(figure).toHaveCSS('break-inside', 'avoid');
      expect((await figure.boundingBox())!.height, 'px; an A4 sheet has 1047').toBeLessThan(1047);
    }
    const covered = await page.locator('main p:visible, footer p:visible').evaluateAll((all) =>
      all
        .filter((text) => getComputedStyle(text).pointerEvents !== 'none')
        .filter((text) => {
          const { left, top, height } = text.getBoundingClientRect();
          return !text.contains(document.elementFromPoint(left + 4, top + height / 2));
        })
        .map((text) => text.textContent),
    );
    expect(covered).toEqual([]);
  },
);

test('a full-page screenshot taken without scrolling shows every picture complete', async ({ page }) => {
  await page.emulateMedia(IN_MOTION);
  await visitPage(page, '/');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ timeline, effect }) => ({ timeline, effect: effect as KeyframeEffect }))
      .filter(({ timeline }) => timeline instanceof ViewTimeline)
      .filter(({ effect }) => effect.target!.getBoundingClientRect().top > innerHeight)
      .map(({ timeline, effect }) => ({
        progress: effect.getComputedTiming().progress,
        // A box with hidden overflow is a scroll container as well, but never scrolls.
        followsWindow: (timeline as ViewTimeline).source === document.documentElement,
      })),
  );
  expect(moving.length).toBeGreaterThan(10);
  for (const one of moving) expect(one).toEqual({ progress: null, followsWindow: true });
});

test.describe('while the loader shows', () => {
  test.use({ visit: 'first' });

  test('the whole page prints, without it', async ({ page }) => {
    const loader = await holdLoader(page);
    await page.goto('/');
    await expect(loaderOf(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(loaderOf(page)).toBeHidden();
    const early = pagesOf(await page.pdf());
    await page.emulateMedia({ media: 'screen' });
    await expect(loaderOf(page)).toBeVisible();
    await loader.end();
    expect(early).toBeGreaterThan(3);
    expect(pagesOf(await page.pdf())).toBe(early);
  });
});

test.describe(() => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: PHONE });

  test('in forced colours, controls have an edge or a name, icons show, menu and dialog work', async ({ page }) => {
    await visitPage(page, '/');
    const faint = await page.locator('button:visible, a.btn:visible').evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
          const isEdged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
          return !isEdged && (control.matches('.btn, .icon-btn') || !control.textContent.trim());
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(faint).toEqual([]);
    const icons = await page.locator('[class*="icon-"]:visible').evaluateAll((found) => {
      const ground = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        return element.parentElement && backgroundColor.endsWith(', 0)')
          ? ground(element.parentElement)
          : backgroundColor;
      };
      return found.flatMap((icon) =>
        [null, '::before', '::after'].flatMap((part) => {
          const { webkitMaskImage, backgroundColor } = getComputedStyle(icon, part);
          const isLost = backgroundColor === ground(part ? icon : icon.parentElement!);
          return webkitMaskImage === 'none' ? [] : [{ icon: icon.className, isLost }];
        }),
      );
    });
    expect(icons.length).toBeGreaterThan(20);
    expect(icons.filter(({ isLost }) => isLost)).toEqual([]);
    await scrollToY(page, 700);
    await menuButton(page).click();
    await menuOf(page).locator('a[href$="#utility"]').click();
    if (utility.earlyAccess === null) return;
    await press(earlyAccess(page));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // Forced colours remove the dialog's background, so only an edge sets it apart.
    expect(await dialog.evaluate((box) => Number.parseFloat(getComputedStyle(box).borderTopWidth))).toBeGreaterThan(0);
  });
});
