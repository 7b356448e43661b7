import type { Page } from 'playwright';

const OPEN_MS = 4000;

/**
 * Finds out where the landing page's links to other origins really lead: hovers over each and clicks it as a visitor
 * would, while every request is blocked. Describes each link that leads elsewhere than its `href` said before.
 */
export async function followedLinks(page: Page, origin: string, hasTouch: boolean): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => {
      if (route.request().isNavigationRequest()) asked.push(route.request().url());
      return route.abort();
    },
  );
  const faults: string[] = [];
  const links = page.locator(
    'main a[href^="http"]:visible, footer a[href^="http"]:visible, header a[href^="http"]:visible',
  );
  // Element handles, because a bar that appears on scrolling would shift the positions in a list.
  for (const link of await links.elementHandles()) {
    const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    asked.length = 0;
    const press = async () => {
      await link.evaluate((element) =>
        (element as HTMLElement).scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      if (hasTouch) return link.tap({ timeout: OPEN_MS });
      await link.hover({ timeout: OPEN_MS });
      return link.click({ timeout: OPEN_MS });
    };
    const opened = page
      .context()
      .waitForEvent('page', { timeout: OPEN_MS })
      .catch(() => null);
    const failed = await press().then(
      () => null,
      (error: Error) => error.message.split('\n')[0]!,
    );
    if (failed) {
      faults.push(`the link to ${href} cannot be pressed: ${failed}`);
      continue;
    }
    const tab = await opened;
    const deadline = Date.now() + (tab ? OPEN_MS : 0);
    while (asked.length === 0 && Date.now() < deadline) await page.waitForTimeout(30);
    await tab?.close();
    if (asked.length !== 1 || asked[0] !== href)
      faults.push(`the link to ${href} leads to ${asked.join(' and ') || 'nowhere'}`);
  }
  return faults;
}
