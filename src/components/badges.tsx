import { Icon } from './icon.tsx';
import './badges.css';

export type BadgeLook = 'full' | 'line' | 'dashed';

const looks: Record<BadgeLook, string> = { full: 'badge badge-full', line: 'badge', dashed: 'badge badge-dashed' };

export function Badge({ look, children }: { look: BadgeLook; children: string }) {
  return <span className={looks[look]}>{children}</span>;
}

const colors = { solana: 'text-solana', ethereum: 'text-ethereum', bnb: 'text-bnb' };

/** A chain's mark in its colour, and its name. */
export function ChainBadge({ id, name }: { id: keyof typeof colors; name: string }) {
  return (
    <span className="chain-badge">
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
