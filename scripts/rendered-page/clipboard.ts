import type { Page } from 'playwright';

/** A page that is not the site's, so without the policy that forbids reading the clipboard. */
const PASTE_PATH = '/.paste';
/** Longer than a script would wait to replace the clipboard unnoticed. */
const AFTER_MS = 700;
const PRESS_MS = 5000;

/** Opens a page that may read the clipboard, beside `page`. */
async function openReader(page: Page): Promise<Page> {
  const reader = await page.context().newPage();
  await reader.route(`**${PASTE_PATH}`, (route) =>
    route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  );
  await reader.goto(new URL(PASTE_PATH, page.url()).href);
  return reader;
}

/** Every text on the clipboard, of whatever type. */
async function pasted(reader: Page): Promise<string[]> {
  await reader.bringToFront();
  return reader.evaluate(async () => {
    const items = await navigator.clipboard.read();
    const types = items.flatMap((item) =>
      item.types.filter((type) => type.startsWith('text/')).map((type) => ({ item, type })),
    );
    return Promise.all(
      types.map(async ({ item, type }) => {
        const text = await (await item.getType(type)).text();
        return type === 'text/html'
          ? (new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '')
          : text;
      }),
    );
  });
}

/** Describes how the clipboard differs from `address` after `copy`, at once and a little later. */
async function faultsAfter(
  page: Page,
  reader: Page,
  what: string,
  address: string,
  copy: () => Promise<void>,
): Promise<string[]> {
  const failed = await copy().then(
    () => null,
    (error: Error) => error.message.split('\n')[0]!,
  );
  if (failed) return [`${what} does not work: ${failed}`];
  for (const wait of [150, AFTER_MS]) {
    await page.waitForTimeout(wait);
    const texts = await pasted(reader).catch((error: Error) => [`nothing: ${error.message.split('\n')[0]}`]);
    await page.bringToFront();
    if (texts.length === 0 || texts.some((text) => text.trim() !== address)) {
      return [`${what} puts ${JSON.stringify(texts)} on the clipboard instead of ${address}`];
    }
  }
  return [];
}

/**
 * Describes how the clipboard differs from the configuration after each copy button, pressed by pointer or touch and then
 * by keyboard, and after copying by hand.
 *
 * @param page the landing page, in a context that may read and write the clipboard
 */
export async function clipboardFaults(page: Page, addresses: readonly string[], hasTouch: boolean): Promise<string[]> {
  const buttons = page.locator('button.copy');
  const count = await buttons.count();
  if (count !== addresses.length) return [`there are ${count} copy buttons instead of ${addresses.length}`];
  const faults: string[] = [];
  const reader = await openReader(page);
  await page.bringToFront();
  for (const [index, address] of addresses.entries()) {
    const button = buttons.nth(index);
    const press = () => (hasTouch ? button.tap({ timeout: PRESS_MS }) : button.click({ timeout: PRESS_MS }));
    faults.push(...(await faultsAfter(page, reader, `copy button ${index + 1}`, address, press)));
    // The second time, and without a pointer.
    const again = () => button.press('Enter', { timeout: PRESS_MS });
    faults.push(...(await faultsAfter(page, reader, `copy button ${index + 1}, by keyboard,`, address, again)));
    const byHand = async () => {
      await page
        .locator('code.address', { hasText: address })
        .evaluate((element) => getSelection()!.selectAllChildren(element), null, { timeout: PRESS_MS });
      await page.keyboard.press('Control+C');
    };
    faults.push(...(await faultsAfter(page, reader, `copying address ${index + 1} by hand`, address, byHand)));
  }
  await reader.close();
  return faults;
}
