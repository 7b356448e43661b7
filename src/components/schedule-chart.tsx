import type { PointerEvent } from 'react';
import { unlockedPercent } from '../lib/vesting.ts';
import type { VestingRule } from '../../shape/token.ts';
import { labelsOf, marksOf, pathOf, short, ticksOf } from './schedule-geometry.ts';
import './schedule-chart.css';

interface Schedule {
  id: string;
  rule: VestingRule;
}

interface Props {
  schedules: readonly Schedule[];
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
const toPercent = (value: number) => `${short(value)}%`;

/** Plots schedules as lines, percent against months. Slider and list give the same as text. */
export function ScheduleChart({ schedules, months, month, active, onMonth, onHover, start }: Props) {
  const marks = marksOf(
    schedules.map(({ rule }) => rule),
    months,
  );
  const across = (at: number) => toPercent((100 * at) / months);
  const point = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const at = Math.min(months, Math.max(0, Math.round((months * (clientX - left)) / width)));
    const percent = 100 * (1 - (clientY - top) / height);
    const distance = ({ rule }: Schedule) => Math.abs(unlockedPercent(rule, at) - percent);
    const closer = (best: Schedule | undefined, schedule: Schedule) =>
      best && distance(best) <= distance(schedule) ? best : schedule;
    const nearest = schedules.reduce<Schedule | undefined>(closer, undefined);
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
      {ticksOf(months).map((at) => (
        <text key={at} x={across(at)} y="100%" dy="1.8em" textAnchor="middle">
          {at === 0 ? start : at}
        </text>
      ))}
      <g className="appears">
        <svg
          className="schedule-lines"
          viewBox={`0 0 ${months} 100`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          overflow="visible"
        >
          {/* Longer than the plot and below the lines, so that it and a step at the same month both show. */}
          <line x1={month} x2={month} y1="-3" y2="103" vectorEffect="non-scaling-stroke" />
          {schedules.map(({ id, rule }) => (
            <path
              key={id}
              className="schedule-line"
              d={pathOf(rule, months)}
              data-active={id === active || undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {/* Fades the months to come. */}
          <rect x={month} width={months - month} height="100" />
          <path
            className="schedule-ends"
            d={schedules.map(({ rule }) => `M${month} ${short(100 - unlockedPercent(rule, month))}h0`).join('')}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </g>
      <g className="appears">
        {schedules.map(({ id }, index) => (
          <text
            key={id}
            className="schedule-mark"
            x={across(marks[index]!.month)}
            y={toPercent(100 - marks[index]!.percent)}
            dy="5"
            textAnchor="middle"
            data-active={id === active || undefined}
          >
            {index + 1}
          </text>
        ))}
        {labelsOf(schedules.map(({ rule }) => unlockedPercent(rule, month))).map(({ value, down }) => (
          <text key={value} className="schedule-value" x={across(month)} y={toPercent(down)} dy="-8" {...values}>
            {`${value}%`}
          </text>
        ))}
      </g>
    </svg>
  );
}
