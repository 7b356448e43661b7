import './donut.css';

interface Props<Id extends string> {
  /** The slices' paths in order, centred on 0,0 with a radius of at most 100. */
  slices: readonly { id: Id; path: string }[];
  /** Fill of each slice: a colour or `url(#pattern)`. */
  fills: Readonly<Record<Id, string>>;
  active: Id | null;
  /** The slice under the pointer, or null. */
  onHover: (id: Id | null) => void;
  /** Called with the slice that was clicked or touched. */
  onChoose: (id: Id) => void;
  /** Text in the middle: a figure and its unit. */
  value: string;
  label: string;
}

/** A ring whose slices highlight their rows in a table. The table is the accessible version. */
export function Donut<Id extends string>({ slices, fills, active, onHover, onChoose, value, label }: Props<Id>) {
  return (
    <div className=":uno-donut: relative mx-auto w-[min(100%,260px)] md:w-[min(100%,420px)]">
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        {slices.map(({ id, path }) => (
          <path
            key={id}
            d={path}
            fill={fills[id]}
            data-active={id === active || undefined}
            onPointerEnter={() => onHover(id)}
            onPointerLeave={() => onHover(null)}
            onClick={() => onChoose(id)}
          />
        ))}
      </svg>
      <p
        className=":uno-donut-text: absolute inset-0 grid place-content-center justify-items-center text-center pointer-events-none"
        aria-hidden="true"
      >
        <span className="figure">{value}</span>
        <span className=":uno-donut-label: max-w-9em leading-[1.3] text-muted">{label}</span>
      </p>
    </div>
  );
}
