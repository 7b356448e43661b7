import type { Page } from 'playwright/test';

/** Ids of the sections and footer that are not drawn yet; the hero has no id and would appear as `section`. */
export const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section, #root footer')]
      .filter(
        (part) =>
          getComputedStyle(part.firstElementChild!).display === 'none' ||
          (getComputedStyle(part).contentVisibility !== 'visible' && document.documentElement.dataset.parts !== 'kept'),
      )
      .map((part) => part.id || part.localName),
  );

/** Heights of all sections in pixels, in order. */
export const heights = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...document.querySelectorAll('main > section')].map((part) => part.clientHeight));
