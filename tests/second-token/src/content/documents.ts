import type { RouteId } from '../../config/routes.ts';
import type { DocumentText } from './types.ts';

export const documentsOf = (product: string): Readonly<Record<RouteId, DocumentText>> => ({
  home: {
    title: `${product}: tips for the people who write your software`,
    description: `${product} tips the author of a patch, a post or an answer: tag the bot with an amount and a handle, then sign.`,
    headline: 'Thank the author.',
  },
  privacy: {
    title: `Privacy · ${product}`,
    description: `What the ${product} website stores in your browser and what its host logs.`,
    headline: 'Privacy',
  },
  terms: {
    title: `Terms · ${product}`,
    description: `The terms for using the ${product} website, and what it is not liable for.`,
    headline: 'Terms',
  },
  'not-found': {
    title: `No such page · ${product}`,
    description: `The ${product} website has no page at this address.`,
    headline: 'The line is loose.',
  },
});
