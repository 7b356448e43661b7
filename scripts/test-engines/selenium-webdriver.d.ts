/** Types for the part of selenium-webdriver used here; the package has none. */
declare module 'selenium-webdriver' {
  interface WebElement {
    click: () => Promise<void>;
  }
  export interface WebDriver {
    get: (url: string) => Promise<void>;
    executeScript: (body: unknown, ...rest: unknown[]) => Promise<unknown>;
    findElement: (locator: unknown) => Promise<WebElement>;
    actions: () => { sendKeys: (key: string) => { perform: () => Promise<void> } };
    navigate: () => Record<'back' | 'refresh', () => Promise<void>>;
    manage: () => { window: () => { setRect: (rect: object) => Promise<void> } };
    getCapabilities: () => Promise<{ get: (name: string) => string }>;
    quit: () => Promise<void>;
  }
  export class Capabilities {
    set(name: string, value: unknown): this;
  }
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }
  export const By: { css: (selector: string) => unknown };
  export const Key: { ESCAPE: string };
}
