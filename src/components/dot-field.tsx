import './dot-field.css';

interface Props {
  id: string;
  /** Number of marks; the first `full` of them are filled. */
  total: number;
  full: number;
  columns: number;
  shape: 'dot' | 'square';
  className?: string;
}

const CELL = 10;

/** Shows a figure as a field of equal marks. Pattern fills need at most three rectangles, whatever the count. */
export function DotField({ id, total, full, columns, shape, className }: Props) {
  const rows = Math.ceil(total / columns);
  const fill = `url(#${id})`;
  const fullRows = Math.floor(full / columns);
  const rest = full % columns;
  return (
    <svg className={`dot-field ${className ?? ''}`} viewBox={`0 0 ${columns * CELL} ${rows * CELL}`} aria-hidden="true">
      <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        {shape === 'dot' ? (
          <circle cx="5" cy="5" r="3.4" fill="currentColor" />
        ) : (
          <rect x=".6" y=".6" width="8.8" height="8.8" fill="currentColor" />
        )}
      </pattern>
      {total > full && shape === 'dot' && (
        <>
          <pattern id={`${id}-empty`} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
            <circle cx="5" cy="5" r="2.9" fill="none" stroke="currentColor" />
          </pattern>
          <rect width={columns * CELL} height={rows * CELL} fill={`url(#${id}-empty)`} />
        </>
      )}
      {fullRows > 0 && <rect className="dots-full" width={columns * CELL} height={fullRows * CELL} fill={fill} />}
      {rest > 0 && <rect className="dots-full" y={fullRows * CELL} width={rest * CELL} height={CELL} fill={fill} />}
    </svg>
  );
}
