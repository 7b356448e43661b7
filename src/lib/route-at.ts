import { notFoundOf, routesOf, type SiteRoute } from '../../config/routes.ts';
import { site } from 'virtual:site';

/** Every document of the site. */
export const routes = routesOf(site);
const byPath = new Map(routes.map((route) => [route.path, route]));
const notFound = notFoundOf(routes);

/** Returns the document at exactly `pathname`. Any other spelling gets the 404 page, as it does from the Worker. */
export const routeAt = (pathname: string): SiteRoute => byPath.get(pathname) ?? notFound;
