import { UserError } from '../lib/user-error.ts';

/**
 * What the journey needs from a browser. There are three implementations because no single library drives all the
 * engines on a Debian machine. Playwright needs its own patched Firefox and WebKit
 * (https://playwright.dev/docs/browsers), which cannot always be downloaded; puppeteer-core drives Debian's Firefox
 * over WebDriver BiDi; and WebKitGTK speaks only classic WebDriver, for which selenium-webdriver is used.
 */
export interface Driver {
  /** Browser and version, for the report. */
  name: string;
  goto: (url: string) => Promise<void>;
  /** Calls a function in the page. It is sent as source, so it can use only its argument and the page. */
  call: <A, R>(body: (argument: A) => R, argument: A) => Promise<R>;
  /** Clicks, by real input, the middle of the only element that the selector matches. */
  click: (selector: string) => Promise<void>;
  press: (key: 'Escape') => Promise<void>;
  /** Sets the window's size in CSS pixels; engines may have a minimum width. */
  resize: (width: number, height: number) => Promise<void>;
  back: () => Promise<void>;
  /** All console errors, uncaught errors and violations of the content policy so far. */
  problems: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

/** The engine crashed, hung or was killed: nothing can be said about the page. */
export class EngineEnded extends UserError {}

/** Logs violations of the content policy as console errors, because not every protocol reports them. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Content policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
}
