import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import LogInspector from 'selenium-webdriver/bidi/logInspector.js';
import { expect, vi } from 'vitest';

/**
 * Scrolls an element to the window's middle. Returns whether it is where it was last time: entrances and fonts may
 * still move it.
 */
function rests(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top, height } = element.getBoundingClientRect();
  // What opens above it changes the scroll position alone.
  const place = `${scrollY} ${top} ${height}`;
  const isStill = element.dataset.journey === place;
  element.dataset.journey = place;
  return isStill && height > 0 && top + height > 0 && top < innerHeight;
}

/** The first displayed element that matches and whose text starts with `start`. */
const find = (selector: string, start: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.textContent.trim().startsWith(start) && element.getClientRects().length > 0,
  );

/** Acts as a visitor in any engine. Functions for the page are sent as source, so they see only their arguments. */
export class Visitor {
  readonly driver: WebDriver;
  /** Console errors and uncaught errors so far; null if the driver does not report them. */
  readonly problems: string[] | null;

  private constructor(driver: WebDriver, problems: string[] | null) {
    this.driver = driver;
    this.problems = problems;
  }

  /** Listens to the console if the driver speaks WebDriver BiDi. */
  static async with(driver: WebDriver): Promise<Visitor> {
    if (!(await driver.getCapabilities()).has('webSocketUrl')) return new Visitor(driver, null);
    const problems: string[] = [];
    await (
      await LogInspector(driver)
    ).onLog(({ level, text }) => {
      if (level === 'error') problems.push(text);
    });
    return new Visitor(driver, problems);
  }

  call<A extends unknown[], R>(body: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return this.driver.executeScript(body, ...args);
  }

  /** Waits until `body` returns `value` in the page. */
  async until<A extends unknown[]>(body: (...args: A) => unknown, args: A, value: unknown = true): Promise<void> {
    await expect.poll(() => this.call(body, ...args), { message: body.name }).toEqual(value);
  }

  /** Returns the first displayed element that matches and starts with `text`, once it rests in the window's middle. */
  async see(selector: string, text = ''): Promise<WebElement> {
    // A press before the page's script is there takes effect afterwards, so what it shows may be late.
    const element = await vi.waitFor(async () => {
      const found = (await this.driver.executeScript(find, selector, text)) as WebElement | null;
      if (!found) throw new Error(`Nothing is displayed that matches ${selector} and starts with "${text}"`);
      return found;
    }, 60_000);
    await this.until(rests as never, [element] as never);
    return element;
  }

  async click(selector: string, text?: string): Promise<void> {
    await (await this.see(selector, text)).click();
  }

  async press(key: keyof typeof Key): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(Key[key] as string)
      .perform();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }
}
