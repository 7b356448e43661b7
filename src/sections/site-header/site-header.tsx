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

interface MenuProps {
  id: string;
  label: string;
  current: string | null;
  /** Whether the bar that it is in is the one in view. */
  shown: boolean;
}

/** The links to the sections: in the bar where they fit, otherwise in a menu below its button. */
function Menu({ id, label, current, shown }: MenuProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  const isOpen = opened && shown;
  // The menu closes with its bar, and does not reopen by itself.
  if (opened && !shown) setOpened(false);
  const close = () => setOpened(false);

  useEffect(() => {
    if (!isOpen) return;
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
      if (!toggle.current?.closest('.bar')?.contains(target as Node)) setOpened(false);
    };
    const onPopState = () => setOpened(false);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('focusin', onFocusIn, { signal });
    addEventListener('pointerdown', onPointerDown, { signal });
    addEventListener('popstate', onPopState, { signal });
    return () => listening.abort();
  }, [isOpen]);

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className="icon-btn menu-toggle scripted"
        aria-label={labels.menu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpened(!isOpen)}
      >
        <ControlIcon name={isOpen ? 'close' : 'menu'} />
      </button>
      <nav ref={menu} id={id} className="bar-nav" aria-label={label} data-open={isOpen || undefined}>
        <ul className="nav-pill">
          {navigation.map((section) => (
            <li key={section.id}>
              <SectionLink to={section.id} className="nav-link" current={section.id === current} onClick={close}>
                {section.label}
              </SectionLink>
            </li>
          ))}
        </ul>
        <ExternalLink href={site.links.bot} className="btn btn-main menu-start" onClick={close}>
          {hero.start}
        </ExternalLink>
      </nav>
    </>
  );
}

const notice = demonstrationNotice();

/** The landing page's header, and the bar that replaces it on scrolling. */
export function SiteHeader() {
  const marker = useRef<HTMLDivElement>(null);
  const scrolled = useOutOfView(marker);
  // Without the script, the bar would never show.
  const hydrated = useClientOnly();
  const current = useSectionInView(navIds);
  return (
    <header className="tone-ink">
      {notice && (
        <p className="max-w-none px-gutter py-2 bg-warn-fill text-on-warn text-sm font-600 text-center">{notice}</p>
      )}
      <div ref={marker} className="absolute top-0 w-px h-[100px] pointer-events-none" />
      <div className="bar">
        <div className="bar-row wrap md:min-h-22">
          <Logo name={site.product} compact />
          <Menu id="menu" label={labels.sections} current={current} shown={!scrolled} />
          <SectionLink to="features" className="btn btn-small">
            {hero.explore}
          </SectionLink>
        </div>
      </div>
      {hydrated && (
        <div className="tone-ink bar sticky-bar" data-shown={scrolled} inert={!scrolled}>
          <div className="bar-row wrap">
            <Logo name={site.product} compact />
            <Menu id="sticky-menu" label={labels.stickySections} current={current} shown={scrolled} />
            <ExternalLink href={site.links.docs} className="btn btn-small">
              {whitepaper}
            </ExternalLink>
          </div>
        </div>
      )}
    </header>
  );
}
