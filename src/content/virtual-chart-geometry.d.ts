/** SVG paths computed from the figures when the site is built; `site-build/design/chart-geometry.ts` says how. */
declare module 'virtual:chart-geometry' {
  export interface ChartGeometry {
    donut: readonly { id: import('./figures.ts').AllocationId; path: string }[];
    /** Of every unlock chart, in the units of its paths. */
    unlockSize: { width: number; height: number };
    /** In the order of the vesting cards; null where no schedule is stated. */
    unlocks: readonly ({ line: string; area: string } | null)[];
  }
  export const geometry: ChartGeometry;
}
