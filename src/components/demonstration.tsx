import { Icon } from './icon.tsx';

/** Marks an address or a link that nobody may rely on. */
export function Demonstration({ children }: { children: string }) {
  return (
    <span className="warn-mark">
      <Icon name="warning" />
      {children}
    </span>
  );
}
