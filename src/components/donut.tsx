interface Props<Id extends string> {
  /** Paths around 0,0 with a radius of at most 100, in order. */
  slices: readonly { id: Id; path: string }[];
  active: Id | null;
  /** The slice under the pointer, null for none. */
  onHover: (id: Id | null) => void;
  /** The slice that was clicked or touched. */
  onChoose: (id: Id) => void;
  /** Text in the middle: figure and what it counts. */
  value: string;
  label: string;
}

/** A ring of slices that points at the row of its table; the table has the words. */
export function Donut<Id extends string>({ slices, active, onHover, onChoose, value, label }: Props<Id>) {
  return (
    <div className="donut">
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        {slices.map(({ id, path }, index) => (
          <path
            key={id}
            d={path}
            className={`slice-${index}`}
            data-active={id === active || undefined}
            onPointerEnter={() => onHover(id)}
            onPointerLeave={() => onHover(null)}
            onClick={() => onChoose(id)}
          />
        ))}
      </svg>
      <p aria-hidden="true">
        <span className="figure">{value}</span>
        <span>{label}</span>
      </p>
    </div>
  );
}
