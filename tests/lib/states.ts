import type { Page } from 'playwright/test';
import { menuButton, earlyAccess, updateOf } from './parts.ts';
import { visitable } from '../../config/routes.ts';
import { utility } from '#token/content/utility.ts';
import { UPDATE_SHOWN_KEY } from '../../src/lib/session.ts';
import { press, scrollToY, stopClock, visitPage } from './page.ts';

/** A page in one state, which the tests of layout and accessibility check. */
export interface State {
  name: string;
  /** Brings a page into the state, in a session that has seen loader and update. */
  show: (page: Page) => Promise<void>;
  /** Whether only narrow windows have it. */
  narrow?: true;
}

/** From the landing page's mount until the development update appears. */
const UPDATE_AFTER_MS = 1000;

const onHome = (name: string, open: State['show']): State => ({
  name,
  show: async (page) => {
    await visitPage(page, '/');
    await open(page);
  },
});

const others = visitable
  .filter(({ path }) => path !== '/')
  .map(({ id, path }): State => ({ name: id, show: (page) => visitPage(page, path) }));

/** Every page, and every state that a visitor can bring it into. */
export const states: readonly State[] = [
  onHome('home', async () => undefined),
  {
    narrow: true,
    ...onHome('menu open', async (page) => {
      await scrollToY(page, 700);
      await menuButton(page).click();
    }),
  },
  ...(utility.earlyAccess ? [onHome('coming soon', (page) => press(earlyAccess(page)))] : []),
  ...others,
  { name: '404', show: (page) => visitPage(page, '/no/such/page') },
  // Scrolled down to it, the page also shows the bar.
  onHome('question open', (page) => press(page.locator('#faq summary').last())),
  {
    name: 'development update',
    show: async (page) => {
      // The script stays with the page, and keeps removing the mark that the update was shown.
      await page.addInitScript((key) => {
        if (location.protocol !== 'about:') sessionStorage.removeItem(key);
      }, UPDATE_SHOWN_KEY);
      await stopClock(page);
      await visitPage(page, '/');
      await page.clock.runFor(UPDATE_AFTER_MS);
      await updateOf(page).waitFor();
      // axe waits on timers.
      await page.clock.resume();
    },
  },
];
