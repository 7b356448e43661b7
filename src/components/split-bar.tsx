interface Part {
  id: string;
  percentage: number;
}

/** Gap between two parts, in percent of the bar. */
const GAP = 0.4;

/** The start of each part, in percent. */
const startsOf = (parts: readonly Part[]) =>
  parts.map((_, index) => parts.slice(0, index).reduce((sum, { percentage }) => sum + percentage, 0));

/**
 * Shows shares as one bar, from the left or, on narrow screens, from the top. A table gives the same values as text.
 *
 * @param fills fill of each part by id: a colour or `url(#pattern)`
 */
export function SplitBar({ parts, fills }: { parts: readonly Part[]; fills: Readonly<Record<string, string>> }) {
  const starts = startsOf(parts);
  const share = ({ percentage }: Part, index: number) => `${percentage - (index < parts.length - 1 ? GAP : 0)}%`;
  return (
    <>
      <svg className=":uno-split-wide: w-full rounded-card lt-md:hidden h-24" aria-hidden="true">
        {parts.map((part, index) => (
          <rect key={part.id} fill={fills[part.id]} x={`${starts[index]}%`} width={share(part, index)} height="100%" />
        ))}
      </svg>
      <svg className=":uno-split-narrow: w-full rounded-card md:hidden h-28" aria-hidden="true">
        {parts.map((part, index) => (
          <rect key={part.id} fill={fills[part.id]} y={`${starts[index]}%`} width="100%" height={share(part, index)} />
        ))}
      </svg>
    </>
  );
}
