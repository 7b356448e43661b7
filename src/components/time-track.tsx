import './time-track.css';

export interface Span {
  /** Start and length, in percent of the axis. */
  start: number;
  length: number;
}

interface Props {
  span: Span;
  /** Shown in the span if there is room. */
  label: string;
  /** Class that styles it, if it differs from the others. */
  look?: string;
  years: readonly { year: number; at: number }[];
  /** A flagged day, in percent of the axis, and its label. */
  flag?: { at: number; label: string };
}

/** Width of a label's character on a phone, in percent of the axis. */
const CHARACTER = 3;

/** One row of a time axis: a span to scale, and a line at the start of each year. Its text is elsewhere. */
export function TimeTrack({ span, label, look, years, flag }: Props) {
  return (
    <svg className="track" aria-hidden="true">
      {years.map(({ year, at }) => (
        <line key={year} x1={`${at}%`} x2={`${at}%`} y2="100%" />
      ))}
      <svg y="50%" overflow="visible">
        <rect className={look} x={`${span.start}%`} width={`${span.length}%`} y="-11" height="22" rx="4" />
        {label.length * CHARACTER < span.length && (
          <text x={`${span.start + span.length / 2}%`} dy=".36em" textAnchor="middle">
            {label}
          </text>
        )}
        {flag && (
          <svg x={`${flag.at}%`} className="track-flag" overflow="visible">
            <path d="M0-11V-32H15L11-26.5L15-21H0" />
            {/* On the side with more room. */}
            <text x={flag.at > 75 ? -8 : 20} y="-22" textAnchor={flag.at > 75 ? 'end' : undefined}>
              {flag.label}
            </text>
          </svg>
        )}
      </svg>
    </svg>
  );
}

/** Header of a time axis: the years above their lines. */
export function TimeYears({ years }: Pick<Props, 'years'>) {
  return (
    <svg className="track-years" aria-hidden="true">
      {years.map(({ year, at }) => (
        <text key={year} x={`${at}%`} y="16">
          {year}
        </text>
      ))}
    </svg>
  );
}
