import { Icon } from '../components/icon.tsx';
import { contracts } from '../content/contracts.ts';

/** Says of a demonstration address that it is one; nothing beside an operator's own. */
export function Demonstration({ address }: { address: string }) {
  if (!DEMONSTRATION_CONTRACTS.includes(address)) return null;
  return (
    <p className="demonstration">
      <Icon name="warning" />
      {contracts.demonstration}
    </p>
  );
}
