import { HOME, PRIVACY, TERMS, headingOf, legalLink, backButton } from '../parts.ts';
import { expect, test } from '../support.ts';
import { beginVisit, hydrated, visitPage } from '../../page.ts';

test('Back from the first page of a new tab leads home, also after other pages; otherwise it goes back in the browser’s history, also to a page without a router', async ({
  page,
  context,
}) => {
  // A new tab is a new session, and its loader would only take time here.
  await beginVisit(context, 'settled');
  await visitPage(page, '/');
  for (const isVisited of [false, true]) {
    const opened = context.waitForEvent('page');
    await legalLink(page, 'privacy').click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.bringToFront();
    await hydrated(tab);
    expect(await tab.evaluate(() => history.length)).toBe(1);
    const heading = headingOf(tab);
    if (isVisited) {
      await legalLink(tab, 'terms').click();
      await expect(heading).toHaveText(TERMS);
      await backButton(tab).click();
      await expect(heading).toHaveText(PRIVACY);
    } else {
      // A link to the page itself replaces its entry.
      await legalLink(tab, 'privacy').click();
    }
    await backButton(tab).click();
    await expect(heading).toHaveText(HOME);
    await tab.close();
  }
  const heading = headingOf(page);
  await legalLink(page, 'privacy').click();
  await expect(heading).toHaveText(PRIVACY);
  await backButton(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(heading).toHaveText(HOME);
  await page.goto('/robots.txt');
  await visitPage(page, '/terms');
  await backButton(page).click();
  await expect(page).toHaveURL(/robots\.txt$/);
});
