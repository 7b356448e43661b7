import { Link, ExternalLink, SectionLink } from '../../components/links.tsx';
import { site } from 'virtual:site';
import { Icon } from '../../components/icon.tsx';
import { footer } from '../../content/site-footer.ts';
import { labels, platformNav, productNav, type NavItem, whitepaper } from '../../content/navigation.ts';
import { Logo } from '../../components/logo.tsx';
import './site-footer.css';

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <p className="label" aria-hidden="true">
        {title}
      </p>
      <ul className="pt-2" aria-label={title}>
        {children}
      </ul>
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
/** Width of a character in the drawing, and the drawing's minimum width in characters: a short word stays small. */
const CHARACTER = 56;
const ROOM = 12;
const wordmarkWidth = wordmark.length * CHARACTER;

/** The contact, all links, and the host of the real site. */
export function SiteFooter() {
  return (
    <footer className="tone-ink pt-rhythm pb-6 border-t border-line">
      <div className="wrap flex flex-col gap-6 md:gap-16">
        <section id="contact" className="foot-contact">
          <div className="flex flex-col gap-2">
            <h2 className="text-title">{footer.contactTitle}</h2>
            <p className="lead text-muted">{footer.contactText}</p>
          </div>
          <div className="row gap-3">
            <a className="btn min-w-0" href={`mailto:${site.email}`}>
              <Icon name="mail" />
              <span className="min-w-0 break-anywhere">{site.email}</span>
            </a>
            <ExternalLink href={site.links.community} className="btn">
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
        <svg className="wordmark" viewBox={`0 0 ${Math.max(wordmarkWidth, ROOM * CHARACTER)} 104`} aria-hidden="true">
          <text y="80" fontSize="100" textLength={wordmarkWidth} lengthAdjust="spacingAndGlyphs">
            {wordmark}
          </text>
        </svg>
        <div className="foot-end">
          <Logo name={site.product} />
          <p>{footer.copyright}</p>
          <p>
            {footer.host}{' '}
            <b className="text-fg" translate="no">
              {new URL(site.origin).host}
            </b>
          </p>
        </div>
      </div>
    </footer>
  );
}
