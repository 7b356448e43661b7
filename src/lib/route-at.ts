import { notFoundOf, routesOf, type SiteRoute } from '../../config/routes.ts';
import { site } from 'virtual:site';

/** Every document of the site. */
export const routes = routesOf(site);
const byPath = new Map(routes.map((route) => [route.path, route]));
const notFound = notFoundOf(routes);

/** The document at exactly `pathname`: the Worker answers any other spelling with the 404 page, and so does this. */
export const routeAt = (pathname: string): SiteRoute => byPath.get(pathname) ?? notFound;
