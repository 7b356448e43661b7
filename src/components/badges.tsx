import type { IconName } from '../lib/icons.ts';
import { Icon } from './icon.tsx';
import './badges.css';

export type BadgeLook = 'full' | 'line' | 'dashed';

const looks: Record<BadgeLook, string> = { full: 'badge badge-full', line: 'badge', dashed: 'badge badge-dashed' };

export function Badge({ look, children }: { look: BadgeLook; children: string }) {
  return <span className={looks[look]}>{children}</span>;
}

/** A chain's mark in its colour, and its name. The build colours `chain-ID`. */
export function ChainBadge({ id, name }: { id: IconName; name: string }) {
  return (
    <span className="chain-badge">
      <Icon name={id} className={`chain-${id}`} />
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
