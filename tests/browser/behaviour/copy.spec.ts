import { clipboardText, drawn, expect, test } from '../support.ts';
import { stopClock, visitPage } from '../../../scripts/lib/page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const contracts = [
  { chain: 'Solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
  { chain: 'BNB Chain', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
];

for (const { chain, address } of contracts) {
  test(`the ${chain} card copies its exact address and says "Copied" for 2 s`, async ({ page }) => {
    await stopClock(page);
    await visitPage(page, '/');
    const button = page.getByRole('button', { name: new RegExp(`Cop.* ${chain}`) });
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await expect(button).toContainText('Copied');
    await expect(page.getByRole('button', { name: /Copied/ })).toHaveCount(1);
    expect(await clipboardText(page)).toBe(address);
    await page.clock.runFor(1999);
    await expect(button).toContainText('Copied');
    await page.clock.runFor(1);
    await expect(button).not.toContainText('Copied');
  });
}

test('selecting an address by hand copies it unbroken', async ({ page }) => {
  await visitPage(page, '/');
  const shown = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /copy/i }) });
  for (const { chain, address } of contracts) {
    const code = shown.filter({ hasText: chain }).getByRole('code');
    await expect(code).toHaveAttribute('translate', 'no');
    await code.scrollIntoViewIfNeeded();
    await code.evaluate((element) => getSelection()!.selectAllChildren(element));
    await page.keyboard.press('ControlOrMeta+c');
    expect(await clipboardText(page)).toBe(address);
    await page.bringToFront();
  }
});

test('the hero shows the first contract as text that leads to the cards', async ({ page }) => {
  await visitPage(page, '/');
  await page.getByRole('link', { name: contracts[0]!.address }).click();
  await expect(page).toHaveURL(/#contracts$/);
});

test('there are exactly two copy buttons, and the browser’s own search finds each address as unbroken text', async ({
  page,
}) => {
  await visitPage(page, '/');
  await drawn(page);
  await expect(page.getByRole('button', { name: /copy/i })).toHaveCount(2);
  for (const { address } of contracts) {
    const found = await page.evaluate((text) => {
      getSelection()!.removeAllRanges();
      (window as unknown as { find: (words: string) => boolean }).find(text);
      return getSelection()!.toString();
    }, address);
    expect(found).toBe(address);
  }
});
