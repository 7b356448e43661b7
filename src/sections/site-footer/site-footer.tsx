import type { ReactNode } from 'react';
import { site } from 'virtual:site';
import { Icon } from '../../components/icon.tsx';
import { ExternalLink, Link, SectionLink } from '../../components/links.tsx';
import { labels, platformNav, productNav, type NavItem, whitepaper } from '../../content/navigation.ts';
import { footer } from '../../content/site-footer.ts';
import { Host } from './host.tsx';
import './site-footer.css';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
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
      <SectionLink to={id} className="link-quiet">
        {label}
      </SectionLink>
    </li>
  ));

const wordmark = `#${site.product}`;
/** In units of the drawing, whose letters are 100 high: the width of a character, and the height that shows. */
const CHARACTER = 56;
const width = wordmark.length * CHARACTER;
const height = Math.min(78, width / 5);

/**
 * All links and the contact. The name stands on the lower edge, as wide as the page.
 *
 * @param children a scene above it, which names the real site's host
 */
export function SiteFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="tone-ink">
      {children}
      <div className="wrap foot">
        <section id="contact" className="foot-contact">
          <h2 className="text-heading">{footer.contactTitle}</h2>
          <p className="text-muted">{footer.contactText}</p>
          <p className="row gap-x-4">
            <a className="link break-anywhere" href={`mailto:${site.email}`}>
              {site.email}
            </a>
            <ExternalLink href={site.links.community} className="btn btn-small">
              {footer.telegram}
            </ExternalLink>
            <ExternalLink href={site.links.profile} className="link-quiet justify-center" label={footer.onX}>
              <Icon name="x" />
            </ExternalLink>
            <ExternalLink href={site.links.community} className="link-quiet justify-center" label={footer.onTelegram}>
              <Icon name="telegram" />
            </ExternalLink>
          </p>
        </section>
        <nav className="foot-nav" aria-label={labels.footer}>
          <Column title={footer.product}>{sectionLinks(productNav)}</Column>
          <Column title={footer.platform}>{sectionLinks(platformNav)}</Column>
          <Column title={footer.company}>
            <li>
              <ExternalLink href={site.links.docs} className="link-quiet">
                {whitepaper}
              </ExternalLink>
            </li>
          </Column>
          <Column title={footer.legal}>
            <li>
              <Link to="/privacy" className="link-quiet">
                {footer.privacy}
              </Link>
            </li>
            <li>
              <Link to="/terms" className="link-quiet">
                {footer.terms}
              </Link>
            </li>
          </Column>
        </nav>
        <div className="foot-end">
          <p>{footer.copyright}</p>
          {!children && <Host />}
        </div>
        <svg className="wordmark" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <text y="80" fontSize="100" textLength={width} lengthAdjust="spacingAndGlyphs">
            {wordmark}
          </text>
        </svg>
      </div>
    </footer>
  );
}
