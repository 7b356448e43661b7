interface Part {
  id: string;
  percentage: number;
}

/** Gap between two parts, in percent of the bar. */
const GAP = 0.4;

/**
 * Shows shares as one bar. A table gives the same values as text.
 *
 * @param fills fill of each part by id: a colour or `url(#pattern)`
 */
export function SplitBar({ parts, fills }: { parts: readonly Part[]; fills: Readonly<Record<string, string>> }) {
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { percentage }) => sum + percentage, 0);
  return (
    <svg className=":uno-split-bar: w-full rounded-control h-12 md:h-20" aria-hidden="true">
      {parts.map(({ id, percentage }, index) => (
        <rect
          key={id}
          fill={fills[id]}
          x={`${startOf(index)}%`}
          width={`${percentage - (index < parts.length - 1 ? GAP : 0)}%`}
          height="100%"
        />
      ))}
    </svg>
  );
}
