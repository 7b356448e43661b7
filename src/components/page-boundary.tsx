import { Component, type ReactNode } from 'react';
import { mayReload } from '../lib/history.ts';
import { Link } from './link.tsx';

interface Props {
  /** What stands in place of the page. */
  words: Record<'heading' | 'text' | 'retry' | 'home', string>;
  children: ReactNode;
}

/** Moves focus to the heading of a page that nobody asked for, so that a screen reader tells of it. */
const focusOn = (heading: HTMLHeadingElement | null): void => heading?.focus();

/**
 * Catches a page whose code did not arrive. After a deployment the old page asks for chunks that are gone, and a new
 * document knows the new ones; where that does not help, the visitor gets a way out. The way home needs no network: the
 * landing page is in the entry script.
 */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (mayReload()) location.reload();
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <main className="tone-ink fill-page">
        <div className="wrap stack-6">
          <h1 className="title" tabIndex={-1} ref={focusOn}>
            {words.heading}
          </h1>
          <p className="lead">{words.text}</p>
          <p className="row-4">
            <a className="btn btn-main" href={location.pathname}>
              {words.retry}
            </a>
            {location.pathname !== '/' && (
              <Link className="btn btn-quiet" to="/">
                {words.home}
              </Link>
            )}
          </p>
        </div>
      </main>
    );
  }
}
