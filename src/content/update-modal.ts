import { site } from 'virtual:site';

export const update = {
  title: 'Development update',
  text: `${site.product} is still in development. What is marked “Coming Soon” is not available yet, and the roadmap says what is upcoming and what is planned.`,
  continue: 'Continue to website',
  close: 'Close',
};
