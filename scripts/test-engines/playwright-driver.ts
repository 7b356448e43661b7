import type { BrowserType, LaunchOptions } from 'playwright';
import { reportViolations, type Driver } from './driver.ts';

/** Drives a browser over Playwright's own protocol. */
export async function playwrightDriver(type: BrowserType, options: LaunchOptions): Promise<Driver> {
  const browser = await type.launch(options);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`Uncaught: ${error.message}`));
  await page.addInitScript(reportViolations);
  return {
    name: `${type.name()} ${browser.version()} (Playwright)`,
    goto: async (url) => void (await page.goto(url)),
    call: (body, argument) => page.evaluate(body as never, argument as never),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    back: async () => void (await page.goBack()),
    problems: async () => problems,
    close: () => browser.close(),
  };
}
