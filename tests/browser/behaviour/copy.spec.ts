import { clipboardText, expect, test } from '../support.ts';
import { press, stopClock, visitPage } from '../../page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const contracts = [
  { chain: 'Solana', address: 'DemoDemoDemoDemoDemoDemoDemoDemoDemoDemoDemo' },
  { chain: 'BNB Chain', address: '0x1234567890AbcdEF1234567890aBcdef12345678' },
];

test('each card copies its exact address and says "Copied" for 2 s', async ({ page }) => {
  await stopClock(page);
  await visitPage(page, '/');
  for (const { chain, address } of contracts) {
    const button = page.getByRole('button', { name: new RegExp(`Cop.* ${chain}`) });
    await press(button);
    await expect(button).toContainText('Copied');
    await expect(page.getByRole('button', { name: /Copied/ })).toHaveCount(1);
    expect(await clipboardText(page)).toBe(address);
    await page.bringToFront();
    await page.clock.runFor(1999);
    await expect(button).toContainText('Copied');
    await page.clock.runFor(1);
    await expect(button).not.toContainText('Copied');
  }
});

test('an address is unbroken text: selected by hand, found by the browser, and left alone by translators', async ({
  page,
}) => {
  await visitPage(page, '/');
  await expect(page.getByRole('button', { name: /copy/i })).toHaveCount(2);
  for (const [index, { address }] of contracts.entries()) {
    const code = page.locator('#contracts').getByRole('code').nth(index);
    await expect(code).toHaveAttribute('translate', 'no');
    await code.dblclick();
    expect(await page.evaluate(() => getSelection()!.toString()), 'after a double click').toBe(address);
    await code.evaluate((element) => getSelection()!.selectAllChildren(element));
    await page.keyboard.press('ControlOrMeta+c');
    expect(await clipboardText(page)).toBe(address);
    await page.bringToFront();
    const found = await page.evaluate((text) => {
      getSelection()!.removeAllRanges();
      (window as unknown as { find: (words: string) => boolean }).find(text);
      return getSelection()!.toString();
    }, address);
    expect(found).toBe(address);
  }
  // The hero shows the first contract as text that leads to the cards.
  await page.getByRole('link', { name: contracts[0]!.address }).click();
  await expect(page).toHaveURL(/#contracts$/);
});
