import type { Plugin } from 'vite';
import { chartGeometry } from '../design/chart-geometry.ts';

const NAME = 'virtual:chart-geometry';

/** Provides the charts' paths as a module, which keeps the library that computes them out of the bundles. */
export function chartGeometryPlugin(): Plugin {
  return {
    name: 'chart-geometry',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export const geometry = ${JSON.stringify(chartGeometry())};` : null),
  };
}
