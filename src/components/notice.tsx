import { Icon } from './icon.tsx';
import './notice.css';

/** A sentence that visitors should read before they act. */
export function Notice({ children }: { children: string }) {
  return (
    <p className="notice">
      <Icon name="warning" />
      {children}
    </p>
  );
}
