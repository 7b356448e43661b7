import { site } from 'virtual:site';

export const update = {
  title: 'Development update',
  text: `${site.product} is still in development. Anything marked “Coming Soon” is not available yet. The roadmap shows the plan as published before launch.`,
  continue: 'Continue to website',
  close: 'Close',
};
