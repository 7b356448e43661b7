import { expect, HEADLINE, test } from '../support.ts';
import { beginVisit, hydrated, visitPage } from '../../page.ts';

test('Back goes back in the browser’s history, also to a page without a router', async ({ page, watch }) => {
  // A text file names no icon, so the browser requests /favicon.ico, which does not exist.
  watch.allow(/status of 404/);
  const heading = page.getByRole('heading', { level: 1 });
  await visitPage(page, '/');
  for (const title of ['Privacy Policy', 'Terms of Service']) {
    await page.getByRole('link', { name: title }).click();
    await expect(heading).toHaveText(title);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(heading).toHaveText(HEADLINE);
  }
  await page.goto('/robots.txt');
  await visitPage(page, '/terms');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/robots\.txt$/);
});

test('Back from the first page of a new tab leads home, also after other pages were visited in it', async ({
  page,
  context,
}) => {
  // A new tab is a new session, and its loader would only take time here.
  await beginVisit(context, 'settled');
  await visitPage(page, '/');
  for (const isVisited of [false, true]) {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Privacy Policy' }).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.bringToFront();
    await hydrated(tab);
    expect(await tab.evaluate(() => history.length)).toBe(1);
    const heading = tab.getByRole('heading', { level: 1 });
    if (isVisited) {
      await tab.getByRole('link', { name: 'Terms of Service' }).click();
      await expect(heading).toHaveText('Terms of Service');
      await tab.getByRole('button', { name: 'Back' }).click();
      await expect(heading).toHaveText('Privacy Policy');
    } else {
      // A link to the page itself replaces its entry.
      await tab.getByRole('link', { name: 'Privacy Policy' }).click();
    }
    await tab.getByRole('button', { name: 'Back' }).click();
    await expect(heading).toHaveText(HEADLINE);
    await tab.close();
  }
});
