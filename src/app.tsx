import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteRoute } from '../config/routes.ts';
import { PageBoundary } from './components/page-boundary.tsx';
import { NEW_TAB_ID } from './components/links.tsx';
import { documents } from '#token/content/documents.ts';
import { missingCode } from '#token/content/messages.ts';
import { labels } from '#token/content/navigation.ts';
import { useNavigation } from './hooks/use-navigation.ts';
import { routeAt } from './lib/route-at.ts';
import type { Pages } from './pages/types.ts';

/** Runs the navigation effects once the page below has mounted. */
function Arrival({ route }: { route: SiteRoute }) {
  useNavigation(route, documents[route.id]);
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
