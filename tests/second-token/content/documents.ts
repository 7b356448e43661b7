import type { RouteId } from '#config/routes.ts';
import { site } from '#config/site.ts';
import type { DocumentText } from '#shape/token.ts';

const { product } = site;

export const documents: Readonly<Record<RouteId, DocumentText>> = {
  home: {
    title: `${product}: tips for the people who write your software`,
    description: `${product} tips the author of a patch, a post or an answer: tag the bot with an amount and a handle, then sign.`,
    headline: 'Thank the author.',
  },
  privacy: { title: `Privacy · ${product}`, description: 'What its host logs.', headline: 'Privacy' },
  terms: { title: `Terms · ${product}`, description: 'Tips & gifts.', headline: 'Terms' },
  'not-found': { title: `Not found & lost · ${product}`, description: 'No page is here.', headline: 'Lost.' },
};
