import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteRoute } from '../config/routes.ts';
import { PageBoundary } from './components/page-boundary.tsx';
import { NEW_TAB_ID } from './components/links.tsx';
import { documents } from '#token/content/documents.ts';
import { missingCode } from '#token/content/messages.ts';
import { labels } from '#token/content/navigation.ts';
import { useArrival } from './hooks/use-arrival.ts';
import { usePlaces } from './hooks/use-places.ts';
import { routeAt } from './lib/route-at.ts';
import type { Pages } from './pages/types.ts';

/** Runs before and after the page below: when it has mounted, and while it is still in the document. */
function Arrival({ route }: { route: SiteRoute }) {
  useArrival(route, documents[route.id], usePlaces());
  // React has taken over: an effect does not run for a render that it gives up. For whoever has to wait, such as tests.
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}

/** The site below its router: the page at the current path. */
export function App({ pages }: { pages: Pages }) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const Page = pages[route.id];
  return (
    <>
      {/* Outside each page's own boundary, so that the old page stays until the new one has loaded. */}
      <Suspense fallback={null}>
        <PageBoundary key={route.id} words={missingCode} arrival={<Arrival route={route} />}>
          <Page />
        </PageBoundary>
      </Suspense>
      <p id={NEW_TAB_ID} hidden>
        {labels.newTab}
      </p>
    </>
  );
}
