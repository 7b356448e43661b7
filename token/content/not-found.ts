import type { NotFoundWords } from '#lib/token.ts';

export const notFound = {
  heading: '404',
  text: 'Oops! Page not found',
  /** Shown in place of a path that is not one of plain words. */
  tag: 'nobody',
  joke: 'Nobody answers to this tag.',
  home: 'Return to Home',
} satisfies NotFoundWords;
