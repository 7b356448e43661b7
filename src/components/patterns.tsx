interface Pattern {
  id: string;
  /** Background colour. */
  ground: string;
  /** Path of the marks on a 10 × 10 tile, drawn as strokes. */
  marks: keyof typeof drawings;
}

const drawings = {
  stripes: 'M-2 12 12-2M-2 2 2-2M8 12 12 8',
  dots: 'M2.5 2v1M7.5 7v1',
  grid: 'M0 5H10M5 0V10',
};

/** Defines the charts' fill patterns, so that neighbours differ in more than colour (WCAG 1.4.1). */
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
