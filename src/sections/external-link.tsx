import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { labels } from '../content/navigation.ts';

interface Props {
  href: string;
  className?: string;
  /** Name for links that show only an icon. Every other one shows the arrow. */
  label?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to another origin: opens a new tab that cannot reach back, and says so. */
export function ExternalLink({ href, className, label, onClick, children }: Props) {
  return (
    <a href={href} className={className} onClick={onClick} target="_blank" rel="noopener">
      {children}
      {!label && <Icon name="external" />}
      <span className="sr-only">{`${label ?? ''} ${labels.newTab}`}</span>
    </a>
  );
}
