import { expect, test } from '../support.ts';

test.use({ visit: 'first' });

test('a tab that is loaded in the background keeps its loader for the visitor, and then ends it', async ({ page }) => {
  // What a hidden tab is to a page: no frames, so no animation moves and no frame callback runs.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
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
  await page.waitForTimeout(5500);
  await expect(loader).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.evaluate(() => (globalThis as unknown as { show: () => void }).show());
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await page.waitForTimeout(2000);
  await expect(loader).toBeVisible();
  await expect(loader).toBeHidden({ timeout: 3000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where animations are switched off, the loader still ends', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { animation: none !important; transition: none !important }');
      document.adoptedStyleSheets = [sheet];
    });
  });
  await page.goto('/');
  const loader = page.getByText('Loading #HashtagPay');
  await expect(loader).toBeVisible();
  await page.waitForTimeout(2500);
  await expect(loader).toBeVisible();
  await expect(loader).toBeHidden({ timeout: 3000 });
});
