import { site } from '../../config/site.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isHydrated } from '../lib/page.ts';
import { contracts } from '#token/content/contracts.ts';
import { documents } from '#token/content/documents.ts';
import { footer } from '#token/content/site-footer.ts';
import { faqItems } from '#token/content/faq.ts';
import { hero } from '#token/content/hero.ts';
import { privacy } from '#token/content/privacy.ts';
import { update } from '#token/content/update-modal.ts';
import { comingSoon, utility } from '#token/content/utility.ts';
import { LAST_LOAD_KEY, UPDATE_SHOWN_KEY } from '../../src/lib/session.ts';
import { engines, stopEngines } from './engines.ts';
import { Visitor } from './visitor.ts';

const origins = inject('origins');
const addresses = site.contracts.map(({ address }) => address);
const headline = () => document.querySelector('h1')?.textContent;
const openDialog = () => document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? null;
const menuIsOpen = () => document.querySelector('.sticky-bar .menu-toggle')!.getAttribute('aria-expanded');
const focused = () => document.activeElement?.textContent.trim();
const scrolling = () => getComputedStyle(document.documentElement).scrollBehavior;
const selected = () => getSelection()!.toString().trim();
const openAnswers = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('#faq details')].flatMap(({ open }, index) =>
    open ? [index] : [],
  );
const loaderIsGone = () =>
  document.getElementById('page')?.inert === false && !document.documentElement.classList.contains('loading');

/** The document in the other tab, and path, title and heading of the page that it shows. */
const pageInTab = () => {
  const { location: address, document: page } = window.open('', 'tab')!;
  const { page: own } = page.getElementById('root')?.dataset ?? {};
  return [own, address.pathname, page.title, page.querySelector('h1')?.textContent];
};
/** Whether the reloaded document in the other tab is there, and, if asked, its script has run. */
const hasStarted = (hasRun: boolean) => {
  const { document: page, performance: times } = window.open('', 'tab')!;
  const [timing] = times.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isNew = page.documentElement.dataset.old === undefined && page.querySelector('footer') !== null;
  return isNew && (!hasRun || timing!.domContentLoadedEventEnd > 0);
};

/** The section in the URL's fragment, if its heading is in the window with nothing over it. */
const arrivedAt = () => {
  const id = location.hash.slice(1);
  const { left, top, bottom } = document.querySelector(`#${id} h2`)!.getBoundingClientRect();
  const isInWindow = top >= 0 && bottom <= innerHeight;
  return isInWindow && document.getElementById(id)!.contains(document.elementFromPoint(left + 5, top + 5)) ? id : null;
};

/** Headings that the rendered text of the page lacks. */
const missingWords = () => {
  const [page, ...parts] = [document.body, ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].map(
    (element, index) => (index === 0 ? element.innerText : element.textContent).replaceAll(/\s+/g, '').toLowerCase(),
  );
  return parts.filter((part) => !page!.includes(part));
};

/** Applies the print styles on the screen: not every driver prints, and none says what is on the paper. */
const showAsPrinted = () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if ('cssRules' in rule) rules.push(...(rule.cssRules as CSSRuleList));
    if (rule instanceof CSSMediaRule && rule.conditionText === 'print') rule.media.mediaText = 'all';
  }
};
const answersInView = () =>
  [...document.querySelectorAll<HTMLElement>('#faq details > p')].filter(
    (answer) => answer.checkVisibility() && answer.offsetHeight > 10,
  ).length;

/** A visitor's steps, in order, each a test of its own. */
describe.each(['firefox', 'webkit'] as const)('%s', (engine) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await Visitor.with(await engines[engine]());
    await visitor.resize(1280, 900);
  });
  afterAll(async () => {
    await visitor?.driver.quit();
    stopEngines();
  });

  /** Loads a page afresh and waits for the loader to end, in a session that has seen the development update. */
  const open = async (path: string, origin = origins.site) => {
    await visitor.driver.get('about:blank');
    await visitor.driver.get(origin + path);
    await visitor.until(loaderIsGone, []);
    await visitor.call((key) => sessionStorage.setItem(key, '1'), UPDATE_SHOWN_KEY);
    if (origin === origins.site || origin === origins.late) await visitor.until(isHydrated, []);
  };

  test('the loader shows for three seconds and leaves the page usable', async () => {
    await open('/');
    expect(await visitor.call(() => performance.now())).toBeGreaterThan(3000);
  });

  test('the text of the page has every heading and every question', async () => {
    expect(await visitor.call(missingWords)).toEqual([]);
  });

  test('the development update appears once after a return, and closes', async () => {
    await visitor.call(
      (shown, load) => {
        sessionStorage.removeItem(shown);
        // It does not appear within five seconds of the last load.
        sessionStorage.setItem(load, String(Date.now() - 5000));
      },
      UPDATE_SHOWN_KEY,
      LAST_LOAD_KEY,
    );
    await visitor.click('footer a', footer.privacy);
    await visitor.until(headline, [], privacy.title);
    expect(await visitor.call(() => scrollY)).toBe(0);
    await visitor.driver.navigate().back();
    await visitor.until(openDialog, [], update.title);
    await visitor.press('ESCAPE');
    await visitor.until(openDialog, [], null);
  });

  test.for(['/', '/privacy', '/terms', '/nobody/is/here'])('%s loads without an error in the console', async (path) => {
    visitor.problems?.splice(0);
    await open(path);
    expect(await visitor.call(headline)).toBeTruthy();
    const unexpected = visitor.problems?.filter((text) => !/Unknown path \/nobody|status of 404/.test(text));
    expect(unexpected ?? []).toEqual([]);
  });

  test('answers open one at a time', async () => {
    await open('/');
    await visitor.click('#faq summary', faqItems[0]!.question);
    await visitor.until(openAnswers, [], [0]);
    const last = faqItems.length - 1;
    await visitor.click('#faq summary', faqItems[last]!.question);
    await visitor.until(openAnswers, [], [last]);
  });

  test('Back from a legal page finds the place', async () => {
    await open('/');
    await visitor.call(() => {
      // A driver may scroll before it clicks.
      addEventListener('click', () => (document.documentElement.dataset.place = String(scrollY)), {
        capture: true,
        once: true,
      });
    });
    await visitor.click('footer a', footer.privacy);
    await visitor.until(headline, [], privacy.title);
    const place = Number(await visitor.call(() => document.documentElement.dataset.place));
    await visitor.driver.navigate().back();
    await visitor.until(headline, [], hero.headline);
    const moved = async () => Math.abs((await visitor.call(() => scrollY)) - place);
    await expect.poll(moved).toBeLessThanOrEqual(2);
  });

  test.for(['entry-client', 'legal'])(
    'Back on a reloaded page that waits for its %s leads to the page of that address',
    async (part) => {
      await open('/', origins.late);
      // In a tab of its own, because drivers wait until a page has loaded.
      await visitor.call(() => addEventListener('click', () => window.open('/', 'tab'), { once: true }));
      await visitor.click('h1');
      await visitor.until(() => window.open('', 'tab')!.document.documentElement.matches('[data-ready]'), []);
      await visitor.call(() =>
        window.open('', 'tab')!.document.querySelector<HTMLElement>('footer a[href="/privacy"]')!.click(),
      );
      await visitor.until(pageInTab, [], ['home', '/privacy', documents.privacy.title, privacy.title]);
      await fetch(`${origins.late}/hold/${part}`);
      await visitor.call(() => {
        const tab = window.open('', 'tab')!;
        tab.document.documentElement.dataset.old = '';
        tab.location.reload();
      });
      await visitor.until(hasStarted, [part === 'legal']);
      await visitor.call(() => window.open('', 'tab')!.history.back());
      await visitor.until(pageInTab, [], ['home', '/', documents.home.title, hero.headline]);
      await fetch(`${origins.late}/hold/`);
      await visitor.call(() => window.open('', 'tab')!.close());
    },
  );

  test('a copy button copies the configured address and says so for two seconds', async () => {
    await visitor.call(() => {
      const { writeText } = navigator.clipboard;
      navigator.clipboard.writeText = (text) => {
        document.documentElement.dataset.copied = text;
        return writeText.call(navigator.clipboard, text);
      };
    });
    for (const [index, address] of addresses.entries()) {
      const button = `#contracts li:nth-of-type(${index + 1}) button`;
      // On a busy machine, nobody looks within the two seconds.
      await visitor.call((css) => {
        const [said, seen] = [document.querySelector<HTMLElement>(css)!, document.documentElement.dataset];
        seen.said = '';
        const look = () => (seen.said += `${said.innerText.trim()} `);
        new MutationObserver(look).observe(said, { subtree: true, attributeFilter: ['hidden'] });
      }, button);
      await visitor.click(button, contracts.copy);
      const said = `${contracts.copied} ${contracts.copy} `;
      await visitor.until(() => document.documentElement.dataset.said, [], said);
      expect(await visitor.call(() => document.documentElement.dataset.copied)).toBe(address);
    }
  });

  test.runIf(utility.earlyAccess)(
    'a dialog opens, closes by Escape and by its button, and gives the focus back',
    async () => {
      const ways = [() => visitor.press('ESCAPE'), () => visitor.click('dialog[open] button', comingSoon.close)];
      for (const close of ways) {
        await visitor.click('#utility button', utility.earlyAccess!);
        await visitor.until(openDialog, [], comingSoon.title);
        await close();
        await visitor.until(openDialog, [], null);
        await visitor.until(focused, [], utility.earlyAccess!);
      }
    },
  );

  test('a link within the page scrolls smoothly, until the heading is in the window, below the bar', async () => {
    for (const id of ['features', 'tokenomics', 'faq']) {
      await visitor.click(`footer a[href$="#${id}"]`);
      await visitor.until(arrivedAt, [], id);
    }
    expect(await visitor.call(scrolling)).toBe('smooth');
  });

  test('Back to the section before jumps', async () => {
    await visitor.driver.navigate().back();
    await visitor.until(() => location.hash, [], '#tokenomics');
    expect(await visitor.call(scrolling)).toBe('auto');
  });

  test('at the width of a phone the menu opens, leads to a section, and nothing is too wide', async () => {
    await visitor.resize(390, 844);
    await open('/');
    await visitor.call(() => scrollTo({ top: 600, behavior: 'instant' }));
    await visitor.click('.sticky-bar .menu-toggle');
    await visitor.click('#sticky-menu a[href$="#faq"]');
    await visitor.until(arrivedAt, [], 'faq');
    expect(await visitor.call(menuIsOpen)).toBe('false');
    expect(await visitor.call(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await visitor.resize(1280, 900);
  });

  test('a click on an address selects all of it', async () => {
    for (const [index, address] of addresses.entries()) {
      await visitor.click(`#contracts li:nth-of-type(${index + 1}) .address`);
      expect(await visitor.call(selected)).toBe(address);
    }
  });

  test('in the print styles, every answer is there', async ({ skip }) => {
    await open('/');
    const isKnown = await visitor.call(() => CSS.supports('selector(::details-content)'));
    skip(
      !isKnown,
      'this version prints open answers alone: https://developer.mozilla.org/docs/Web/CSS/::details-content',
    );
    expect(await visitor.call(answersInView)).toBe(0);
    await visitor.call(showAsPrinted);
    expect(await visitor.call(answersInView)).toBe(faqItems.length);
  });

  test('without scripts, and with tampered ones, the page is complete', async () => {
    for (const origin of [origins.scriptless, origins.tampered]) {
      await open('/', origin);
      expect(await visitor.call(missingWords)).toEqual([]);
      await visitor.click('#faq summary', faqItems[0]!.question);
      await visitor.until(openAnswers, [], [0]);
      expect(await visitor.call(() => 'tampered' in window)).toBe(false);
    }
  });
});
