import type { ReactNode } from 'react';

/** A picture beside a section's title, of the brand's sign and of pixel avatars. It says nothing that the text omits. */
export function Opening({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`opening ${className}`} aria-hidden="true">
      {children}
    </div>
  );
}
