import { notFoundRoute, routes, type RouteId, type SiteRoute } from '../../config/routes.ts';

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The document at exactly `pathname`. Other spellings get the 404 page; the Worker has already redirected aliases. */
export const routeAt = (pathname: string): SiteRoute => byPath.get(pathname) ?? notFoundRoute;

/** The page that the build wrote into this document; undefined from the dev server, whose document is empty. */
export const documentPage = () => document.getElementById('root')!.dataset.page as RouteId | undefined;
