import './time-track.css';

interface Span {
  /** Start and length, in percent of the axis. */
  start: number;
  length: number;
}

interface Props {
  span: Span;
  /** Shown in the span on wide screens, if there is room. */
  label: string;
  /** Class of its outline, for any but a plain one. */
  look?: string;
  /** A flagged day, in percent of the axis, and its label. */
  flag?: { at: number; label: string };
}

/** Width of a label's character, in percent of the narrowest axis: of a span's on wide screens, and of the flag's. */
const SPAN_CHARACTER = 2;
const CHARACTER = 3;
/** Width of a flag on it, without its label. */
const FLAG = 7;
/** The lines at the start of each year, which every row repeats. */
const YEARS = 'years';

/** One row of a time axis: a span to scale. Its text is elsewhere. */
export function TimeTrack({ span: { start, length }, label, look, flag }: Props) {
  const reach = flag ? FLAG + flag.label.length * CHARACTER : 0;
  /** Whether the flag's label is on its left: it has more room there, or would pass the span's end. */
  const before = flag && (flag.at > 75 || (flag.at > reach && flag.at + reach > start + length));
  return (
    <svg className={flag ? 'track track-flagged' : 'track'} aria-hidden="true">
      <use href={`#${YEARS}`} />
      <rect className={look} x={`${start}%`} width={`${length}%`} y="50%" height="22" rx="4" />
      {label.length * SPAN_CHARACTER < length && (
        <text x={`${start + length / 2}%`} y="50%" dy=".36em" textAnchor="middle">
          {label}
        </text>
      )}
      {flag && (
        <svg x={`${flag.at}%`} y="50%" className="track-flag" overflow="visible">
          <path d="M0 0V-32H15L11-26.5L15-21H0" />
          <text x={before ? -8 : 20} y="-22" textAnchor={before ? 'end' : undefined}>
            {flag.label}
          </text>
        </svg>
      )}
    </svg>
  );
}

type Years = readonly { year: number; at: number }[];

/** Header of a time axis: a line at the start of each year, and the years that have room for a label. */
export function TimeYears({ years, labels }: { years: Years; labels: Years }) {
  return (
    <svg className="track-years" aria-hidden="true">
      <g id={YEARS}>
        {years.map(({ year, at }) => (
          <line key={year} x1={`${at}%`} x2={`${at}%`} y2="100%" />
        ))}
      </g>
      {labels.map(({ year, at }) => (
        <text key={year} x={`${at}%`} y="16" dx="6">
          {year}
        </text>
      ))}
    </svg>
  );
}
