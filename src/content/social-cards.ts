import type { RouteId } from '../../config/routes.ts';

/** Headlines of social cards that differ from the document's title, one entry for each line. */
export const cardHeadlines: Partial<Record<RouteId, readonly string[]>> = {
  home: ['Pay a person', 'by tagging them.'],
  'not-found': ['Nobody answers', 'to this tag.'],
};
