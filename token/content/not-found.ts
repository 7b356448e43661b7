import type { NotFoundWords } from '#shape/token.ts';

export const notFound = {
  heading: '404',
  text: 'Oops! Page not found',
  home: 'Return to Home',
} satisfies NotFoundWords;
