import './dot-field.css';

interface Props {
  /** Number of marks; the first `full` of them are filled. */
  total: number;
  full: number;
  shape: 'dot' | 'square';
}

const CELL = 10;
/** Marks in a row. */
const COLUMNS = { dot: 20, square: 9 } as const;

/** The marks are the dashes of a line through each row. */
const rowsOf = (count: number, columns: number): string =>
  Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const length = Math.min(columns, count - row * columns) * CELL;
    return `M0 ${(row + 0.5) * CELL}h${length}`;
  }).join('');

const dashes = {
  dot: { strokeWidth: 6.8, strokeLinecap: 'round', strokeDasharray: `0 ${CELL}`, strokeDashoffset: -CELL / 2 },
  square: { strokeWidth: 8.8, strokeDasharray: '8.8 1.2', strokeDashoffset: -0.6 },
} as const;

/** Shows a figure as a field of equal marks: two paths, whatever the count. */
export function DotField({ total, full, shape }: Props) {
  const columns = COLUMNS[shape];
  const size = `0 0 ${columns * CELL} ${Math.ceil(total / columns) * CELL}`;
  return (
    <svg className="dot-field" viewBox={size} {...dashes[shape]} aria-hidden="true">
      {total > full && <path d={rowsOf(total, columns)} stroke="var(--edge)" strokeWidth="3" />}
      <path
        className={shape === 'square' ? 'appears dots-full dots-square' : 'appears dots-full'}
        d={rowsOf(full, columns)}
        stroke="currentColor"
      />
    </svg>
  );
}
