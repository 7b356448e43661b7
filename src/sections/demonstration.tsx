import { Icon } from '../components/icon.tsx';
import { contracts } from '../content/contracts.ts';

/** Says of a demonstration address that it is one, and of any other that the site is not set up yet while it is not. */
export function Demonstration({ address }: { address: string }) {
  if (!HOLDS_DEMONSTRATION) return null;
  return (
    <p className=":uno-demonstration: flex items-center gap-2.5 text-signal font-600">
      <Icon name="warning" />
      {DEMONSTRATION_CONTRACTS.includes(address) ? contracts.demonstration : contracts.unfinished}
    </p>
  );
}
