import { site } from 'virtual:site';
import { hero } from '../../src/content/hero.ts';
import type { Driver } from './driver.ts';
import { isTakingOver, resumeReact } from './withhold-react.ts';

/** A visitor's action and its expected outcome. */
export interface Step {
  name: string;
  /** `withheld` is the origin of the same site where React waits (`withheld-site.ts`). */
  run: (driver: Driver, origin: string, withheld: string) => Promise<void>;
}

const POLL_MS = 50;

/** Waits until `body` returns true in the page. @throws Error that says `what` it waited for */
export async function until<A>(
  driver: Driver,
  what: string,
  body: (argument: A) => boolean,
  argument: A,
  timeoutMs = 8000,
) {
  const deadline = Date.now() + timeoutMs;
  while (!(await driver.call(body, argument))) {
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs / 1000} s for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Waits until this error is in the console. */
async function untilLogged(driver: Driver, text: string, timeoutMs = 8000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await driver.problems()).includes(text)) {
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs / 1000} s for the console to say: ${text}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Scrolls the marked element to the window's middle. Whether it is displayed there, where it was the last time. */
const isAtRest = () => {
  const element = document.querySelector<HTMLElement>('[data-journey]')!;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top, height } = element.getBoundingClientRect();
  const place = `${top} ${height}`;
  const isStill = element.dataset.journey === place;
  element.dataset.journey = place;
  return isStill && height > 0 && top + height > 0 && top < innerHeight;
};

/** Scrolls the first element that matches `selector` and starts with `text` to the window's middle, and clicks it. */
async function click(driver: Driver, selector: string, text = ''): Promise<void> {
  const found = await driver.call(
    ([wanted, start]) => {
      document.querySelector('[data-journey]')?.removeAttribute('data-journey');
      const element = [...document.querySelectorAll<HTMLElement>(wanted)].find((candidate) =>
        candidate.textContent.trim().startsWith(start),
      );
      element?.setAttribute('data-journey', '');
      return element !== undefined;
    },
    [selector, text] as const,
  );
  if (!found) throw new Error(`No element to click: ${selector} ${text}`);
  await until(driver, 'the element to be displayed, at rest', isAtRest, null);
  await driver.click('[data-journey]');
}

const scrollTo = (driver: Driver, y: number) => driver.call((top) => window.scrollTo({ top, behavior: 'instant' }), y);

const dialogOpen = (name: string) =>
  document.querySelector<HTMLDialogElement>(`dialog[aria-label="${name}"]`)?.open === true;
const dialogShut = (name: string) => !document.querySelector(`dialog[aria-label="${name}"]`);
export const headingIs = (text: string) => document.querySelector('h1')?.textContent === text;
const signIs = (sign: string) => document.querySelector('.sign')!.textContent === sign;
const openAnswers = (count: number) => document.querySelectorAll('details[name="faq"][open]').length === count;

const barShown = (state: string) => {
  // React adds the bar.
  const bar = document.querySelector<HTMLElement>('.sticky-bar');
  const isShown = bar !== null && !bar.inert && bar.getBoundingClientRect().bottom > 0;
  return String(isShown) === state;
};
const copySays = (text: string) => document.querySelector('#contracts button')!.textContent.startsWith(text);
const focusOn = (text: string) => document.activeElement?.textContent.trim() === text;
const menuShown = (state: string) => {
  const list = document.getElementById('menu')!;
  return String(list.checkVisibility({ visibilityProperty: true }) && list.offsetHeight > 100) === state;
};

/** Searches the page as Ctrl+F does. @returns the text that lights up */
const searchFor = (text: string) => {
  getSelection()!.removeAllRanges();
  (window as unknown as { find: (words: string) => boolean }).find(text);
  return getSelection()!.toString();
};

/** What can be pressed while React takes over, the section it is in, and what the press does. */
const earlyPresses: readonly {
  section: string;
  press: readonly [selector: string, text: string];
  effect: (driver: Driver) => Promise<void>;
}[] = [
  {
    section: 'faq',
    press: ['#faq summary', 'What is'],
    effect: (driver) => until(driver, 'one answer', openAnswers, 1),
  },
  {
    section: 'utility',
    press: ['#utility button', 'Get Early Access'],
    effect: (driver) => until(driver, 'the dialog', dialogOpen, 'Coming Soon'),
  },
  {
    section: 'contracts',
    press: ['#contracts button', 'Copy'],
    effect: (driver) => until(driver, 'Copied', copySays, 'Copied', 2000),
  },
];

const HEADLINE = hero.headline;

export const journey: readonly Step[] = [
  {
    name: 'the loader shows for three seconds, goes, and leaves the page usable',
    async run(driver, origin) {
      await driver.resize(1280, 800);
      await driver.goto(`${origin}/`);
      await until(driver, 'the loader', () => document.documentElement.classList.contains('loading'), null, 2000);
      await until(
        driver,
        'the loader to go',
        () => !document.documentElement.classList.contains('loading') && !document.getElementById('page')!.inert,
        null,
      );
      const elapsed = await driver.call(() => performance.now(), null);
      if (elapsed < 3000) throw new Error(`The loader went after ${Math.round(elapsed)} ms`);
    },
  },
  {
    name: 'styles and fonts have loaded: the headline has its typeface and background colour',
    async run(driver) {
      await until(driver, 'the face', () => document.fonts.check('700 40px "Host Grotesk"'), null);
      const colour = await driver.call(() => getComputedStyle(document.querySelector('.hero')!).backgroundColor, null);
      if (colour === 'rgba(0, 0, 0, 0)') throw new Error('The hero has no colour: the style sheet is missing');
    },
  },
  {
    name: 'the sign changes, and changes back',
    async run(driver) {
      await until(driver, '# before the product', signIs, '#');
      await until(driver, '$ before the product', signIs, '$');
    },
  },
  {
    name: 'the sticky bar appears past 100 px and hides again',
    async run(driver) {
      await scrollTo(driver, 99);
      await until(driver, 'no bar at 99 px', barShown, 'false');
      await scrollTo(driver, 400);
      await until(driver, 'the bar at 400 px', barShown, 'true');
      await scrollTo(driver, 0);
      await until(driver, 'no bar at the top', barShown, 'false');
    },
  },
  {
    name: 'at most one answer is open, and it can be closed',
    async run(driver) {
      await click(driver, '#faq summary', 'What is');
      await until(driver, 'one answer', openAnswers, 1);
      await click(driver, '#faq summary', 'Who is behind');
      await until(driver, 'still one answer', openAnswers, 1);
      await click(driver, '#faq summary', 'Who is behind');
      await until(driver, 'no answer', openAnswers, 0);
    },
  },
  {
    name: 'a copy button says Copied for two seconds',
    async run(driver) {
      await click(driver, '#contracts button', 'Copy');
      await until(driver, 'Copied', copySays, 'Copied', 2000);
      const stays = await driver.call(() => document.querySelector('#contracts button')!.textContent, null);
      if (!stays.startsWith('Copied')) throw new Error(`The button says ${stays}`);
      await until(
        driver,
        'Copy again',
        (word: string) => !document.querySelector('#contracts button')!.textContent.startsWith(word),
        'Copied',
        4000,
      );
    },
  },
  {
    name: 'the browser’s own search finds each address as unbroken text',
    async run(driver) {
      for (const { address } of site.contracts) {
        const found = await driver.call(searchFor, address);
        if (found !== address) throw new Error(`A search for ${address} finds ${JSON.stringify(found)}`);
      }
    },
  },
  {
    name: 'the Coming Soon dialog closes by Escape, by Close and by its corner, and returns focus',
    async run(driver) {
      const ways = [
        () => driver.press('Escape'),
        () => click(driver, 'dialog[aria-label="Coming Soon"] button.btn', 'Close'),
        () => click(driver, 'dialog[aria-label="Coming Soon"] button.icon-btn'),
      ];
      for (const close of ways) {
        await click(driver, '#utility button', 'Get Early Access');
        await until(driver, 'the dialog', dialogOpen, 'Coming Soon');
        await close();
        await until(driver, 'no dialog', dialogShut, 'Coming Soon');
        await until(driver, 'focus on what opened it', focusOn, 'Get Early Access');
      }
    },
  },
  {
    name: 'a change of route starts at the top of the new page, and Back returns',
    async run(driver) {
      await click(driver, 'footer a', 'Privacy Policy');
      await until(driver, 'the privacy page', headingIs, 'Privacy Policy');
      const at = await driver.call(() => `${location.pathname} ${scrollY}`, null);
      if (at !== '/privacy 0') throw new Error(`Arrived at ${at}`);
      await driver.back();
      await until(driver, 'the landing page', headingIs, HEADLINE);
    },
  },
  {
    name: 'the development update appears after a return, and closes',
    async run(driver) {
      await until(driver, 'the update', dialogOpen, 'Development update');
      await click(driver, 'dialog[aria-label="Development update"] button.btn', 'Continue to website');
      await until(driver, 'no update', dialogShut, 'Development update');
    },
  },
  {
    name: 'the menu on a narrow window opens, and closes once a link is chosen',
    async run(driver) {
      await driver.resize(390, 844);
      await scrollTo(driver, 600);
      await until(driver, 'the bar', () => !document.querySelector<HTMLElement>('.sticky-bar')!.inert, null);
      await driver.call(() => document.querySelector('.menu-toggle')!.setAttribute('data-menu', ''), null);
      await driver.click('[data-menu]');
      await until(driver, 'the menu', menuShown, 'true');
      await driver.click('#menu a[href="#faq"]');
      await until(driver, 'no menu', menuShown, 'false');
      await until(
        driver,
        'the section below the bar',
        () => {
          const top = document.querySelector('#faq h2')!.getBoundingClientRect().top;
          const bar = document.querySelector('.sticky-bar')!.getBoundingClientRect().bottom;
          return location.hash === '#faq' && top >= bar && top < innerHeight;
        },
        null,
      );
      const overflow = await driver.call(() => document.documentElement.scrollWidth - innerWidth, null);
      if (overflow > 0) throw new Error(`The page is ${overflow} px too wide`);
    },
  },
  {
    name: 'a press while React takes over is not lost: a question, the dialog, copying; the menu’s button appears with React',
    async run(driver, _, withheld) {
      for (const { section, press, effect } of earlyPresses) {
        await driver.goto(`${withheld}/?${section}#${section}`);
        await until(driver, 'React to listen', isTakingOver, null);
        await click(driver, ...press);
        await driver.call(resumeReact, null);
        await effect(driver);
      }
      await driver.goto(`${withheld}/?menu#faq`);
      await until(driver, 'React to listen', isTakingOver, null);
      await until(driver, 'no bar yet', barShown, 'false');
      await driver.call(resumeReact, null);
      await until(driver, 'the bar', barShown, 'true');
      await click(driver, '.menu-toggle');
      await until(driver, 'the menu', menuShown, 'true');
    },
  },
  {
    name: 'an unknown path shows the 404 page, which leads home',
    async run(driver, origin) {
      await driver.resize(1280, 800);
      await driver.goto(`${origin}/nobody/is/here`);
      await until(driver, 'the 404 page', headingIs, '404');
      await untilLogged(driver, 'Unknown path /nobody/is/here');
      await click(driver, 'main a', 'Return to Home');
      await until(driver, 'the landing page', headingIs, HEADLINE);
    },
  },
  {
    name: 'there were no errors, and the content policy blocked nothing',
    async run(driver) {
      // The 404 page logs its path, and Chromium logs the document's status.
      const expected = /^Unknown path|status of 404/;
      const problems = (await driver.problems()).filter((problem) => !expected.test(problem));
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  },
];
