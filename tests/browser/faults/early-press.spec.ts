import type { Page } from 'playwright/test';
import { clipboardText, expect, PHONE, test } from '../support.ts';
import { hydrated } from '../../../scripts/lib/page.ts';
import { isTakingOver, resumeReact, withholdReact } from '../../../scripts/test-engines/withhold-react.ts';

/*
 * Presses in the moment in which React listens on the page but has not taken it over. `npm run test:engines` makes them
 * in Firefox and WebKit too.
 */
test.use({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });

async function openAt(page: Page, section: string): Promise<void> {
  await page.addInitScript(withholdReact);
  await page.goto(`/#${section}`);
  await expect.poll(() => page.evaluate(isTakingOver)).toBe(true);
}

/** Lets React go on, and waits until it has taken the page over. */
async function takeOver(page: Page): Promise<void> {
  await page.evaluate(resumeReact);
  await hydrated(page);
}

test('a question pressed while React takes over opens, and stays open', async ({ page }) => {
  await openAt(page, 'faq');
  const [first, second] = [0, 1].map((index) => page.locator('#faq').getByRole('group').nth(index)) as [
    ReturnType<Page['locator']>,
    ReturnType<Page['locator']>,
  ];
  await first.getByRole('heading').click();
  await expect(first.getByRole('paragraph')).toBeVisible();
  await takeOver(page);
  await expect(first).toHaveAttribute('open');
  await second.getByRole('heading').click();
  await expect(first).not.toHaveAttribute('open');
});

test('the Coming Soon dialog opens on a press while React takes over', async ({ page }) => {
  await openAt(page, 'utility');
  await page.getByRole('button', { name: 'Get Early Access' }).click();
  await page.evaluate(resumeReact);
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
  await hydrated(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeHidden();
});

test('an address is copied by a press while React takes over', async ({ page }) => {
  await openAt(page, 'contracts');
  await page.getByRole('button', { name: /Copy the BNB Chain/ }).click();
  await page.evaluate(resumeReact);
  await expect(page.getByRole('button', { name: /Copied the BNB Chain/ })).toBeVisible();
  expect(await clipboardText(page)).toBe('0x1234567890AbcdEF1234567890aBcdef12345678');
});

test('the menu’s button cannot be pressed in vain: it appears with React, and its first press opens the menu', async ({
  page,
}) => {
  await openAt(page, 'utility');
  const toggle = page.locator('.menu-toggle');
  await expect(toggle).toBeHidden();
  await page.evaluate(resumeReact);
  await toggle.click();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
});

test('a link followed while React takes over leads to its document', async ({ page }) => {
  await openAt(page, 'faq');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.evaluate(resumeReact);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});
