import type { RouteId } from '../../config/routes.ts';
import type { DocumentText } from './types.ts';

/** The texts of each document. A function, because the build also reads them where `virtual:site` does not exist. */
export const documentsOf = (product: string): Readonly<Record<RouteId, DocumentText>> => ({
  home: {
    title: `${product}: pay a person by tagging them`,
    description: `${product}. Send crypto to a handle: tag the bot on X or Telegram with an amount, then confirm. No wallet address to copy.`,
    headline: 'Pay a person by tagging them.',
  },
  privacy: {
    title: `Privacy Policy · ${product}`,
    description: `What the ${product} website stores in your browser, what its host logs, and what it never collects.`,
    headline: 'Privacy Policy',
  },
  terms: {
    title: `Terms of Service · ${product}`,
    description: `The terms for using the ${product} website: minimum age, no advice, risks, links and liability.`,
    headline: 'Terms of Service',
  },
  'not-found': {
    title: `Page not found · ${product}`,
    description: `There is no page at this address on the ${product} website.`,
    headline: 'Nobody answers to this tag.',
  },
});
