import { Icon } from './icon.tsx';

/** Marks an address that nobody may rely on. */
export function Demonstration({ children }: { children: string }) {
  return (
    <p className=":uno-demonstration: flex items-center gap-2.5 text-warn font-600">
      <Icon name="warning" />
      {children}
    </p>
  );
}
