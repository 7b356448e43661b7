import { Link } from '../components/link.tsx';
import { site } from 'virtual:site';
import { ExternalLink } from '../components/external-link.tsx';
import { Icon } from '../components/icon.tsx';
import { footer } from '../content/site-footer.ts';
import { labels, platformNav, productNav, type NavItem } from '../content/navigation.ts';
import { Logo } from './logo.tsx';
import { SectionLink } from './section-link.tsx';

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h3 className="label">{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

const sectionLinks = (items: readonly NavItem[]) =>
  items.map(({ id, label }) => (
    <li key={id}>
      <SectionLink to={id} className="foot-link">
        {label}
      </SectionLink>
    </li>
  ));

const wordmark = `#${site.product}`;

/** Contact, every way on, and the host that the site is really at. */
export function SiteFooter() {
  return (
    <footer className="tone-ink site-footer">
      <div className="wrap stack-16">
        <section id="contact" className="contact" aria-labelledby="contact-title">
          <div className="stack-2">
            <h2 className="title" id="contact-title">
              {footer.contactTitle}
            </h2>
            <p className="lead text-muted">{footer.contactText}</p>
          </div>
          <div className="row-3 actions">
            <a className="btn btn-quiet" href={`mailto:${site.email}`}>
              <Icon name="mail" />
              {site.email}
            </a>
            <ExternalLink href={site.links.community} className="btn btn-main">
              {footer.telegram}
            </ExternalLink>
            <ExternalLink href={site.links.profile} className="icon-btn" label={footer.onX}>
              <Icon name="x" />
            </ExternalLink>
            <ExternalLink href={site.links.community} className="icon-btn" label={footer.onTelegram}>
              <Icon name="telegram" />
            </ExternalLink>
          </div>
        </section>
        <nav className="foot-nav" aria-label={labels.footer}>
          <Column title={footer.product}>{sectionLinks(productNav)}</Column>
          <Column title={footer.platform}>{sectionLinks(platformNav)}</Column>
          <Column title={footer.company}>
            <li>
              <ExternalLink href={site.links.docs} className="foot-link">
                {footer.whitepaper}
              </ExternalLink>
            </li>
          </Column>
          <Column title={footer.legal}>
            <li>
              <Link to="/privacy" className="foot-link">
                {footer.privacy}
              </Link>
            </li>
            <li>
              <Link to="/terms" className="foot-link">
                {footer.terms}
              </Link>
            </li>
          </Column>
        </nav>
        <svg className="wordmark" viewBox={`0 0 ${wordmark.length * 56} 104`} aria-hidden="true">
          <text y="80" fontSize="100" textLength={wordmark.length * 56} lengthAdjust="spacingAndGlyphs">
            {wordmark}
          </text>
        </svg>
        <div className="foot-end">
          <Logo />
          <p>{footer.copyright}</p>
          <p>
            {footer.host} <b translate="no">{new URL(site.origin).host}</b>
          </p>
        </div>
      </div>
    </footer>
  );
}
