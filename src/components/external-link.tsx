import type { ReactNode } from 'react';

interface Props {
  href: string;
  className?: string;
  /** Name for links that show only an icon. */
  label?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to another origin: opens a new tab that cannot reach back. */
export function ExternalLink({ href, className, label, onClick, children }: Props) {
  return (
    <a href={href} className={className} aria-label={label} onClick={onClick} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
