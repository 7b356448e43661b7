import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from './link.tsx';
import type { SectionId } from '../content/types.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: SectionId;
  /** Marks the link to the section in view. */
  current?: boolean;
}

/** Links to a section of the landing page: the browser scrolls there, or the route changes from another page. */
export function SectionLink({ to, current, children, ...rest }: Props) {
  const { pathname } = useLocation();
  const shared = { ...rest, 'aria-current': current ? ('location' as const) : undefined };
  if (pathname === '/') {
    return (
      <a href={`#${to}`} {...shared}>
        {children}
      </a>
    );
  }
  return (
    <Link to={`/#${to}`} {...shared}>
      {children}
    </Link>
  );
}
