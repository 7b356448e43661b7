import { notFoundOf, routesOf, type SiteRoute } from '../../config/routes.ts';
import { site } from 'virtual:site';

export const routes = routesOf(site);
const byPath = new Map(routes.map((route) => [route.path, route]));
const notFound = notFoundOf(routes);

/** The document at exactly `pathname`. Other spellings get the 404 page; the Worker has already redirected aliases. */
export const routeAt = (pathname: string): SiteRoute => byPath.get(pathname) ?? notFound;
