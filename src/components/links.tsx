import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import './links.css';
import type { ContentLink as Target, SectionId } from '../../shape/token.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Absolute path within the site, optionally with a hash. */
  to: string;
}

/**
 * A link that changes the route without loading a document. The router's own `Link` would also bundle prefetching for
 * framework mode, which this site does not use.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
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

/** Id of the hidden sentence that says that a link opens a new tab. Selection and find-in-page skip it. */
export const NEW_TAB_ID = 'new-tab';

interface ExternalLinkProps {
  /** Null for what does not exist; there is no link then. */
  href: string | null;
  className: string;
  /** Accessible name of a link that is an icon. Others end with an arrow. */
  label?: string;
  onClick?: () => void;
  children?: ReactNode;
}

/** A link to another origin, in a new tab that cannot reach this page; assistive technology announces the tab. */
export function ExternalLink({ href, className, label, onClick, children }: ExternalLinkProps) {
  if (href === null) return null;
  return (
    <a
      href={href}
      className={label ? className : `${className} icon-after icon-external`}
      onClick={onClick}
      target="_blank"
      rel="noopener"
      aria-label={label}
      aria-describedby={NEW_TAB_ID}
    >
      {children}
    </a>
  );
}

/** A link to another origin within a sentence, without the arrow. */
export function InlineLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="underline" href={href} target="_blank" rel="noopener" aria-describedby={NEW_TAB_ID}>
      {children}
    </a>
  );
}

interface SectionLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: SectionId;
  /** Marks the link to the section in view. */
  current?: boolean;
}

/** Links to a section of the landing page. The browser scrolls there; on other pages, the route changes first. */
export function SectionLink({ to, current, children, ...rest }: SectionLinkProps) {
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

/** A link from the content, to a section of the landing page or to a URL. */
export function ContentLink({ label, className = 'link', ...target }: Target & { className?: string }) {
  if ('section' in target) {
    return (
      <SectionLink to={target.section} className={className}>
        {label}
      </SectionLink>
    );
  }
  return (
    <ExternalLink href={target.href} className={className}>
      {label}
    </ExternalLink>
  );
}

/** Moves focus without a history entry, which would take an extra press of Back. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** The first tab stop: skips the navigation and moves focus to the content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className="skip-link px-5 py-3 rounded-control bg-signal text-on-signal font-600" href="#main" onClick={skip}>
      {children}
    </a>
  );
}
