import { Icon } from '../components/icon.tsx';
import { contracts } from '../content/contracts.ts';

/** Marks a demonstration address; beside a real address, says if the site is not fully set up yet. */
export function Demonstration({ address }: { address: string }) {
  if (!HOLDS_DEMONSTRATION) return null;
  return (
    <p className=":uno-demonstration: flex items-center gap-2.5 text-signal font-600">
      <Icon name="warning" />
      {DEMONSTRATION_CONTRACTS.includes(address) ? contracts.demonstration : contracts.unfinished}
    </p>
  );
}
