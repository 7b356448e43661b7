import { hero } from '../../src/content/hero.ts';
import { isHydrated } from '../lib/page.ts';
import type { Driver } from './driver.ts';
import { headingIs, until, type Step } from './journey.ts';
import { MARK, type TamperingProxy } from './tampering-proxy.ts';

const ARRIVAL_MS = 8000;

const alertSays = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="alert"]')].some(
    (alert) => alert.textContent.includes(words) && alert.offsetHeight > 0,
  );
const usable = () => document.getElementById('page')?.inert === false;
const ran = (mark: string) => document.documentElement.hasAttribute(mark);

/**
 * Follows a link in the footer. The element itself is clicked, because engines do not agree on when a part of the page
 * that has not been drawn yet can be pressed.
 */
async function follow(driver: Driver, text: string): Promise<void> {
  const found = await driver.call((wanted) => {
    const link = [...document.querySelectorAll<HTMLElement>('footer a')].find(
      ({ textContent }) => textContent === wanted,
    );
    // After this call has returned, because the click may end the page in which it runs.
    setTimeout(() => link?.click());
    return link !== undefined;
  }, text);
  if (!found) throw new Error(`The footer has no link ${text}`);
}

/** Waits for the page with this heading, while the old page ends and cannot be asked. */
async function arrived(driver: Driver, heading: string): Promise<void> {
  const deadline = Date.now() + ARRIVAL_MS;
  while (!(await driver.call(headingIs, heading).catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Waited ${ARRIVAL_MS / 1000} s for: the page ${heading}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @throws Error if a tampered script ran, or none was sent, so that nothing was tried */
async function assertRefused(driver: Driver, proxy: TamperingProxy): Promise<void> {
  if (proxy.sent() === 0) throw new Error('The browser asked for no script that was tampered with');
  if (await driver.call(ran, MARK)) throw new Error('A tampered script ran');
}

/** Steps in which every script that matches was changed on its way; the proxy sends the policy as it is. */
export const tamperedSteps = (proxy: TamperingProxy): readonly Step[] => [
  {
    name: 'the same page with intact scripts says nothing, and its script runs',
    async run(driver) {
      await driver.resize(1280, 800);
      proxy.tamper(null);
      await driver.goto(`${proxy.origin}/terms`);
      await until(driver, 'the page below the loader', usable, null);
      await until(driver, 'the script', isHydrated, null);
      if (await driver.call(alertSays, '')) throw new Error('It shows an alert');
    },
  },
  {
    name: 'a tampered entry script does not run, the page says so, can be read, and its links work',
    async run(driver) {
      proxy.tamper(/\/assets\/entry-client-/);
      await driver.goto(`${proxy.origin}/`);
      await until(driver, 'the line about the script', alertSays, 'was refused');
      await until(driver, 'the page below the loader', usable, null);
      await until(driver, 'the headline', headingIs, hero.headline);
      await assertRefused(driver, proxy);
      await follow(driver, 'Privacy Policy');
      await arrived(driver, 'Privacy Policy');
      await assertRefused(driver, proxy);
    },
  },
  {
    name: 'a tampered chunk does not run, its page says so and can be read',
    async run(driver) {
      proxy.tamper(/\/assets\/legal-/);
      await driver.goto(`${proxy.origin}/terms`);
      await until(driver, 'the line about the script', alertSays, 'was refused');
      await until(driver, 'the terms', headingIs, 'Terms of Service');
      await assertRefused(driver, proxy);
    },
  },
  {
    name: 'a change of route to a page whose chunk was tampered with shows the page as sent',
    async run(driver) {
      proxy.tamper(/\/assets\/legal-/);
      await driver.goto(`${proxy.origin}/`);
      await until(driver, 'the script', isHydrated, null);
      await follow(driver, 'Privacy Policy');
      await arrived(driver, 'Privacy Policy');
      await until(driver, 'the line about the script', alertSays, 'was refused');
      await assertRefused(driver, proxy);
    },
  },
];
