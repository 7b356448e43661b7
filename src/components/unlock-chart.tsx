/** Percent unlocked (up) against months since launch (right); a hatched band where no schedule is stated. */
export function UnlockChart({ id, paths }: { id: string; paths: { line: string; area: string } | null }) {
  return (
    <div className="axes" aria-hidden="true">
      <svg className="unlock" viewBox="0 0 240 100" preserveAspectRatio="none">
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
            <rect width="240" height="100" fill={`url(#${id})`} />
          </>
        )}
      </svg>
    </div>
  );
}
