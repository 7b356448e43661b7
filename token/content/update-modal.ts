import { site } from '#config/site.ts';
import type { UpdateWords } from '#lib/token.ts';

export const update = {
  title: 'Development update',
  text: `${site.product} is still in development. Some features are marked “Coming Soon”.`,
  continue: 'Continue to website',
  close: 'Close',
} satisfies UpdateWords;
