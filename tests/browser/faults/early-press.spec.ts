import type { Page, Route } from 'playwright/test';
import { clipboardText, expect, PHONE, rendered, test } from '../support.ts';
import { hydrated } from '../../../scripts/lib/page.ts';
import { isTakingOver, isWithheld, resumeReact, withholdReact } from '../../../scripts/test-engines/withhold-react.ts';

/*
 * Presses in the moment in which React listens on the page but has not taken it over, which `npm run test:engines` makes in
 * Firefox and WebKit too, and in the moment before, when only the rest of the script has been evaluated.
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

/** Opens the page up to the moment in which the entry script has been evaluated, but React DOM has not. */
async function openBeforeReact(page: Page, section: string): Promise<void> {
  await page.addInitScript(withholdReact, 'start' as const);
  await page.goto(`/#${section}`);
  await expect.poll(() => page.evaluate(isWithheld)).toBe(true);
  expect(await page.evaluate(isTakingOver)).toBe(false);
}

/** The random part of the key by which React DOM, when it is evaluated, chooses to mark the page's root. */
const reactKey = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root')!)
      .find((key) => key.startsWith('__reactContainer$'))!
      .replace(/.*\$/, ''),
  );

test('React DOM is evaluated in a later task than the rest of the script', async ({ page }) => {
  await page.addInitScript(() => {
    const [random, keys] = [Math.random, [] as string[]];
    Object.assign(globalThis, { keys });
    Math.random = () => {
      const number = random();
      keys.push(number.toString(36).slice(2));
      return number;
    };
  });
  const keys = () => page.evaluate(() => [...(globalThis as unknown as { keys: string[] }).keys]);
  await openBeforeReact(page, 'faq');
  const before = await keys();
  await takeOver(page);
  const key = await reactKey(page);
  expect(await keys()).toContain(key);
  expect(before).not.toContain(key);
});

test('an address is copied by a press before React listens', async ({ page }) => {
  await openBeforeReact(page, 'contracts');
  await page.getByRole('button', { name: /Copy the BNB Chain/ }).click();
  await page.evaluate(resumeReact);
  await expect(page.getByRole('button', { name: /Copied the BNB Chain/ })).toBeVisible();
  expect(await clipboardText(page)).toBe('0x1234567890AbcdEF1234567890aBcdef12345678');
});

test('every press before React listens counts once, and so does one afterwards', async ({ page }) => {
  await openBeforeReact(page, 'tokenomics');
  const card = page.locator('#tokenomics').getByRole('button', { pressed: false }).first();
  const name = (await card.getAttribute('aria-label')) ?? (await card.innerText());
  const button = page.locator('#tokenomics').getByRole('button', { name });
  for (let press = 0; press < 3; press++) await button.click();
  await page.evaluate(resumeReact);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a press while the styles are on their way is not repeated when they arrive', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.addInitScript(() => {
    const copies: string[] = [];
    Object.assign(globalThis, { copies });
    Clipboard.prototype.writeText = async (text) => void copies.push(text);
  });
  const copies = () => page.evaluate(() => (globalThis as unknown as { copies: string[] }).copies.length);
  const requests: Route[] = [];
  await page.route('**/assets/later-*.css', async (route) => {
    requests.push(route);
    if (requests.length === 1) await route.abort();
  });
  await page.goto('/#contracts', { waitUntil: 'commit' });
  // The entry script asks for them once more.
  await expect.poll(() => requests.length).toBe(2);
  const button = page.getByRole('button', { name: /Copy the BNB Chain/ });
  await button.click();
  await requests[1]!.continue();
  await hydrated(page);
  await rendered(page);
  expect(await copies()).toBe(0);
  await button.click();
  expect(await copies()).toBe(1);
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
