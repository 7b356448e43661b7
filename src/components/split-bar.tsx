import './split-bar.css';

interface Part {
  id: string;
  percentage: number;
}

/** Gap between parts, in percent of the bar. */
const PART_GAP = 0.4;
/** Smallest parts with room for their percentages, on any screen and on a tablet, in percent of the bar. */
const [LABELLED, LABELLED_WIDE] = [20, 10];

/** Marks on a 10 × 10 tile, so that neighbours differ in more than colour (WCAG 1.4.1): all but the first in turn. */
const MARKS = ['M-2 12 12-2M-2 2 2-2M8 12 12 8', '', 'M2.5 2v1M7.5 7v1', 'M0 5H10M5 0V10'];

/** The sum of the percentages before one. */
const startOf = (index: number, parts: readonly Part[]) =>
  parts.slice(0, index).reduce((sum, { percentage }) => sum + percentage, 0);

/** Shares as one bar, the first in the brand's colour. A table gives the same values as text. */
export function SplitBar({ parts }: { parts: readonly Part[] }) {
  const scale = 1 - ((parts.length - 1) * PART_GAP) / 100;
  return (
    <svg className="split-bar" aria-hidden="true">
      {parts.map(({ id, percentage }, index) => {
        const start = `${startOf(index, parts) * scale + index * PART_GAP}%`;
        return (
          <g key={id}>
            {index > 0 && (
              <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
                <path d={`M-5-5H15V15H-5Z${MARKS[(index - 1) % MARKS.length]}`} />
              </pattern>
            )}
            <rect
              x={start}
              width={`${percentage * scale}%`}
              height="100%"
              fill={index > 0 ? `url(#${id})` : undefined}
            />
            {percentage >= LABELLED_WIDE && (
              <text
                className={percentage < LABELLED ? 'hidden md:inline' : undefined}
                x={start}
                y="50%"
                dx="12"
                dy=".36em"
              >
                {`${percentage}%`}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
