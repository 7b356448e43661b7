import { Component, type ReactNode } from 'react';
import { session } from '../lib/session.ts';
import { Link } from './link.tsx';

const RELOADED_KEY = 'site:reloaded-for-chunk';

/** Whether this failure may be mended by loading the document again: once a path, and never while offline. */
function mayReload(): boolean {
  if (!navigator.onLine || session.get(RELOADED_KEY) === location.pathname) return false;
  return session.set(RELOADED_KEY, location.pathname);
}

/** Moves focus to the heading of a page that nobody asked for, so that a screen reader tells of it. */
const focusOn = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** On the landing page itself only a new document helps. */
function HomeLink() {
  const className = 'btn btn-quiet';
  const text = 'Return to Home';
  return location.pathname === '/' ? (
    <a className={className} href="/">
      {text}
    </a>
  ) : (
    <Link className={className} to="/">
      {text}
    </Link>
  );
}

/**
 * Catches a page whose code did not arrive. After a deployment the old page asks for chunks that are gone, and a new
 * document knows the new ones; where that does not help, the visitor gets a way out. The way home needs no network: the
 * landing page is in the entry script.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (mayReload()) location.reload();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="tone-ink fill-page">
        <div className="wrap stack-6">
          <h1 className="title" tabIndex={-1} ref={focusOn}>
            This page did not arrive
          </h1>
          <p className="lead">The connection may be down, or the site has just been updated.</p>
          <p className="row-4">
            <a className="btn btn-main" href={location.pathname}>
              Try again
            </a>
            <HomeLink />
          </p>
        </div>
      </main>
    );
  }
}
