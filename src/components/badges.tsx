import { Icon } from './icon.tsx';

export type BadgeLook = 'full' | 'line' | 'dashed';

/** Variants differ in shape and fill, not only in colour. */
const looks: Record<BadgeLook, string> = {
  full: 'badge-full',
  line: 'badge-line',
  dashed: 'badge-dashed',
};

export function Badge({ look, children }: { look: BadgeLook; children: string }) {
  return <span className={`badge ${looks[look]}`}>{children}</span>;
}

const colors = { solana: 'text-solana', ethereum: 'text-ethereum', bnb: 'text-bnb' };

/** A chain's mark in its colour, and its name. */
export function ChainBadge({ id, name }: { id: keyof typeof colors; name: string }) {
  return (
    <span className=":uno-chain-badge: inline-flex items-center gap-2.5 font-600">
      <Icon name={id} className={colors[id]} />
      {name}
    </span>
  );
}

/** Marks an address or a link that nobody should rely on. */
export function Demonstration({ children }: { children: string }) {
  return (
    <span className="warn-mark">
      <Icon name="warning" />
      {children}
    </span>
  );
}
