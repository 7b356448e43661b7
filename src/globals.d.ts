/** Those of the configured contracts that are demonstration addresses; set when the site is built. */
declare const DEMONSTRATION_CONTRACTS: readonly string[];
/** Whether any value of the configuration is a demonstration; set when the site is built. */
declare const HOLDS_DEMONSTRATION: boolean;

declare module 'virtual:chart-geometry' {
  /** SVG paths computed from the figures when the site is built; `site-build/design/chart-geometry.ts` says how. */
  export const geometry: import('../site-build/design/chart-geometry.ts').ChartGeometry;
}

declare module 'virtual:uno.css';
