import { lazy } from 'react';
import { routes, type SiteRoute } from '../config/routes.ts';
import { LostCode } from './lib/recovery.ts';
import { pages as landing } from './pages/landing.tsx';
import type { PageModule, Pages } from './pages/types.ts';

/** Pages outside the entry script, each in its own chunk, by file. */
const chunks = import.meta.glob<PageModule>(['./pages/*.tsx', '!./pages/landing.tsx']);

/** Fetches the code of a route's page; undefined if it is in the entry script. */
export const codeOf = ({ module }: SiteRoute) => chunks[`./pages/${module}.tsx`]?.();

/** Fetches every page that has a path. Failures are handled when a visitor goes there. */
export function fetchAll(): void {
  for (const route of routes) if (route.path) codeOf(route)?.catch(() => undefined);
}

const lazily = (route: SiteRoute) =>
  lazy(async () => {
    const code = await codeOf(route)!.catch((cause: unknown) => {
      throw new LostCode(String(cause));
    });
    return { default: code.pages[route.id]! };
  });

/** The pages, all but the landing page fetched when they are needed. */
export const pages = Object.fromEntries(
  routes.map((route) => [route.id, (landing as Partial<Pages>)[route.id] ?? lazily(route)]),
) as Pages;
