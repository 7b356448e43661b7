import type { CloneBarWords, MissingCodeWords } from '#shape/token.ts';

/** The loader's text before the product's tag. */
export const LOADING = 'Loading';

/** Shown when a page's chunk fails to load. */
export const missingCode = {
  heading: 'This page did not load',
  text: 'The connection may be down, or the site has just been updated.',
  retry: 'Try again',
  home: 'Return to Home',
} satisfies MissingCodeWords;

/** Shown above a page whose script was refused or did not arrive. */
export const lostScript =
  'Part of this page did not load. You can read everything, but some buttons do nothing. Try reloading.';

/** Warning on copies of the site; the real host goes between `before` and `after`. */
export const cloneBar = {
  label: 'Warning',
  before: 'This is not ',
  after: '. Check where you are before you trust an address.',
  home: 'Go to the real site',
} satisfies CloneBarWords;
