import type { ComponentType } from 'react';
import type { RouteId } from '../../config/routes.ts';

/** The component of each document. In the browser, some are in separate chunks. */
export type Pages = Record<RouteId, ComponentType>;

/** What each file in this folder exports: the pages of the routes that name it as their module. */
export interface PageModule {
  pages: Partial<Pages>;
}
