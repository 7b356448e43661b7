import { Fragment, type ReactNode } from 'react';
import { whileHovered } from '../lib/pointing.ts';
import './shares.css';

interface DonutProps {
  /** In order; the percentages add up to 100. The build colours each `.slice` by its place. */
  slices: readonly { id: string; percentage: number }[];
  active: string | null;
  /** Called with the id of the slice under the pointer, or null. */
  onHover: (id: string | null) => void;
  /** Called with the id of the slice that was clicked or tapped. */
  onChoose: (id: string) => void;
  /** In the middle: a figure and what it is. */
  value: ReactNode;
  label: string;
}

/** Length of one percent of the ring, and the gap after a slice, in drawing units. */
const PERCENT = 5;
const SLICE_GAP = 1.8;
/** Smallest slice with room for its percentage, in percent of the ring. */
const LABELLED_SLICE = 5;
const RADIUS = (100 * PERCENT) / (2 * Math.PI);

/** The sum of the percentages before one. */
const startOf = (index: number, all: readonly { percentage: number }[]) =>
  all.slice(0, index).reduce((sum, { percentage }) => sum + percentage, 0);

/** A ring whose slices highlight their rows in a table, which is the accessible version. */
export function Donut({ slices, active, onHover, onChoose, value, label }: DonutProps) {
  const gap = slices.length > 1 ? SLICE_GAP : 0;
  return (
    <div className="donut">
      <svg viewBox="-98 -98 196 196" aria-hidden="true" data-dimmed={active !== null || undefined}>
        {slices.map(({ id, percentage }, index) => {
          const angle = (startOf(index, slices) + percentage / 2) * 3.6;
          return (
            <g key={id} className="slice">
              <circle
                r={RADIUS.toFixed(2)}
                strokeDasharray={`${Math.max(0, percentage * PERCENT - gap)} ${100 * PERCENT}`}
                strokeDashoffset={-PERCENT * startOf(index, slices)}
                data-active={id === active || undefined}
                {...whileHovered((on) => onHover(on ? id : null))}
                onClick={() => onChoose(id)}
              />
              {percentage >= LABELLED_SLICE && (
                <text dy=".36em" transform={`rotate(${angle}) translate(${RADIUS.toFixed(2)}) rotate(${90 - angle})`}>
                  {`${percentage}%`}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <p className="text-subtitle md:text-figure" aria-hidden="true">
        {/* Replaced as a whole: a translator may have replaced the text in it. */}
        <b key={label}>{value}</b>
        <span>{label}</span>
      </p>
    </div>
  );
}

interface Part {
  id: string;
  percentage: number;
  /** The colour behind its percentage. */
  ground: string;
}

/** Gap between parts, in percent of the bar. */
const PART_GAP = 0.4;
/** Smallest parts with room for their percentages, on any screen and on a tablet, in percent of the bar. */
const [LABELLED, LABELLED_WIDE] = [20, 10];

/** Marks on a 10 × 10 tile, so that neighbours differ in more than colour (WCAG 1.4.1): all but the first in turn. */
const MARKS = ['M-2 12 12-2M-2 2 2-2M8 12 12 8', 'M2.5 2v1M7.5 7v1', 'M0 5H10M5 0V10'];

/** Shares as one bar. A table gives the same values as text. */
export function SplitBar({ parts }: { parts: readonly Part[] }) {
  const scale = 1 - ((parts.length - 1) * PART_GAP) / 100;
  return (
    <svg className="appears split-bar" aria-hidden="true">
      {parts.slice(1).map(({ id, ground }, index) => (
        <pattern key={id} id={id} width="10" height="10" patternUnits="userSpaceOnUse">
          <path d={`M-5-5H15V15H-5Z${MARKS[index % MARKS.length]}`} fill={ground} />
        </pattern>
      ))}
      {parts.map(({ id, percentage, ground }, index) => {
        const start = `${startOf(index, parts) * scale + index * PART_GAP}%`;
        const length = `${percentage * scale}%`;
        return (
          <Fragment key={id}>
            <rect x={start} width={length} height="100%" fill={index > 0 ? `url(#${id})` : ground} />
            {percentage >= LABELLED_WIDE && (
              <text
                className={percentage < LABELLED ? 'hidden md:inline' : undefined}
                x={start}
                y="50%"
                dx="12"
                dy=".36em"
                stroke={ground}
              >
                {`${percentage}%`}
              </text>
            )}
          </Fragment>
        );
      })}
    </svg>
  );
}
