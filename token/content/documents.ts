import type { RouteId } from '#config/routes.ts';
import { site } from '#config/site.ts';
import type { DocumentText } from '#shape/token.ts';
import { hero } from './hero.ts';
import { notFound } from './not-found.ts';

const { product } = site;

/** The texts of each document. */
export const documents: Readonly<Record<RouteId, DocumentText>> = {
  home: {
    title: `${product}: ${hero.headline}`,
    description: `${product}. Send crypto to a handle: tag the bot on X or Telegram with an amount, then confirm. No wallet address to copy.`,
    headline: hero.headline,
  },
  privacy: {
    title: `Privacy Policy · ${product}`,
    description: `What the ${product} website stores in your browser, what its host may log, and what it never collects.`,
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
    headline: notFound.text,
  },
};
