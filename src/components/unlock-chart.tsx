import './unlock-chart.css';

interface Props {
  /** Unique in the page: names the hatching. */
  id: string;
  /** Null where no schedule is stated: a hatched band says so. */
  paths: { line: string; area: string } | null;
  size: { width: number; height: number };
  /** What stands at the time axis's start and end. */
  axis: { start: string; end: string };
}

/** Percent unlocked (up) against time since launch (right); a table has the values. */
export function UnlockChart({ id, paths, size, axis }: Props) {
  return (
    <div className="axes" data-start={axis.start} data-end={axis.end} aria-hidden="true">
      <svg className="unlock" viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none">
        {paths ? (
          <>
            <path className="unlock-area" d={paths.area} />
            <path className="unlock-line" d={paths.line} vectorEffect="non-scaling-stroke" />
          </>
        ) : (
          <>
            <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V8" className="hatch" />
            </pattern>
            <rect {...size} fill={`url(#${id})`} />
          </>
        )}
      </svg>
    </div>
  );
}
