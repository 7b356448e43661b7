import type { RouteId } from '../../config/routes.ts';

/** Headline of each document's social card, a line an entry. */
export const cardHeadlines: Record<RouteId, readonly string[]> = {
  home: ['Pay a person', 'by tagging them.'],
  privacy: ['Privacy', 'Policy'],
  terms: ['Terms of', 'Service'],
  'not-found': ['Nobody answers', 'to this tag.'],
};
