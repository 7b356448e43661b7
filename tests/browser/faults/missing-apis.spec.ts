import {
  HOME,
  PRIVACY,
  TERMS,
  headingOf,
  loaderOf,
  legalLink,
  homeLink,
  menuButton,
  menuOf,
  earlyAccess,
  comingSoonOf,
  updateOf,
  questionsOf,
  copyButtons,
} from '../parts.ts';
import { expect, holdLoader, idle, PHONE, restingPlace, test } from '../support.ts';
import { clipboardText, hydrated, press, scrollToY, stopClock, visitPage } from '../../page.ts';
import { site } from 'virtual:site';
import { contracts } from '../../../src/content/contracts.ts';
import { lostScript } from '../../../src/content/messages.ts';
import { faqItems } from '../../../src/content/faq.ts';

test.describe(() => {
  test.use({ viewport: PHONE });

  /** Globals that some current browser lacks or that anti-tracking extensions remove. */
  const missing = ['requestIdleCallback', 'scheduler', 'PerformanceObserver', 'ResizeObserver', 'matchMedia'];

  /** What settings or extensions take away, and what the oldest engines lack. */
  const gone: Record<string, () => void> = {
    // No constructor, so that `new` throws.
    'an IntersectionObserver that throws': () =>
      Object.defineProperty(globalThis, 'IntersectionObserver', { value: () => undefined }),
    'no IntersectionObserver, no array methods of 2023, no inert and no ARIA properties': () => {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
      for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']) {
        Reflect.deleteProperty(Array.prototype, name);
      }
      for (const name of ['inert', 'role', 'ariaLabel']) {
        for (const { prototype } of [HTMLElement, Element]) Reflect.deleteProperty(prototype, name);
      }
    },
  };

  test('without what some browsers lack or extensions remove, bar, menu, dialog, questions and routes work', async ({
    page,
  }) => {
    const lack = await page.addInitScript((names) => {
      for (const name of names) Reflect.deleteProperty(globalThis, name);
    }, missing);
    await visitPage(page, '/');
    await scrollToY(page, 101);
    await menuButton(page).click();
    await menuOf(page).locator('a[href$="#utility"]').click();
    await expect(page).toHaveURL(/#utility$/);
    await restingPlace(page);
    await press(earlyAccess(page));
    await page.keyboard.press('Escape');
    // Where the browser does not close other questions of the same name, the page does.
    const items = questionsOf(page);
    await items.evaluateAll((all) => all.forEach((item) => item.removeAttribute('name')));
    for (const index of [0, faqItems.length - 1]) {
      await press(items.nth(index).getByRole('heading', { level: 3 }));
      await expect(items.nth(index)).toHaveAttribute('open');
      await expect(page.locator('#faq details[open]')).toHaveCount(1);
    }
    await legalLink(page, 'terms').click();
    await expect(headingOf(page)).toHaveText(TERMS);

    await lack.dispose();
    for (const [name, remove] of Object.entries(gone)) {
      const removal = await page.addInitScript(remove);
      await visitPage(page, '/');
      await expect(page.getByRole('alert'), name).toHaveCount(0);
      await press(earlyAccess(page));
      await expect(comingSoonOf(page), name).toBeVisible();
      await removal.dispose();
    }
  });
});

const PRESSED = 'when a button is pressed';
/** Ways in which the site's own script fails, and how the document that stays was loaded. */
const exceptions: Record<string, readonly [fail: () => void, last: 'navigate' | 'reload']> = {
  'as it is evaluated': [() => Object.defineProperty(Symbol, 'for', { value: undefined }), 'navigate'],
  'as the router starts': [
    () => {
      history.replaceState = () => {
        throw new TypeError('too often');
      };
    },
    'navigate',
  ],
  'as a component renders': [() => Reflect.deleteProperty(String.prototype, 'match'), 'reload'],
  'in an effect': [
    () => {
      document.addEventListener = () => {
        throw new TypeError('broken');
      };
    },
    'reload',
  ],
  'outside every page': [
    () => {
      const add = addEventListener;
      let listeners = 0;
      // The router's comes after the site's own.
      globalThis.addEventListener = (...args: Parameters<typeof add>) => {
        if (args[0] === 'popstate' && listeners++ > 0) throw new TypeError('broken');
        add(...args);
      };
    },
    'reload',
  ],
  [PRESSED]: [() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'), 'reload'],
};

test('an exception anywhere leaves page and links, under a line that says so; Forward then leads to a page that React had shown', async ({
  page,
  watch,
}) => {
  watch.allow(/TypeError|is not a function|broken|too often/);
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  const question = questionsOf(page).first();
  for (const [when, [fail, last]] of Object.entries(exceptions)) {
    const failure = await page.addInitScript(fail);
    loads = 0;
    await page.goto('/');
    if (when === PRESSED) {
      await hydrated(page);
      // A page for Forward to lead to.
      await legalLink(page, 'terms').click();
      await expect(headingOf(page)).toHaveText(TERMS);
      await page.goBack();
      await press(earlyAccess(page));
    }
    await page.waitForFunction(
      (type) => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === type,
      last,
    );
    await expect(page.getByRole('alert'), when).toHaveText(lostScript);
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count(), when).toBeGreaterThan(8);
    await press(question.getByRole('heading'));
    await expect(question.getByRole('paragraph'), when).toBeVisible();
    await idle(page);
    expect(loads, when).toBeLessThanOrEqual(2);
    await failure.dispose();
  }
  await page.goForward();
  await expect(headingOf(page)).toHaveText(TERMS);
  await homeLink(page).click();
  await expect(headingOf(page)).toHaveText(HOME);
});

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  /** Ways in which the clipboard API fails. */
  const failures: Record<string, () => void> = {
    'is missing': () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
    refuses: () => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    },
  };

  /** Ways in which the older copy command fails. */
  const olderFailures: Record<string, () => void> = {
    refuses: () => {
      document.execCommand = () => false;
    },
    'is missing': () => {
      Object.defineProperty(document, 'execCommand', { value: undefined });
    },
  };

  test('where the clipboard API fails, the older command copies; where that fails too, "Failed to copy" is logged and nothing changes', async ({
    page,
    watch,
  }) => {
    watch.allow(/^Failed to copy/);
    await stopClock(page);
    for (const [name, fail] of Object.entries(failures)) {
      await visitPage(page, '/');
      // Otherwise the previous round's text would pass for this one's.
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.evaluate(fail);
      const cards = page.locator('#contracts');
      const before = await cards.innerHTML();
      const button = copyButtons(page).last();
      await button.press('Enter');
      await expect(button, name).toHaveText(contracts.copied, { useInnerText: true });
      await expect(button, name).toBeFocused();
      expect(await clipboardText(page), name).toBe(site.contracts[1].address);
      await page.bringToFront();
      await page.clock.runFor(2000);
      await expect(button, name).toHaveText(contracts.copy, { useInnerText: true });
      for (const [older, failToo] of Object.entries(olderFailures)) {
        const both = `API ${name}, command ${older}`;
        await page.evaluate(failToo);
        const logged = watch.errors().length;
        await button.press('Enter');
        await expect.poll(() => watch.errors().length, both).toBe(logged + 1);
        expect(watch.errors().at(-1), both).toMatch(/^Failed to copy .*Error/);
        expect(await cards.innerHTML(), both).toBe(before);
        await expect(button, both).toBeFocused();
      }
      await expect(page.locator('textarea'), name).toHaveCount(0);
    }
  });
});

test.describe(() => {
  test.use({ visit: 'first' });

  /** Ways in which session storage fails. */
  const failures: Record<string, () => void> = {
    'is denied': () =>
      Object.defineProperty(globalThis, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };

  test('where storage fails, the loader shows at every load, the update once in the page’s life', async ({ page }) => {
    const loader = await holdLoader(page);
    for (const [name, fail] of Object.entries(failures)) {
      const failure = await page.addInitScript(fail);
      await visitPage(page, '/');
      await loader.end();
      await page.reload();
      await hydrated(page);
      await expect(loaderOf(page), name).toBeVisible();
      await loader.end();
      await page.clock.runFor(999);
      await idle(page);
      await expect(updateOf(page), name).toBeHidden();
      await page.clock.runFor(1);
      await expect(updateOf(page), name).toBeVisible();
      await failure.dispose();
    }
    await page.keyboard.press('Escape');
    await legalLink(page, 'privacy').click();
    await expect(headingOf(page)).toHaveText(PRIVACY);
    await page.goBack();
    await page.clock.runFor(1600);
    await idle(page);
    await expect(updateOf(page)).toBeHidden();
  });

  test('without `inert`, focus is never on covered content either; a last load that is not a time is ignored and overwritten', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'));
    const loader = await holdLoader(page);
    // The boot script is the same in every document, and this one loads quickly.
    await visitPage(page, '/privacy');
    const focused = page.locator('#root :focus');
    for (let stop = 0; stop < 3; stop++) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveCount(0);
    }
    await loader.end();
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(1);

    for (const garbage of ['x', '-1', '1e300']) {
      const value = JSON.stringify(garbage);
      await page.evaluate((last) => sessionStorage.setItem('site:last-load', last), garbage);
      await page.reload();
      await expect(loaderOf(page), value).toBeVisible();
      await loader.end();
      const written = await page.evaluate(() => sessionStorage.getItem('site:last-load'));
      expect(Number(written), value).toBeGreaterThan(1.7e12);
    }
  });
});

test.describe('what is kept in another form', () => {
  test.use({ visit: 'loader-seen' });

  test('in session storage, is dropped: the page works and the update shows', async ({ page }) => {
    await page.addInitScript(() => {
      if (location.protocol === 'about:') return;
      sessionStorage.setItem('site:left', '{}');
      sessionStorage.setItem('site:update-shown', '{}');
    });
    await stopClock(page);
    await visitPage(page, '/');
    await page.clock.runFor(1000);
    await expect(updateOf(page)).toBeVisible();
    const keys = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'site:left'));
    expect(keys.toSorted()).toEqual(['site:last-load', 'site:update-shown']);
  });
});

test('what else stands in a history entry’s state is dropped: the page works, its answers closed', async ({ page }) => {
  await visitPage(page, '/');
  for (const state of ['text', { left: [1] }, { left: [1e9, 1e9, 1e9], cover: 'text', plain: 'text' }]) {
    await page.evaluate((odd) => history.replaceState(odd, ''), state);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('#faq details[open]'), JSON.stringify(state)).toHaveCount(0);
    await legalLink(page, 'terms').click();
    await expect(headingOf(page)).toHaveText(TERMS);
    await page.goBack();
    await expect(headingOf(page)).toHaveText(HOME);
  }
});
