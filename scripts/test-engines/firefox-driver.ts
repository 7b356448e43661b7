import { launch } from 'puppeteer-core';
import { reportViolations, type Driver } from './driver.ts';

/** Drives an unpatched Firefox over WebDriver BiDi. */
export async function firefoxDriver(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`Uncaught: ${error instanceof Error ? error.message : String(error)}`));
  await page.evaluateOnNewDocument(reportViolations);
  return {
    name: `${await browser.version()} (WebDriver BiDi)`,
    goto: async (url) => void (await page.goto(url)),
    call: (body, argument) => page.evaluate(body as never, argument) as never,
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    back: async () => void (await page.goBack()),
    problems: async () => problems,
    close: () => browser.close(),
  };
}
