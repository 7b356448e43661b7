import type { PointerEvent } from 'react';
import { labelsOf } from '../lib/vesting.ts';
import './schedule-chart.css';

/** One schedule. On its path, one unit right is a month, and one unit down is one percent less. */
export interface ScheduleLine {
  id: string;
  path: string;
  /** Percent unlocked at a month, from 0 to 100. */
  percentAt: (month: number) => number;
  /** The point of its number; side is -1 above on the left, 0 on the point, 1 below on the right. */
  marker: { month: number; percent: number; side: number };
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
  /** Label of month 0. */
  start: string;
}

/** Reach of the pointer for selecting a line, in percent of the plot's height. */
const REACH_PERCENT = 6;
/** Two decimals: a hundredth of a percent is less than a tenth of a pixel here. */
const toPercent = (value: number) => `${Number(value.toFixed(2))}%`;

/** Plots schedules as lines, percent against months. Slider and list give the same as text. */
export function ScheduleChart({ lines, months, month, active, onMonth, onHover, start }: Props) {
  const step = Math.ceil(months / 4);
  const ticks = [0, 1, 2, 3, 4].map((index) => index * step).filter((at) => at <= months);
  const across = (at: number) => toPercent((100 * at) / months);
  const point = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const at = Math.min(months, Math.max(0, Math.round((months * (clientX - left)) / width)));
    const percent = 100 * (1 - (clientY - top) / height);
    const distance = ({ percentAt }: ScheduleLine) => Math.abs(percentAt(at) - percent);
    const closer = (best: ScheduleLine | undefined, line: ScheduleLine) =>
      best && distance(best) <= distance(line) ? best : line;
    const nearest = lines.reduce<ScheduleLine | undefined>(closer, undefined);
    onMonth(at);
    onHover(nearest && distance(nearest) <= REACH_PERCENT ? nearest.id : null);
  };
  /** Above the cursor's points, and to their left where there is room. */
  const values = month > months / 6 ? ({ dx: -8, textAnchor: 'end' } as const) : { dx: 8 };
  return (
    <svg
      className="schedule"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onHover(null)}
      aria-hidden="true"
    >
      {[0, 50, 100].map((percent) => (
        <text key={percent} x="-8" y={`${100 - percent}%`} dy=".36em" textAnchor="end">
          {percent}
        </text>
      ))}
      {ticks.map((at) => (
        <text key={at} x={across(at)} y="100%" dy="1.8em" textAnchor="middle">
          {at === 0 ? start : at}
        </text>
      ))}
      <g className="schedule-drawn">
        <svg
          className="schedule-lines"
          viewBox={`0 0 ${months} 100`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          overflow="visible"
        >
          {lines.map(({ id, path }) => (
            <path
              key={id}
              className="schedule-line"
              d={path}
              data-active={id === active || undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {/* Fades the months to come. */}
          <rect x={month} width={months - month} height="100" />
          <line x1={month} x2={month} y2="100" vectorEffect="non-scaling-stroke" />
          <path
            className="schedule-ends"
            d={lines.map(({ percentAt }) => `M${month} ${Number((100 - percentAt(month)).toFixed(2))}h0`).join('')}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </g>
      <g className="schedule-labels">
        {lines.map(({ id, marker }, index) => (
          <text
            key={id}
            className="schedule-mark"
            x={across(marker.month)}
            y={toPercent(100 - marker.percent)}
            dx={12 * marker.side}
            dy={12 * marker.side + 5}
            textAnchor="middle"
            data-active={id === active || undefined}
          >
            {index + 1}
          </text>
        ))}
        {labelsOf(lines.map(({ percentAt }) => percentAt(month))).map(({ value, down }) => (
          <text key={value} className="schedule-value" x={across(month)} y={toPercent(down)} dy="-8" {...values}>
            {`${value}%`}
          </text>
        ))}
      </g>
    </svg>
  );
}
