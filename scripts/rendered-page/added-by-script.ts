import type { SiteRoute } from '../../config/routes.ts';
import type { CheckedSite } from '../../config/site-config.ts';
import { labels, navigation, whitepaper } from '../../src/content/navigation.ts';

/** What a page's own script may add to the document as sent, once and in one piece. */
export interface Addition {
  text: string;
  attributes: readonly string[];
}

/** The landing page's sticky bar, which cannot show without the script. Its links are in the header, too. */
export const addedByScript = ({ id }: SiteRoute, site: CheckedSite): Addition =>
  id === 'home'
    ? {
        text: [site.product, ...navigation.map(({ label }) => label), whitepaper, labels.newTab].join(' '),
        attributes: [`button aria-label="${labels.menu}"`, `nav aria-label="${labels.stickySections}"`],
      }
    : { text: '', attributes: [] };
