import type { ReactNode } from 'react';
import { site } from '../../../config/site.ts';
import { withIcon } from '../../components/icon.tsx';
import { ExternalLink, Link, SectionLink } from '../../components/links.tsx';
import type { NavItem } from '../../../shape/token.ts';
import { labels, platformNav, productNav, whitepaper } from '#token/content/navigation.ts';
import { footer } from '#token/content/site-footer.ts';
import { tagOf } from '../../../config/format.ts';
import { readable } from '../../../config/names.ts';
import { Host } from './host.tsx';
import './site-footer.css';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid">
      <p className="label" aria-hidden="true">
        {title}
      </p>
      <ul aria-label={title}>{children}</ul>
    </div>
  );
}

const sectionLinks = (items: readonly NavItem[]) =>
  items.map(({ id, label }) => (
    <li key={id}>
      <SectionLink to={id} className="quiet-link">
        {label}
      </SectionLink>
    </li>
  ));

const wordmark = tagOf(site.product);
/** The fewest characters that fill the width. Shorter names would fill the screen’s height, too, and keep their size. */
const LEAST = 5;
/** In units of the drawing: 56 for each character. */
const width = Math.max(wordmark.length, LEAST) * 56;

/**
 * All links and the contact. The name is whole, with its descenders: a part of it could be misread.
 *
 * @param children a scene above it, which names the real site's host
 * @param quiet whether the page itself has something as large as the name
 */
export function SiteFooter({ children, quiet }: { children?: ReactNode; quiet?: boolean }) {
  return (
    <footer className="tone-ink">
      {children}
      <div className="wrap halves gap-y-4 pt-6 pb-4 md:gap-y-10 md:pt-16">
        <section
          id="contact"
          className="row content-start justify-between gap-x-4 pb-3 md:justify-start md:pb-0 lg:-mt-3"
        >
          <h2 className="text-heading">{footer.contactTitle}</h2>
          <p className="-mr-3">
            <ExternalLink
              href={site.links.profile}
              className={`quiet-link justify-center ${withIcon('x')}`}
              label={footer.onX}
            />
            <ExternalLink
              href={site.links.community}
              className={`quiet-link justify-center ${withIcon('telegram')}`}
              label={footer.onTelegram}
            />
          </p>
          <p className="row justify-between gap-x-4 w-full md:justify-start">
            <a className="link" href={`mailto:${site.email}`}>
              {readable(site.email)}
            </a>
            <ExternalLink href={site.links.community} className="btn btn-small">
              {footer.telegram}
            </ExternalLink>
          </p>
          <p className="pt-2 text-sm text-muted">{footer.caution}</p>
        </section>
        <nav className="foot-nav" aria-label={labels.footer}>
          <Column title={footer.product}>{sectionLinks(productNav)}</Column>
          <Column title={footer.platform}>{sectionLinks(platformNav)}</Column>
          {site.links.docs && (
            <Column title={footer.company}>
              <li>
                <ExternalLink href={site.links.docs} className="quiet-link">
                  {whitepaper}
                </ExternalLink>
              </li>
            </Column>
          )}
          <Column title={footer.legal}>
            <li>
              <Link to="/privacy" className="quiet-link">
                {footer.privacy}
              </Link>
            </li>
            <li>
              <Link to="/terms" className="quiet-link">
                {footer.terms}
              </Link>
            </li>
          </Column>
        </nav>
        <div className="row justify-between gap-x-8 text-sm md:pt-3 md:border-t md:border-line text-muted lg:col-span-2">
          <p>{footer.copyright}</p>
          {!children && <Host />}
        </div>
        {!quiet && (
          <svg className="wordmark lg:col-span-2" viewBox={`0 0 ${width} 106`} aria-hidden="true">
            <text
              x="-2"
              y="80"
              fontSize="100"
              textLength={wordmark.length < LEAST ? undefined : width + 3}
              lengthAdjust="spacingAndGlyphs"
            >
              {wordmark}
            </text>
          </svg>
        )}
      </div>
    </footer>
  );
}
