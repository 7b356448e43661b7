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
  upright: boolean;
}

/** Gap after a segment, in percent. */
const GAP = 0.3;

/**
 * Draws a stretch of time to scale, with a line from each segment to its card. The cards are of equal size, in the
 * order of the segments, below a horizontal axis or beside a vertical one. They are the accessible version.
 */
export function TimeAxis({ segments, years, flag, upright }: Props) {
  const card = 100 / segments.length;
  const along = upright ? 'y' : 'x';
  const line = (from: number, to = from) => ({ [`${along}1`]: `${from}%`, [`${along}2`]: `${to}%` });
  return (
    <svg className={`axis w-full ${upright ? 'h-full pl-2 lg:hidden' : 'h-[120px] lt-lg:hidden'}`} aria-hidden="true">
      {segments.map(({ id, start, length, look }, index) => {
        const size = `${length - GAP}%`;
        return (
          <g key={id} className={look}>
            <rect
              rx="4"
              {...{ [along]: `${start}%` }}
              {...(upright ? { width: 20, height: size } : { width: size, height: 28 })}
            />
            <line
              className="axis-lead"
              {...line(start + length / 2, (index + 0.5) * card)}
              {...(upright ? { x1: 20, x2: '100%' } : { y1: 28, y2: '100%' })}
            />
          </g>
        );
      })}
      {!upright &&
        years.map(({ year, at }) => (
          <text key={year} x={`${at}%`} y="-10">
            {year}
          </text>
        ))}
      {flag !== null && (
        <svg className="axis-flag" overflow="visible" {...{ [along]: `${flag}%` }}>
          <path d={upright ? 'M-6 0H26' : 'M0 28V-38h26l-7 8 7 8H0'} />
        </svg>
      )}
    </svg>
  );
}
