import { expect, holdAnimations, test } from '../support.ts';
import { stopClock } from '../../../scripts/lib/page.ts';

test.use({ visit: 'first' });

test('a tab loaded in the background keeps its loader until the visitor sees it, and then ends it', async ({
  page,
}) => {
  // A hidden tab gets no frames, so animations stand still and frame callbacks do not run.
  const animations = await holdAnimations(page);
  await stopClock(page);
  await page.addInitScript(() => {
    const real = requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = (callback) => held.push(callback);
    Object.assign(globalThis, {
      show: () => {
        globalThis.requestAnimationFrame = real;
        for (const callback of held) real(callback);
      },
    });
  });
  const loader = page.getByText('Loading #HashtagPay');
  await page.goto('/');
  await page.clock.runFor(5500);
  await expect(loader).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.evaluate(() => (globalThis as unknown as { show: () => void }).show());
  await page.clock.runFor(2000);
  await expect(loader).toBeVisible();
  await animations.hurry();
  await expect(loader).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where animations are switched off, the loader still ends', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await stopClock(page);
  await page.goto('/');
  const loader = page.getByText('Loading #HashtagPay');
  await expect(loader).toBeVisible();
  // The fallback timer ends it four seconds after the first frame, half a second later than the loader itself.
  await page.clock.runFor(3900);
  await expect(loader).toBeVisible();
  await page.clock.runFor(200);
  await expect(loader).toBeHidden();
});
