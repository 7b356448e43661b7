import type { BrowserContext } from 'playwright';
import { isLoopback } from '../../config/hosts.ts';
import type { CheckedSite } from '../../config/site-config.ts';

/** Where a browser believes that it opens the site. */
export interface Place {
  origin: string;
  /** Leads a context's requests to where the site really is; called before its first page. */
  lead: (context: BrowserContext) => Promise<unknown>;
}

/**
 * On a version's preview, every page would warn that it is a copy, and show visitors something else than they will get.
 * There, the browser opens the canonical origin, and its requests are sent to `origin`, which pages cannot notice.
 */
export function placeOf(origin: string, site: CheckedSite): Place {
  const { hostname } = new URL(origin);
  const isKnown = origin === site.origin || isLoopback(hostname) || site.previewHosts.includes(hostname);
  if (isKnown) return { origin, lead: async () => {} };
  return {
    origin: site.origin,
    lead: (context) =>
      context.route(
        (url) => url.origin === site.origin,
        (route) => {
          const { pathname, search } = new URL(route.request().url());
          return route.fallback({ url: origin + pathname + search });
        },
      ),
  };
}
