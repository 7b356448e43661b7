import { areaOf, ticksOf } from '../lib/vesting.ts';
import type { VestingRule } from '../../shape/token.ts';
import './unlock-track.css';

/** What all tracks have in common: the month that is marked, and the axis's last. */
interface Axis {
  month: number;
  months: number;
}

const across = (at: number, months: number) => `${Number(((100 * at) / months).toFixed(3))}%`;

/** The id of the fill of every track. */
const FILL = 'unlocked';

/** The months above the tracks. Has the fill of all of them: what is unlocked at the month, and paler, what is to come. */
export function MonthTicks({ month, months, start }: Axis & { start: string }) {
  const ticks = ticksOf(months);
  return (
    <svg className="month-ticks" aria-hidden="true">
      <linearGradient id={FILL} gradientUnits="userSpaceOnUse" x2={months}>
        {['unlocked', 'to-come'].map((part) => (
          <stop key={part} className={part} offset={month / months} />
        ))}
      </linearGradient>
      {ticks.map((at, index) => (
        <text
          key={at}
          x={across(at, months)}
          y="1em"
          textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
        >
          {index === 0 ? start : at}
        </text>
      ))}
    </svg>
  );
}

/** The month's line, through the height of the box around it. */
export const MonthLine = ({ month, months }: Axis) => (
  <svg className="month-line" aria-hidden="true">
    <line x1={across(month, months)} x2={across(month, months)} y2="100%" />
  </svg>
);

/** Heights are in em, so that style can scale them. */
const inEm = (height: number) => `${Number(height.toFixed(2))}em`;

interface TrackProps {
  rule: VestingRule;
  months: number;
  height: number;
}

/** A schedule as an area over the months; what it shows is beside it as text. */
export const UnlockTrack = ({ rule, months, height }: TrackProps) => (
  <svg
    className="unlock-track"
    viewBox={`0 0 ${months} 100`}
    preserveAspectRatio="none"
    height={inEm(height)}
    aria-hidden="true"
  >
    <path d={areaOf(rule, months)} fill={`url(#${FILL})`} />
  </svg>
);

/** The place of a track where nothing is drawn: on wide screens, as high as one. */
export const EmptyTrack = ({ height }: { height: number }) => (
  <svg className="empty-track" height={inEm(height)} aria-hidden="true" />
);
