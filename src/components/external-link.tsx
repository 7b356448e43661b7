import type { ReactNode } from 'react';

interface Props {
  href: string;
  className?: string;
  /** Accessible name of a link that shows only an icon. */
  label?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Links to another origin in a new tab, which gets no access to this one. */
export function ExternalLink({ href, className, label, onClick, children }: Props) {
  return (
    <a href={href} className={className} aria-label={label} onClick={onClick} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
