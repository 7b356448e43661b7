import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../config/site.ts';
import { Link, SkipLink } from '../components/links.tsx';
import { notFound } from '#token/content/not-found.ts';
import { labels } from '#token/content/navigation.ts';
import { Logo } from '../components/logo.tsx';
import { SiteFooter } from '../sections/site-footer/site-footer.tsx';
import type { Pages } from './types.ts';
import './not-found.css';

/**
 * The same for every unknown path. The path is only in the console: on the page, whoever makes a link could write under
 * the site's logo.
 */
function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('Unknown path', pathname);
  }, [pathname]);
  return (
    <>
      <SkipLink>{labels.skip}</SkipLink>
      {/* Above the heading, whose letters' boxes reach over the name and would take its clicks. */}
      <header className="tone-ink relative">
        <div className="header-row">
          <Logo name={site.product} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="tone-ink pb-20">
        <div className="wrap flex flex-col items-start gap-6">
          <h1 className="not-found" tabIndex={-1}>
            {notFound.heading}
          </h1>
          <p className="text-subtitle">{notFound.text}</p>
          <p>
            <Link to="/" className="btn btn-main">
              {notFound.home}
            </Link>
          </p>
        </div>
      </main>
      <SiteFooter quiet />
    </>
  );
}

export const pages = { 'not-found': NotFound } satisfies Partial<Pages>;
