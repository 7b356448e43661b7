import type { Page } from 'playwright';
import { UPDATE_SHOWN_KEY } from '../../src/loader/session-keys.ts';
import { scrollToY, stopClock, visitPage } from '../lib/page.ts';

/** A page in one state, which the accessibility tests check and the screenshots show. */
export interface State {
  name: string;
  /** Brings a page with a settled session into the state. */
  show: (page: Page) => Promise<void>;
  /** Whether only narrow windows have it. */
  narrow?: true;
}

/** How long after a return to the landing page the development update appears. */
const UPDATE_AFTER_MS = 1000;

/** Every page, and every state that a visitor can bring one into. */
export const states: readonly State[] = [
  { name: 'home', show: (page) => visitPage(page, '/') },
  { name: 'privacy', show: (page) => visitPage(page, '/privacy') },
  { name: 'terms', show: (page) => visitPage(page, '/terms') },
  { name: '404', show: (page) => visitPage(page, '/no/such/page') },
  {
    name: 'sticky bar',
    show: async (page) => {
      await visitPage(page, '/');
      await scrollToY(page, 2000);
    },
  },
  {
    name: 'menu open',
    narrow: true,
    show: async (page) => {
      await visitPage(page, '/');
      await scrollToY(page, 700);
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  {
    name: 'coming soon',
    show: async (page) => {
      await visitPage(page, '/');
      await page.getByRole('button', { name: 'Get Early Access' }).click();
    },
  },
  {
    name: 'question open',
    show: async (page) => {
      await visitPage(page, '/#faq');
      await page.locator('#faq summary').nth(1).click();
    },
  },
  {
    name: 'table open',
    show: async (page) => {
      await visitPage(page, '/#tokenomics');
      for (const table of await page.locator('#tokenomics summary').all()) await table.click();
    },
  },
  {
    name: 'development update',
    show: async (page) => {
      // The last state, because it stays with the page: this script runs after the one that marks the update as shown.
      await page.addInitScript((key) => {
        if (location.protocol !== 'about:') sessionStorage.removeItem(key);
      }, UPDATE_SHOWN_KEY);
      await stopClock(page);
      await visitPage(page, '/');
      await page.clock.runFor(UPDATE_AFTER_MS);
      await page.getByRole('dialog', { name: 'Development update' }).waitFor();
    },
  },
];
