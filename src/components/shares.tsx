import { whileHovered } from '../lib/pointing.ts';
import './shares.css';

interface DonutProps {
  /** In order; the percentages add up to 100. */
  slices: readonly {
    id: string;
    percentage: number;
    /** A colour or `url(#pattern)`. */
    fill: string;
  }[];
  active: string | null;
  /** Called with the id of the slice under the pointer, or null. */
  onHover: (id: string | null) => void;
  /** Called with the id of the slice that was clicked or tapped. */
  onChoose: (id: string) => void;
  /** Text in the middle: a figure and what it is. */
  value: string;
  label: string;
}

/** Length of one percent of the ring, and the gap after a slice, in drawing units. */
const PERCENT = 5;
const SLICE_GAP = 1.8;
const RADIUS = (100 * PERCENT) / (2 * Math.PI);

/** A ring whose slices highlight their rows in a table, which is the accessible version. */
export function Donut({ slices, active, onHover, onChoose, value, label }: DonutProps) {
  return (
    <div className="donut">
      <svg viewBox="-98 -98 196 196" aria-hidden="true" data-dimmed={active !== null || undefined}>
        {slices.map(({ id, percentage, fill }, index) => (
          <circle
            key={id}
            r={RADIUS.toFixed(2)}
            stroke={fill}
            strokeDasharray={`${percentage * PERCENT - SLICE_GAP} ${100 * PERCENT}`}
            strokeDashoffset={-PERCENT * slices.slice(0, index).reduce((sum, slice) => sum + slice.percentage, 0)}
            data-active={id === active || undefined}
            {...whileHovered((on) => onHover(on ? id : null))}
            onClick={() => onChoose(id)}
          />
        ))}
      </svg>
      <p aria-hidden="true">
        <span className="text-subtitle font-600 md:text-figure">{value}</span>
        <span className="donut-label">{label}</span>
      </p>
    </div>
  );
}

interface Part {
  id: string;
  percentage: number;
  /** A colour or `url(#pattern)`, and the colour behind its percentage. */
  fill: string;
  ground: string;
}

/** Gap between parts, in percent of the bar. */
const PART_GAP = 0.4;
/** Smallest part with room for its percentage on a phone, in percent of the bar. */
const LABELLED = 20;

/** Shares as one bar. A table gives the same values as text. */
export function SplitBar({ parts }: { parts: readonly Part[] }) {
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { percentage }) => sum + percentage, 0);
  return (
    <svg className="split-bar" aria-hidden="true">
      {parts.map(({ id, percentage, fill, ground }, index) => (
        <svg key={id} x={`${startOf(index)}%`} overflow="visible">
          <rect fill={fill} width={`${percentage - (index < parts.length - 1 ? PART_GAP : 0)}%`} height="100%" />
          {percentage >= LABELLED && (
            <text x="12" y="50%" dy=".36em" stroke={ground}>
              {`${percentage}%`}
            </text>
          )}
        </svg>
      ))}
    </svg>
  );
}

interface Pattern {
  id: string;
  /** Background colour. */
  ground: string;
  /** Marks on a 10 × 10 tile, drawn as strokes. */
  marks: keyof typeof drawings;
}

const drawings = {
  stripes: 'M-2 12 12-2M-2 2 2-2M8 12 12 8',
  dots: 'M2.5 2v1M7.5 7v1',
  grid: 'M0 5H10M5 0V10',
};

/** Fill patterns for the charts, so that neighbours differ in more than colour (WCAG 1.4.1). */
export function Patterns({ patterns }: { patterns: readonly Pattern[] }) {
  return (
    <svg className="sr-only" aria-hidden="true">
      {patterns.map(({ id, ground, marks }) => (
        <pattern key={id} id={id} width="10" height="10" patternUnits="userSpaceOnUse">
          <rect width="10" height="10" fill={ground} />
          <path d={drawings[marks]} fill="none" stroke="var(--ink)" strokeWidth="1.25" />
        </pattern>
      ))}
    </svg>
  );
}
