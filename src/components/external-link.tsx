import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Id of the page's hidden sentence that says that a link opens a new tab. It is in no selection and no search. */
export const NEW_TAB_ID = 'new-tab';

interface Props {
  href: string;
  className?: string;
  /** Accessible name, where the content is none or another. Such a link brings its own icon; others get the arrow. */
  label?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to another origin: opens a new tab that cannot reach back, and says so. */
export function ExternalLink({ href, className, label, onClick, children }: Props) {
  return (
    <a
      href={href}
      className={className}
      onClick={onClick}
      target="_blank"
      rel="noopener"
      aria-label={label}
      aria-describedby={NEW_TAB_ID}
    >
      {children}
      {!label && <Icon name="external" />}
    </a>
  );
}
