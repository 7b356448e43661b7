import type { Page } from 'playwright/test';
import { site } from '../../config/site.ts';
import { contracts } from '#token/content/contracts.ts';
import { utility } from '#token/content/utility.ts';
import { lostScript, missingCode } from '#token/content/messages.ts';
import { DESKTOP, expect, PHONE, test } from '../lib/browser-test.ts';
import { displaced, placesInside, reversed } from '../lib/direction.ts';
import { holdLoader } from '../lib/loader.ts';
import {
  blockStorage,
  clipboardText,
  holdBack,
  hydrated,
  idle,
  LEGAL_CODE,
  press,
  SCRIPT,
  stopClock,
} from '../lib/page.ts';
import {
  HOME,
  LOST,
  PRIVACY,
  TERMS,
  comingSoonOf,
  copyButtons,
  earlyAccess,
  headingOf,
  legalLink,
  loaderOf,
  questionsOf,
  updateOf,
} from '../lib/parts.ts';
test.use({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });

/** Counts the documents that a page asks for. */
type Loads = () => number;

const DIALOG = 'the dialog opens and closes';

/** Reads the page from right to left, as a translator does. */
const turnAround = (page: Page) => page.evaluate(() => (document.documentElement.dir = 'rtl'));

/** What still works, in the order of its list: each begins where the one before has left the visitor. */
const checks = {
  'the page can be read': async (page: Page) => {
    await expect.soft(headingOf(page)).toHaveText(HOME);
    for (const { address } of site.contracts) await expect.soft(page.locator('#contracts')).toContainText(address);
    const question = questionsOf(page).first();
    await press(question.getByRole('heading'));
    await expect.soft(question.getByRole('paragraph').first()).toBeVisible();
  },
  'links lead on, and Back returns': async (page: Page) => {
    await legalLink(page, 'privacy').click();
    await expect.soft(headingOf(page)).toHaveText(PRIVACY);
    await page.goBack();
    await expect.soft(headingOf(page)).toHaveText(HOME);
  },
  'pages change without loading': async (page: Page, loads: Loads) => {
    await hydrated(page);
    const before = loads();
    await checks['links lead on, and Back returns'](page);
    expect.soft(loads()).toBe(before);
  },
  [DIALOG]: async (page: Page) => {
    await hydrated(page);
    await press(earlyAccess(page));
    await expect.soft(comingSoonOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.soft(comingSoonOf(page)).toBeHidden();
  },
  'addresses are copied': async (page: Page) => {
    // A button says so for two seconds, in which a busy machine may not look.
    await stopClock(page);
    for (const [index, { address }] of site.contracts.entries()) {
      const button = copyButtons(page).nth(index);
      await press(button);
      await expect.soft(button).toHaveText(contracts.copied, { useInnerText: true });
      expect.soft(await clipboardText(page)).toBe(address);
      await page.bringToFront();
    }
  },
  'a failed copy changes nothing': async (page: Page) => {
    const before = await page.locator('#contracts').innerHTML();
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed to copy'));
    await press(copyButtons(page).first());
    await logged;
    expect.soft(await page.locator('#contracts').innerHTML()).toBe(before);
  },
  'the loader shows at every load': async (page: Page) => {
    const loader = await holdLoader(page);
    for (let load = 0; load < 2; load++) {
      await page.reload();
      await expect.soft(loaderOf(page)).toBeVisible();
      await loader.end();
    }
  },
  'the update shows once in a document': async (page: Page) => {
    await hydrated(page);
    await page.clock.runFor(1000);
    await expect(updateOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await checks['links lead on, and Back returns'](page);
    await page.clock.runFor(1600);
    await idle(page);
    await expect.soft(updateOf(page)).toBeHidden();
  },
  'nothing is a control without its script': (page: Page) =>
    expect.soft(page.locator(':is(button, input):visible')).toHaveCount(0),
  'a line says that buttons do nothing': (page: Page) => expect.soft(page.getByRole('alert')).toHaveText(lostScript),
  'no line says that buttons do nothing': (page: Page) => expect.soft(page.getByRole('alert')).toHaveCount(0),
  'the page loads twice at most': async (page: Page, loads: Loads) => {
    await idle(page);
    expect.soft(loads()).toBeLessThanOrEqual(2);
  },
  'nothing tampered has run': (page: Page) => expect.soft(page.locator('[data-tampered]')).toHaveCount(0),
  'the other page is a document, with a line': async (page: Page) => {
    // Before, the link loads a document.
    await hydrated(page);
    await legalLink(page, 'terms').click();
    await checks['a line says that buttons do nothing'](page);
    await expect.soft(headingOf(page)).toHaveText(TERMS);
  },
  'Forward to it says that it did not arrive, without a load': async (page: Page, loads: Loads) => {
    await idle(page);
    await page.goBack();
    await expect.soft(headingOf(page)).toHaveText(HOME);
    await hydrated(page);
    const before = loads();
    // The same history entry again.
    await page.goForward();
    await expect.soft(headingOf(page)).toHaveText(LOST);
    // A load would begin only after that.
    await idle(page);
    expect.soft(loads()).toBe(before);
  },
  'a page that did not arrive leads home': async (page: Page) => {
    await expect.soft(headingOf(page)).toHaveText(LOST);
    await page.getByRole('link', { name: missingCode.home }).click();
    await expect.soft(headingOf(page)).toHaveText(HOME);
  },
  'addresses, commands and figures run from left to right': async (page: Page) => {
    await turnAround(page);
    expect.soft(await page.evaluate(reversed)).toEqual([]);
  },
  'charts and addresses keep the places of their parts': async (page: Page) => {
    const before = await page.evaluate(placesInside);
    await turnAround(page);
    expect.soft(displaced(before, await page.evaluate(placesInside))).toEqual([]);
  },
  'the slider runs from left to right': async (page: Page) => {
    await turnAround(page);
    const sliders = page.getByRole('slider');
    const directions = await sliders.evaluateAll((all) => all.map((slider) => getComputedStyle(slider).direction));
    expect.soft(directions.filter((direction) => direction !== 'ltr')).toEqual([]);
  },
  'the page is not wider than the window': async (page: Page) => {
    await turnAround(page);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
} satisfies Record<string, (page: Page, loads: Loads) => Promise<void>>;

/** The fault has been noticed: from then on, nothing loads by itself. */
const tellsSo = checks['a line says that buttons do nothing'];

interface Fault {
  /** Takes something away or changes it before the page loads. */
  before?: (page: Page) => Promise<unknown>;
  /** Does so on the loaded page. */
  after?: (page: Page) => Promise<unknown>;
  stillWorks: readonly (keyof typeof checks)[];
  /** What the browser, React or the site say about it in the console. */
  logs?: RegExp;
}

/** Runs `change` in the page, before its own scripts. */
const beforeScripts = (change: () => void) => (page: Page) => page.addInitScript(change);

/** Replaces each text with two nested `<font>` elements, as a page translator does. Runs in the page. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement!.closest('script, style, [translate="no"]')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.textContent = text.data;
    text.replaceWith(font);
  }
};

/** Serves scripts with a line before them that leaves a mark. */
const tamper = (files: string) => (page: Page) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    const body = `document.documentElement.dataset.tampered='';${await response.text()}`;
    await route.fulfill({ response, body });
  });

/** What still works on a page that is left plain. */
const PLAIN = [
  'the page loads twice at most',
  'the page can be read',
  'addresses are copied',
  'links lead on, and Back returns',
] as const;

const faults: Readonly<Record<string, Fault>> = {
  'no scripts': {
    before: async (page) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
    },
    stillWorks: ['the page can be read', 'links lead on, and Back returns'],
  },
  'the script is late': {
    before: (page) => holdBack(page, SCRIPT),
    stillWorks: ['the page can be read', 'addresses are copied', 'no line says that buttons do nothing'],
  },
  'the script does not arrive': {
    before: (page) => page.route(SCRIPT, (route) => route.abort()),
    after: tellsSo,
    stillWorks: PLAIN,
    logs: /ERR_FAILED/,
  },
  'the script is tampered with': {
    before: tamper(SCRIPT),
    after: tellsSo,
    // The rest is that of a script that does not arrive.
    stillWorks: ['nothing tampered has run'],
    logs: /integrity/i,
  },
  'a component throws as it renders': {
    before: beforeScripts(() => Reflect.deleteProperty(String.prototype, 'match')),
    after: tellsSo,
    stillWorks: PLAIN,
    logs: /match/,
  },
  ...(utility.earlyAccess !== null && {
    'a button throws': {
      before: beforeScripts(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')),
      after: async (page) => {
        await hydrated(page);
        await press(earlyAccess(page));
        await tellsSo(page);
      },
      stillWorks: PLAIN,
      logs: /showModal/,
    },
  }),
  'after a deployment, a page’s code no longer exists': {
    before: (page) => page.route(LEGAL_CODE, (route) => route.fulfill({ status: 404 })),
    stillWorks: [
      'the other page is a document, with a line',
      'Forward to it says that it did not arrive, without a load',
    ],
    logs: /status of 404|dynamically imported module/,
  },
  'a page’s code is tampered with': {
    before: tamper(LEGAL_CODE),
    stillWorks: ['the other page is a document, with a line'],
    logs: /integrity|dynamically imported module/i,
  },
  'the connection ends before a page’s code has arrived': {
    before: (page) => page.route(LEGAL_CODE, (route) => route.abort()),
    after: async (page) => {
      await hydrated(page);
      await page.context().setOffline(true);
      await legalLink(page, 'privacy').click();
    },
    stillWorks: ['a page that did not arrive leads home'],
    logs: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module/,
  },
  'the connection ends later': {
    after: async (page) => {
      await page.waitForFunction(() => performance.getEntries().some(({ name }) => name.includes('/assets/legal-')));
      await page.context().setOffline(true);
    },
    stillWorks: ['pages change without loading'],
  },
  'no session storage': {
    before: blockStorage,
    stillWorks: ['the loader shows at every load', 'the update shows once in a document'],
  },
  'no clipboard API': {
    before: beforeScripts(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })),
    stillWorks: ['addresses are copied'],
  },
  'no permission to copy in either way': {
    before: beforeScripts(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      document.execCommand = () => false;
    }),
    stillWorks: ['a failed copy changes nothing'],
    logs: /^Failed to copy/,
  },
  'no observers': {
    before: beforeScripts(() => {
      for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver', 'matchMedia']) {
        Reflect.deleteProperty(globalThis, name);
      }
    }),
    stillWorks: ['the page can be read', DIALOG, 'pages change without loading'],
  },
  'a translator changes the text before React takes over': {
    before: (page) => holdBack(page, SCRIPT),
    after: async (page) => {
      await page.evaluate(translate);
      await page.unroute(SCRIPT);
      // React renders the page again, and with it an answer that has been opened.
      await hydrated(page);
    },
    stillWorks: ['the page can be read', DIALOG, 'pages change without loading'],
    logs: /Minified React error #418/,
  },
  'a translator changes the text': {
    after: async (page) => {
      await hydrated(page);
      await page.evaluate(translate);
    },
    stillWorks: ['addresses are copied', DIALOG, 'pages change without loading'],
  },
  'a translator turns the page from right to left': {
    before: (page) => page.setViewportSize(DESKTOP),
    after: hydrated,
    stillWorks: [
      'charts and addresses keep the places of their parts',
      'addresses, commands and figures run from left to right',
      'the slider runs from left to right',
      'the page is not wider than the window',
    ],
  },
  'an extension removes the header': {
    after: async (page) => {
      await hydrated(page);
      await page.locator('#root > header').evaluate((header) => header.remove());
    },
    stillWorks: ['links lead on, and Back returns'],
    logs: /NotFoundError/,
  },
  'a filter hides dialogs': {
    after: async (page) => {
      await hydrated(page);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('dialog { display: none !important }');
        document.adoptedStyleSheets = [sheet];
      });
      if (utility.earlyAccess !== null) await press(earlyAccess(page));
    },
    stillWorks: ['pages change without loading'],
  },
  'a blocker forbids scripts': {
    before: (page) =>
      page.route('/', async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
        await route.fulfill({ response, headers });
      }),
    stillWorks: ['the page can be read', 'nothing is a control without its script'],
    logs: /Content Security Policy/,
  },
  'a script of somebody else is refused': {
    before: (page) =>
      page.route('/', async (route) => {
        const response = await route.fetch();
        const injected = '<script src="data:text/javascript,injected"></script></body>';
        await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) });
      }),
    after: idle,
    stillWorks: ['no line says that buttons do nothing'],
    logs: /Content Security Policy/,
  },
};

for (const [fault, { before, after, stillWorks, logs }] of Object.entries(faults)) {
  test(fault, async ({ page, watch }) => {
    if (logs) watch.allow(logs);
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await before?.(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await after?.(page);
    for (const name of stillWorks) {
      if (name === DIALOG && utility.earlyAccess === null) continue;
      await test.step(name, () => checks[name](page, () => loads));
    }
  });
}
