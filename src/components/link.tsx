import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Absolute path within the site, optionally with a hash. */
  to: string;
}

/**
 * A link that changes the route without loading a document. The router's own `Link` would also bundle the prefetching
 * of framework routes, of which this site has none.
 */
export function Link({ to, onClick, children, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={to} onClick={click}>
      {children}
    </a>
  );
}
