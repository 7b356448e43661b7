export type BadgeLook = 'full' | 'line' | 'dashed';

/** Told apart by shape and fill, not by colour. */
const looks: Record<BadgeLook, string> = {
  full: 'badge-full',
  line: 'badge-line',
  dashed: 'badge-dashed',
};

/** A state in a word. */
export function Badge({ look, children }: { look: BadgeLook; children: string }) {
  return <span className={`badge ${looks[look]}`}>{children}</span>;
}
