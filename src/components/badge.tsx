export type BadgeLook = 'full' | 'line' | 'dashed';

/** Variants differ in shape and fill, not only in colour. */
const looks: Record<BadgeLook, string> = {
  full: 'badge-full',
  line: 'badge-line',
  dashed: 'badge-dashed',
};

/** Labels something with its state. */
export function Badge({ look, children }: { look: BadgeLook; children: string }) {
  return <span className={`badge ${looks[look]}`}>{children}</span>;
}
