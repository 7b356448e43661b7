import { whileHovered } from '../lib/pointing.ts';
import './donut.css';

interface Props {
  /** The slices in order; their percentages add up to 100. */
  slices: readonly {
    id: string;
    percentage: number;
    /** A colour or `url(#pattern)`. */
    fill: string;
  }[];
  active: string | null;
  /** The slice under the pointer, or null. */
  onHover: (id: string | null) => void;
  /** Called with the slice that was clicked or touched. */
  onChoose: (id: string) => void;
  /** Text in the middle: a figure and its unit. */
  value: string;
  label: string;
}

/** Length of one percent of the ring, and the gap after a slice, in units of the drawing. */
const PERCENT = 5;
const GAP = 1.8;
const RADIUS = (100 * PERCENT) / (2 * Math.PI);

/** A ring whose slices highlight their rows in a table. The table is the accessible version. */
export function Donut({ slices, active, onHover, onChoose, value, label }: Props) {
  return (
    <div className=":uno-donut: select-none relative mx-auto w-full max-w-[400px]">
      <svg viewBox="-98 -98 196 196" aria-hidden="true" data-dimmed={active !== null || undefined}>
        {slices.map(({ id, percentage, fill }, index) => (
          <circle
            key={id}
            r={RADIUS.toFixed(2)}
            stroke={fill}
            strokeDasharray={`${percentage * PERCENT - GAP} ${100 * PERCENT}`}
            strokeDashoffset={-PERCENT * slices.slice(0, index).reduce((sum, slice) => sum + slice.percentage, 0)}
            data-active={id === active || undefined}
            {...whileHovered((on) => onHover(on ? id : null))}
            onClick={() => onChoose(id)}
          />
        ))}
      </svg>
      <p
        className=":uno-donut-text: absolute inset-0 grid place-content-center justify-items-center text-center pointer-events-none"
        aria-hidden="true"
      >
        <span className=":uno-donut-value: text-2xl font-600 md:text-figure">{value}</span>
        <span className=":uno-donut-label: max-w-6.5em text-sm leading-tight text-muted md:(max-w-9em text-base)">
          {label}
        </span>
      </p>
    </div>
  );
}
