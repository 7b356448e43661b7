import { routesOf, type RouteId, type SiteRoute } from '../../config/routes.ts';
import { site } from 'virtual:site';

const routes = routesOf(site);
const byPath = new Map(routes.map((route) => [route.path, route]));
const notFound = routes.find(({ id }) => id === ('not-found' satisfies RouteId))!;

/** The document at exactly `pathname`: the Worker answers any other spelling with the 404 page, and so does this. */
export const routeAt = (pathname: string): SiteRoute => byPath.get(pathname) ?? notFound;
