import { warnOnClones, type CloneWarning } from './clone-warning.ts';
import { tellOfLostScript } from './lost-script.ts';
import { LAST_LOAD_KEY } from './session-keys.ts';
import { COVERED_CLASS, LOADER_END_EVENT, LOADING_CLASS } from './signals.ts';
import { jump } from '../lib/jump.ts';
import { session } from '../lib/session.ts';
import { releaseShown, startParts, uncover } from '../lib/piecemeal.ts';

/*
 * Inlined into every document before its content: warns on copies of the site and of a lost script, decides whether the
 * loader shows, and ends it. CSS keeps the time from the loader's first frame, so a late or lost script cannot prolong it.
 */
/** Both are set when the site is built. */
declare const CLONE_WARNING: CloneWarning;
declare const LOST_SCRIPT: string;

warnOnClones(CLONE_WARNING);
tellOfLostScript(LOST_SCRIPT);

const root = document.documentElement;
const page = document.currentScript!.parentElement!;

/** Longer than the loader, from its first frame: ends it where a browser or an extension disables animations. */
const LAST_RESORT_MS = 4000;

/** Keeps the covered page from scrolling; the loader's `touch-action` does the same for touch. */
const hold = (event: Event): void => event.preventDefault();

function end(): void {
  if (!root.classList.contains(LOADING_CLASS)) return;
  uncover();
  // Whatever can be seen from now on must be operable, on the slowest phone, too.
  releaseShown();
  session.set(LAST_LOAD_KEY, String(Date.now()));
  removeEventListener('wheel', hold);
  root.classList.remove(LOADING_CLASS);
  setTimeout(() => root.classList.remove(COVERED_CLASS));
  dispatchEvent(new Event(LOADER_END_EVENT));
}

/** Listens to the loader's own animation, the fade, which starts after its delay; the strokes' events bubble, too. */
const onFade = (when: 'start' | 'end', act: () => void): void =>
  addEventListener(`animation${when}`, ({ target }) => (target as Element).id === 'loader' && act());

// If storage fails, the loader shows on every load.
if (!(Number(session.get(LAST_LOAD_KEY)) > 0)) {
  root.classList.add(LOADING_CLASS, COVERED_CLASS);
  page.inert = true;
  addEventListener('wheel', hold, { passive: false });
  // Not at the end: restyling the page takes several frames.
  onFade('start', uncover);
  onFade('end', end);
  requestAnimationFrame(() => setTimeout(end, LAST_RESORT_MS));
}

if (location.hash) jump();
startParts(page);
