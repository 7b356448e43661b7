import { site } from '#config/site.ts';
import type { UpdateWords } from '#lib/token.ts';

export const update = {
  title: 'Development update',
  text: `${site.product} is still in development. Anything marked “Coming Soon” is not available yet.`,
  continue: 'Continue to website',
  close: 'Close',
} satisfies UpdateWords;
