import type { ComponentType } from 'react';
import type { RouteId } from '../../config/routes.ts';

/** The component of each document; in the browser, some are separate chunks. */
export type Pages = Record<RouteId, ComponentType>;

/** Exports of each file in this folder: the pages of the routes that name it as their module. */
export interface PageModule {
  pages: Partial<Pages>;
}
