import type { Page } from 'playwright/test';
import { expect } from './browser-test.ts';
import { pauseAnimations, stopClock } from './page.ts';
import { loaderOf } from './parts.ts';

export interface HeldLoader {
  /** Moves it to `ms` after its first frame. */
  moveTo: (ms: number) => Promise<void>;
  end: () => Promise<void>;
}

/** Pauses the loader from the page's next load on, and stops the clock, which would eventually end it. */
export async function holdLoader(page: Page): Promise<HeldLoader> {
  await stopClock(page);
  await pauseAnimations(page, '#loader');
  const moveTo = (ms: number) =>
    page.locator('#loader').evaluate((loader, time) => {
      for (const animation of loader.getAnimations({ subtree: true })) animation.currentTime = time;
    }, ms);
  const end = async () => {
    await moveTo(3500);
    await expect(loaderOf(page)).toBeHidden();
  };
  return { moveTo, end };
}
