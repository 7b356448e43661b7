import type { Page } from 'playwright/test';
import { expect, restingPlace } from '../support.ts';

/**
 * Waits until the page rests, and expects it at the section with this id: its top where the style sheet says that links
 * lead, to the pixel, and its heading below the bar and inside the window.
 */
export async function expectArrival(page: Page, id: string): Promise<void> {
  await restingPlace(page);
  const place = await page.locator(`#${id}`).evaluate((section) => {
    const bar = document.querySelector('header [data-shown]');
    const { top, bottom } = section.querySelector('h2')!.getBoundingClientRect();
    const reserved = [
      getComputedStyle(document.documentElement).scrollPaddingTop,
      getComputedStyle(section).scrollMarginTop,
    ];
    return {
      off: section.getBoundingClientRect().top - reserved.reduce((sum, length) => sum + Number.parseFloat(length), 0),
      isUnderBar: top >= (bar?.getBoundingClientRect().bottom ?? 0),
      isInWindow: top >= 0 && bottom <= innerHeight,
    };
  });
  expect(Math.abs(place.off), `pixels between #${id} and its place`).toBeLessThan(1);
  expect(place).toMatchObject({ isUnderBar: true, isInWindow: true });
}

/** Records every position that the page is painted at from now on. */
export const recordPlaces = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(Math.round(scrollY)));
    Object.assign(globalThis, { places: seen });
  });
export const places = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...new Set((globalThis as unknown as { places: number[] }).places)]);
