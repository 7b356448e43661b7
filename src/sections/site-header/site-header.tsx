import { useEffect, useRef, useState } from 'react';
import { site } from '../../../config/site.ts';
import { ExternalLink, SectionLink } from '../../components/links.tsx';
import { ControlIcon } from '../../components/icon.tsx';
import { demonstrationNotice } from '../../lib/demonstration.ts';
import { hero } from '#token/content/hero.ts';
import { labels, navigation, whitepaper } from '#token/content/navigation.ts';
import { useClientOnly } from '../../hooks/use-client-only.ts';
import { useOutOfView, useSectionInView } from '../../hooks/use-in-view.ts';
import { Logo } from '../../components/logo.tsx';
import './site-header.css';

const navIds = navigation.map(({ id }) => id);

function NavLinks({ current, onChoose }: { current: string | null; onChoose?: () => void }) {
  return navigation.map(({ id, label }) => (
    <li key={id}>
      <SectionLink to={id} className="nav-link" current={id === current} onClick={onChoose}>
        {label}
      </SectionLink>
    </li>
  ));
}

const notice = demonstrationNotice();

/** The landing page's header, and the bar that replaces it on scrolling. */
export function SiteHeader() {
  const marker = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const scrolled = useOutOfView(marker);
  // Without the script, the bar would never show.
  const hydrated = useClientOnly();
  const current = useSectionInView(navIds);
  const [opened, setOpened] = useState(false);
  const menuOpen = opened && scrolled;
  // The menu closes with the bar, and does not reopen by itself.
  if (opened && !scrolled) setOpened(false);
  const close = () => setOpened(false);

  useEffect(() => {
    if (!menuOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpened(false);
      toggle.current?.focus();
    };
    // Whatever takes focus next would be behind the open menu.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target !== toggle.current && !menu.current?.contains(target as Node)) setOpened(false);
    };
    // A touch outside the bar may land where nothing takes focus.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!bar.current?.contains(target as Node)) setOpened(false);
    };
    const onPopState = () => setOpened(false);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('focusin', onFocusIn, { signal });
    addEventListener('pointerdown', onPointerDown, { signal });
    addEventListener('popstate', onPopState, { signal });
    return () => listening.abort();
  }, [menuOpen]);

  return (
    <header className="tone-ink">
      {notice && (
        <p className="max-w-none px-gutter py-2 bg-warn-fill text-on-warn text-sm font-600 text-center">{notice}</p>
      )}
      <div ref={marker} className="absolute top-0 w-px h-[100px] pointer-events-none" />
      <div className="header-row">
        <Logo name={site.product} compact />
        <nav className="hidden xl:block print:hidden" aria-label={labels.sections}>
          <ul className="nav-pill">
            <NavLinks current={current} />
          </ul>
        </nav>
        <SectionLink to="features" className="btn btn-small">
          {hero.explore}
        </SectionLink>
      </div>
      {hydrated && (
        <div ref={bar} className="tone-ink sticky-bar" data-shown={scrolled} inert={!scrolled}>
          <div className="bar-row wrap">
            <Logo name={site.product} compact />
            <button
              ref={toggle}
              type="button"
              className="icon-btn menu-toggle"
              aria-label={labels.menu}
              aria-expanded={menuOpen}
              aria-controls="menu"
              onClick={() => setOpened(!menuOpen)}
            >
              <ControlIcon name={menuOpen ? 'close' : 'menu'} />
            </button>
            <nav
              ref={menu}
              id="menu"
              className="bar-nav"
              aria-label={labels.stickySections}
              data-open={menuOpen || undefined}
            >
              <ul className="nav-pill">
                <NavLinks current={current} onChoose={close} />
              </ul>
              <ExternalLink href={site.links.bot} className="btn btn-main menu-start" onClick={close}>
                {hero.start}
              </ExternalLink>
            </nav>
            <ExternalLink href={site.links.docs} className="btn btn-small">
              {whitepaper}
            </ExternalLink>
          </div>
        </div>
      )}
    </header>
  );
}
