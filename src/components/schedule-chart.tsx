import { useRef, type PointerEvent } from 'react';
import { labelsOf } from '../lib/vesting.ts';

/** One schedule. On its path, one unit right is a month, and one unit down is one percent less. */
export interface ScheduleLine {
  id: string;
  /** Shown on both the line and its legend entry. */
  number: number;
  path: string;
  /** Percent unlocked at a month, from 0 to 100. */
  percentAt: (month: number) => number;
  marker: { month: number; percent: number };
}

interface Props {
  lines: readonly ScheduleLine[];
  /** End of the time axis. */
  months: number;
  /** The month marked by the cursor. */
  month: number;
  /** Id of the highlighted line. */
  active: string | null;
  onMonth: (month: number) => void;
  /** Called with the id of the line under the pointer, or null. */
  onHover: (id: string | null) => void;
  /** Caption of the percentages at the marked month, and label of month 0. */
  words: { caption: string; start: string };
}

const colors = ['var(--fg)', 'var(--plot)'];
const dashes = [undefined, '9 5', '2 5'];

/** A line's stroke, on the chart and in its legend: colours alternate, and dashes change with every second line. */
export const strokeOf = (number: number) => ({
  stroke: colors[(number - 1) % colors.length],
  strokeDasharray: dashes[Math.floor((number - 1) / 2) % dashes.length],
});

/** Reach of the pointer for selecting a line, in percent of the plot's height. */
const REACH_PERCENT = 6;
/** Two decimals: a hundredth of a percent is less than a tenth of a pixel here. */
const toPercent = (value: number) => `${Number(value.toFixed(2))}%`;
const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4, 1];
/** Plots schedules as lines, percent against months. Slider and legend give the same as text. */
export function ScheduleChart({ lines, months, month, active, onMonth, onHover, words }: Props) {
  const plot = useRef<SVGSVGElement>(null);
  const step = Math.ceil(months / 4);
  const ticks = [0, 1, 2, 3, 4].map((index) => index * step).filter((at) => at <= months);
  const across = (at: number) => toPercent((100 * at) / months);
  const point = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = plot.current!.getBoundingClientRect();
    const at = Math.min(months, Math.max(0, Math.round((months * (clientX - left)) / width)));
    const percent = 100 * (1 - (clientY - top) / height);
    const distance = ({ percentAt }: ScheduleLine) => Math.abs(percentAt(at) - percent);
    const closer = (best: ScheduleLine | undefined, line: ScheduleLine) =>
      best && distance(best) <= distance(line) ? best : line;
    const nearest = lines.reduce<ScheduleLine | undefined>(closer, undefined);
    onMonth(at);
    onHover(nearest && distance(nearest) <= REACH_PERCENT ? nearest.id : null);
  };
  return (
    <div
      className="schedule"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onHover(null)}
      aria-hidden="true"
    >
      <p className="label mb-8">{words.caption}</p>
      <svg ref={plot} className="schedule-plot">
        <g transform="translate(-8)" textAnchor="end">
          {QUARTERS.map((part) => (
            <text key={part} y={`${100 - 100 * part}%`} dy=".36em">
              {100 * part}
            </text>
          ))}
        </g>
        <g transform="translate(0 12)" textAnchor="middle">
          {ticks.map((at) => (
            <text key={at} x={across(at)} y="100%" dy="1em">
              {at === 0 ? words.start : at}
            </text>
          ))}
        </g>
        <svg
          className="schedule-lines"
          viewBox={`0 0 ${months} 100`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          overflow="visible"
        >
          {lines.map(({ id, number, path }) => (
            <path
              key={id}
              d={path}
              className="schedule-line"
              {...strokeOf(number)}
              data-active={id === active || undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {/* Fades the months to come. */}
        <rect className="schedule-veil" x={across(month)} width={across(months - month)} height="100%" />
        <line className="schedule-cursor" x1={across(month)} x2={across(month)} y2="100%" />
        {lines.map(({ id, number, marker }) => (
          <svg
            key={id}
            className="schedule-mark"
            x={across(marker.month)}
            y={toPercent(100 - marker.percent)}
            overflow="visible"
            data-active={id === active || undefined}
          >
            {/* Above and to the left, where no line that rises passes. */}
            <circle cx="-15" cy="-15" />
            <text x="-15" y="-15" dy=".36em" textAnchor="middle">
              {number}
            </text>
          </svg>
        ))}
        {lines.map(({ id, percentAt }) => (
          <circle key={id} className="schedule-end" cx={across(month)} cy={toPercent(100 - percentAt(month))} r="4" />
        ))}
        {/* Above the lines, and to their left where there is room. */}
        <g
          className="schedule-values"
          transform={`translate(${month > months / 6 ? -8 : 8} -8)`}
          textAnchor={month > months / 6 ? 'end' : 'start'}
        >
          {labelsOf(lines.map(({ percentAt }) => percentAt(month))).map(({ value, down }) => (
            <text key={value} x={across(month)} y={toPercent(down)}>
              {`${value}%`}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}
