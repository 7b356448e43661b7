import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../config/site.ts';
import { Link, SkipLink } from '../components/links.tsx';
import { notFound } from '#token/content/not-found.ts';
import { labels } from '#token/content/navigation.ts';
import { useClientOnly } from '../hooks/use-client-only.ts';
import { Logo } from '../components/logo.tsx';
import { SiteFooter } from '../sections/site-footer/site-footer.tsx';
import type { Pages } from './types.ts';

/** Only plain words are repeated on the page: anything else could be somebody's address or message. */
const PLAIN = /^\/[a-z]+(-[a-z]+)*$/;
const MAX_LENGTH = '/'.length + 24;

/** Shown for every unknown path. They all share one document, so the browser fills in the path. */
function NotFound() {
  const { pathname } = useLocation();
  const shows = useClientOnly() && PLAIN.test(pathname) && pathname.length <= MAX_LENGTH;
  useEffect(() => {
    console.error('Unknown path', pathname);
  }, [pathname]);
  return (
    <>
      <SkipLink>{labels.skip}</SkipLink>
      <header className="tone-ink">
        <div className="header-row">
          <Logo name={site.product} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="tone-ink pt-16 pb-20">
        <div className="wrap flex flex-col gap-6">
          <h1 className="font-mono text-heading" tabIndex={-1}>
            {notFound.heading}
          </h1>
          <p
            className="max-w-full truncate text-display text-brand font-600 leading-tight tracking-normal"
            translate="no"
            dir="ltr"
          >
            {`#${shows ? pathname.slice(1) : notFound.tag}`}
          </p>
          <p className="lead">{notFound.joke}</p>
          <p className="text-muted">{notFound.text}</p>
          <p>
            <Link to="/" className="btn btn-main">
              {notFound.home}
            </Link>
          </p>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}

export const pages = { 'not-found': NotFound } satisfies Partial<Pages>;
