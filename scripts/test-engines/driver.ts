/**
 * What the journey needs from a browser. There are three implementations because no one library drives all the engines
 * that a Debian machine has: Playwright needs its own patched Firefox and WebKit
 * (https://playwright.dev/docs/browsers), whose download is not always possible; Debian's Firefox speaks WebDriver BiDi,
 * for which there is puppeteer-core; and WebKitGTK speaks only classic WebDriver, for which there is selenium-webdriver.
 */
export interface Driver {
  /** Browser and version, for the report. */
  name: string;
  goto: (url: string) => Promise<void>;
  /** Calls a function in the page. It is sent as source, so it can only use its argument and the page. */
  call: <A, R>(body: (argument: A) => R, argument: A) => Promise<R>;
  /** A real click on the middle of the one element that the selector finds. */
  click: (selector: string) => Promise<void>;
  press: (key: 'Escape') => Promise<void>;
  /** Sets the window's size in CSS pixels; engines may have a minimum width. */
  resize: (width: number, height: number) => Promise<void>;
  back: () => Promise<void>;
  /** Every console error, uncaught error and violation of the content policy so far. */
  problems: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

/** Turns violations of the content policy, which not every protocol reports, into console errors. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Content policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
}
