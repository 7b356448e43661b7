import type { Page } from 'playwright/test';
import { scrollToY, visitPage } from '../../tests/browser/support.ts';

/** One page in one state, as the accessibility tests check it and the screenshots show it. */
export interface State {
  name: string;
  /** Brings a page with a settled session into the state. */
  show: (page: Page) => Promise<void>;
  /** Whether it is one of narrow windows only. */
  narrow?: true;
}

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
      // Last of all, for it stays with the page. Runs after the support's own script, and takes the flag away that keeps the update closed.
      await page.addInitScript(() => {
        if (location.protocol !== 'about:') sessionStorage.removeItem('site:update-shown');
      });
      await visitPage(page, '/');
      await page.getByRole('dialog', { name: 'Development update' }).waitFor();
    },
  },
];
