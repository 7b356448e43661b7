interface Part {
  id: string;
  percentage: number;
}

const HEIGHT = 12;

/** Where each part starts, in percent. */
const startsOf = (parts: readonly Part[]) =>
  parts.map((_, index) => parts.slice(0, index).reduce((sum, { percentage }) => sum + percentage, 0));

/** Shares as one bar of 100 units, from the left, or from the top on narrow screens; the table beside it has the words. */
export function SplitBar({ parts }: { parts: readonly Part[] }) {
  const starts = startsOf(parts);
  return (
    <>
      <svg className="split split-wide" viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ id, percentage }, index) => (
          <rect key={id} className={`fill-${id}`} x={starts[index]! + 0.15} width={percentage - 0.3} height={HEIGHT} />
        ))}
      </svg>
      <svg className="split split-narrow" viewBox={`0 0 ${HEIGHT} 100`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ id, percentage }, index) => (
          <rect key={id} className={`fill-${id}`} y={starts[index]! + 0.5} height={percentage - 1} width={HEIGHT} />
        ))}
      </svg>
    </>
  );
}
