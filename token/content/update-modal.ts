import type { UpdateWords } from '#shape/token.ts';

export const update = {
  title: 'Development update',
  text: 'Tag-powered payments are active. What is marked “Coming Soon” is still in development.',
  continue: 'Continue to website',
  close: 'Close',
} satisfies UpdateWords;
