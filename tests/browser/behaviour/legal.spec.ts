import { expect, HEADLINE, test, UPDATED } from '../support.ts';
import { beginVisit, hydrated, visitPage } from '../../../scripts/lib/page.ts';

// A new tab is a new session, whose loader would only take time here.
test.beforeEach(({ context }) => beginVisit(context, 'settled'));

for (const { path, title } of [
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/terms', title: 'Terms of Service' },
]) {
  test(`${path}: title, date, note and, in the terms, the minimum age; Back goes back in the browser's history`, async ({
    page,
  }) => {
    await visitPage(page, '/');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(UPDATED)).toBeVisible();
    await expect(page.getByText(/generic template.*legal review/)).toBeVisible();
    if (path === '/terms') await expect(page.getByText(/at least 18 years old/)).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  });

  test(`${path}: Back in a fresh tab leads home`, async ({ page, context }) => {
    await visitPage(page, '/');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: title }).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.bringToFront();
    await expect(tab).toHaveURL(new RegExp(`${path}$`));
    await hydrated(tab);
    expect(await tab.evaluate(() => history.length)).toBe(1);
    await tab.getByRole('button', { name: 'Back' }).click();
    await expect(tab).toHaveURL(/\/$/);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  });
}

test('Back from the first page of a new tab leads home, after other pages were visited in it', async ({
  page,
  context,
}) => {
  await visitPage(page, '/');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Privacy Policy' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.bringToFront();
  await hydrated(tab);
  await tab.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await tab.getByRole('button', { name: 'Back' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await tab.getByRole('button', { name: 'Back' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
});

test('Back returns to an unknown path, if that is where a visitor came from', async ({ page, watch }) => {
  // A text file names no icon, so the browser requests /favicon.ico, which does not exist.
  watch.allow(/status of 404/);
  await page.goto('/robots.txt');
  await visitPage(page, '/terms');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/robots\.txt$/);
});
