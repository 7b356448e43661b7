import { Icon } from './icon.tsx';

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
