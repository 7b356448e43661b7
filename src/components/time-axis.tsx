export interface Segment {
  id: string;
  /** Start and length, in percent of the axis. */
  start: number;
  length: number;
  /** Class that styles the segment. */
  look: string;
}

interface Props {
  segments: readonly Segment[];
  years: readonly { year: number; at: number }[];
  /** The flagged day, in percent of the axis. */
  flag: number | null;
}

/** Gap after a segment, in percent of the axis. */
const GAP = 0.3;
/** How far the segments reach towards the cards, in percent of the space for the axis. */
const BAND = 28;

/**
 * Draws a stretch of time to scale, with a line from each segment to its card. The cards are of equal size, in the
 * order of the segments, below the axis; on narrow screens, its style sheet turns it upright beside them. They are the
 * accessible version.
 */
export function TimeAxis({ segments, years, flag }: Props) {
  const card = 100 / segments.length;
  return (
    <svg className="axis" aria-hidden="true">
      {years.map(({ year, at }) => (
        <text key={year} x={`${at}%`} y="-10">
          {year}
        </text>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <g>
          {segments.map(({ id, start, length, look }, index) => (
            <path
              key={id}
              className={look || undefined}
              d={`M${start + length / 2} ${BAND}L${Math.round((index + 0.5) * card * 10) / 10} 100M${start} 0h${length - GAP}v${BAND}h${GAP - length}z`}
            />
          ))}
          {flag !== null && <path className="axis-flag" d={`M${flag} ${BAND}V-32l2.2 9-2.2 9`} />}
        </g>
      </svg>
    </svg>
  );
}
