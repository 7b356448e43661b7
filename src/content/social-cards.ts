import type { RouteId } from '../../config/routes.ts';

/** Headlines of the social cards that do not use the document's title, line by line. */
export const cardHeadlines: Partial<Record<RouteId, readonly string[]>> = {
  home: ['Pay a person', 'by tagging them.'],
  'not-found': ['Nobody answers', 'to this tag.'],
};
