import { copyOnPress } from './copying.ts';
import { warnOnClones, type CloneWarning } from './clone-warning.ts';
import { tellOfLostScript } from './lost-script.ts';
import { lastLoad, LAST_LOAD_KEY, session } from '../lib/session.ts';
import { LOADER_END_EVENT, LOADING_CLASS, UNSIGNED_CLASS } from './signals.ts';
import { loadOnBack } from './address.ts';
import { scrollOnLinks } from './scrolling.ts';

/*
 * Inlined into every document before its content: warns on copies of the site and of a lost script, makes copy buttons
 * and Back work, lets links scroll, leaves the hero's payment to be signed, and shows and ends the loader. CSS times the
 * loader from its first frame, so that a late or lost script cannot prolong it.
 */
/** Both are set by the build. */
declare const CLONE_WARNING: CloneWarning;
declare const LOST_SCRIPT: string;

/** How long the loader takes from its first frame, by its style sheet. */
const LOADER_MS = 3500;
/** Longer: ends it where a browser or an extension disables animations. */
const LAST_RESORT_MS = 4000;

const root = document.documentElement;
const page = document.currentScript!.parentElement!;

/** Scrolls to the top, or to the fragment in the URL: a browser may have restored another position under the loader. */
function toStart(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo({ top: 0 });
}

/**
 * Keeps focus away from the covered page, which becomes inert only once somebody presses a key or moves focus: each
 * change of `inert` restyles the whole page.
 */
const guardFocus = (): void => {
  page.inert = true;
};

const GUARDED = ['keydown', 'focusin'] as const;

/** When the loader is over by the clock. */
let over = Number.POSITIVE_INFINITY;

/** Lets visitors end it where timers do not run either: data-saving proxies and capture tools suspend both. */
function endIfOver(): void {
  if (performance.now() >= over) end();
}

const INPUTS = ['keydown', 'wheel', 'touchstart'] as const;

function end(): void {
  if (!root.classList.contains(LOADING_CLASS)) return;
  for (const type of GUARDED) removeEventListener(type, guardFocus, true);
  for (const type of INPUTS) removeEventListener(type, endIfOver, true);
  session.set(LAST_LOAD_KEY, String(Date.now()));
  // Fonts that are still on their way would move what somebody has begun to read.
  if (document.fonts.status === 'loading') root.classList.add('without-fonts');
  root.classList.remove(LOADING_CLASS);
  page.inert = false;
  dispatchEvent(new Event(LOADER_END_EVENT));
  toStart();
}

warnOnClones(CLONE_WARNING);
tellOfLostScript(LOST_SCRIPT);
copyOnPress();
loadOnBack();
scrollOnLinks();
root.classList.add(UNSIGNED_CLASS);

// If storage fails, the loader shows on every load.
if (!lastLoad()) {
  // Only the fade is the loader's own animation; its strokes' events bubble.
  addEventListener('animationend', ({ target }) => (target as Element).id === 'loader' && end());
  for (const type of GUARDED) addEventListener(type, guardFocus, true);
  for (const type of INPUTS) addEventListener(type, endIfOver, true);
  root.classList.add(LOADING_CLASS);
  requestAnimationFrame(() => {
    over = performance.now() + LOADER_MS;
    setTimeout(end, LAST_RESORT_MS);
  });
}
