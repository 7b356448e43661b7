/** The configured contracts that are demonstration addresses; set by the build. */
declare const DEMONSTRATION_CONTRACTS: readonly string[];
/** Whether any value of the configuration is a demonstration; set by the build. */
declare const HOLDS_DEMONSTRATION: boolean;

declare module 'virtual:uno.css';

/** SVG paths that `site-build/design/chart-geometry.ts` computes from the figures at build time. */
declare module 'virtual:chart-geometry' {
  /** A schedule's line: one unit to the right is a month, one unit up is one percent. */
  export interface UnlockLine {
    /** SVG path relative to the top left corner of the plot. */
    path: string;
    /** The point of the line's number, which is above it on the left (-1), on it (0), or below it on the right (1). */
    marker: { month: number; percent: number; side: -1 | 0 | 1 };
  }
  /** Positions on the roadmap's axis, in percent of its length. */
  export interface TimeAxis {
    /** In the order of the periods. */
    segments: readonly { start: number; length: number }[];
    years: readonly { year: number; at: number }[];
    /** The years with a label: those that have room for one. */
    labels: readonly { year: number; at: number }[];
    /** The launch day, or null if no period has one. */
    launch: number | null;
  }
  export interface ChartGeometry {
    /** In the order of the vesting cards; null if no month-by-month schedule is published. */
    unlocks: readonly (UnlockLine | null)[];
    roadmap: TimeAxis;
  }
  export const geometry: ChartGeometry;
}
