import { expect, holdAnimations, test, withoutTimers } from '../support.ts';
import { beginVisit, visitPage } from '../../../scripts/lib/page.ts';

/** Pages of a PDF that Chromium printed. */
const pagesOf = (pdf: Buffer) => /\/Type \/Pages[^>]*\/Count (\d+)/s.exec(pdf.toString('latin1'))?.[1];

test.describe('on paper', () => {
  test('every answer, both addresses and the figures show; bar, menu and dialogs do not', async ({ page }) => {
    await visitPage(page, '/');
    await page.emulateMedia({ media: 'print' });
    const answers = page.locator('#faq').getByRole('group').locator('p');
    await expect(answers).toHaveCount(12);
    for (const answer of await answers.all()) {
      await expect(answer).toBeVisible();
      expect((await answer.boundingBox())!.height).toBeGreaterThan(10);
    }
    await expect(page.locator('#contracts').getByRole('code')).toHaveText([
      'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo',
      '0x1234567890AbcdEF1234567890aBcdef12345678',
    ]);
    await expect(page.getByRole('button', { name: /Copy|Menu|Pause/ })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  for (const path of ['/', '/privacy', '/terms']) {
    test(`${path} is dark text on white`, async ({ page }) => {
      await visitPage(page, path);
      await page.emulateMedia({ media: 'print' });
      const pairs = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, td, th, dd)')]
          .filter((element) => element.checkVisibility())
          .map((element) => `${getComputedStyle(element).color} ${element.textContent.slice(0, 40)}`),
      );
      for (const pair of pairs) {
        const [red, green, blue] = pair.match(/[\d.]+/g)!.map(Number) as [number, number, number];
        expect(Math.max(red, green, blue), pair).toBeLessThan(0x80);
      }
    });
  }
});

test.describe('while the loader shows', () => {
  test.use({ visit: 'first' });

  test('the whole page prints, without the loader', async ({ page, browser, baseURL }) => {
    await holdAnimations(page);
    await withoutTimers(page, 4000);
    await page.goto('/');
    const loader = page.getByText('Loading #HashtagPay');
    await expect(loader).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(loader).toBeHidden({ timeout: 500 });
    await page.emulateMedia({ media: 'screen' });
    await expect(loader).toBeVisible({ timeout: 500 });
    const early = await page.pdf();
    const later = await browser.newPage({ baseURL });
    await beginVisit(later, 'settled');
    await visitPage(later, '/');
    await expect(later.getByText('Loading #HashtagPay')).toBeHidden();
    expect(Number(pagesOf(early))).toBeGreaterThan(3);
    expect(pagesOf(early)).toBe(pagesOf(await later.pdf()));
    await later.close();
  });
});
