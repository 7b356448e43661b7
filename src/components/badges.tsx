import type { IconName } from '../../shape/token.ts';
import { withIcon } from './icon.tsx';

export type BadgeLook = 'check' | 'full' | 'line' | 'dashed' | 'dotted';

/** They differ in shape and fill, not only in colour. */
const looks: Record<BadgeLook, string> = {
  check: `badge border-edge rounded-badge ${withIcon('check')}`,
  full: 'badge border-fg rounded-badge solid',
  line: 'badge border-edge rounded-badge',
  dashed: 'badge border-edge rounded-badge border-dashed',
  dotted: 'badge border-edge rounded-pill border-dotted',
};

export function Badge({ look, children }: { look: BadgeLook; children: string }) {
  return <span className={looks[look]}>{children}</span>;
}

/** A chain's mark in its colour, and its name. The build colours `chain-ID`. */
export function ChainBadge({ id, name }: { id: IconName; name: string }) {
  return <span className={`${withIcon(id)} chain-${id} font-600`}>{name}</span>;
}

/** Marks an address or a link that nobody should rely on. */
export function Demonstration({ children }: { children: string }) {
  return (
    <span
      className={`${withIcon('warning')} px-2 py-px border border-warn rounded-badge bg-warn-fill text-on-warn text-sm font-600`}
    >
      {children}
    </span>
  );
}
