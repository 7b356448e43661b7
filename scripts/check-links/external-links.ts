import { demonstrationIn } from '../../site-build/scan/leftovers.ts';
import { isDemonstration } from '../../config/demonstration.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** The distinct URLs to which a document's HTML links on other origins. */
export function externalLinks(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="(https?:[^"]+)"/g)].map(([, href]) => href!);
  return [...new Set(hrefs.map((href) => href.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity]!)))];
}

/** Whether a link contains a demonstration value and so has no real target. */
export const isDemonstrationLink = (url: string): boolean => isDemonstration(url) || demonstrationIn(url).length > 0;

export type LinkState = 'alive' | 'refuses robots' | 'dead';

/** Statuses by which services turn robots away from pages that exist. */
const REFUSALS = new Set([401, 403, 405, 429, 503, 999]);

/** Classifies a link by the status of its final response, or null for no response. */
export function stateOf(status: number | null): LinkState {
  if (status === null) return 'dead';
  if (REFUSALS.has(status)) return 'refuses robots';
  return status < 400 ? 'alive' : 'dead';
}
