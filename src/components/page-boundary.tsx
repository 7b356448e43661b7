import { Component, type ReactNode } from 'react';
import { recover } from '../lib/recovery.ts';
import { Link } from './links.tsx';

interface Props {
  /** Shown instead of the page. */
  words: Record<'heading' | 'text' | 'retry' | 'home', string>;
  /** Rendered before the page, and before its fallback. */
  arrival: ReactNode;
  children: ReactNode;
}

/**
 * Catches a page whose code did not arrive or fails. A new document usually helps; where none can be loaded, visitors
 * can retry or go home, which needs no network because the landing page is in the entry script.
 */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    recover(error);
  }

  override render() {
    const { words, arrival, children } = this.props;
    return (
      <>
        {arrival}
        {this.state.failed ? (
          <main className="tone-ink grid min-h-screen items-center py-16">
            <div className="wrap flex flex-col gap-6">
              <h1 className="text-title" tabIndex={-1}>
                {words.heading}
              </h1>
              <p className="lead">{words.text}</p>
              <p className="row gap-4">
                <a className="btn btn-main" href={location.pathname}>
                  {words.retry}
                </a>
                {location.pathname !== '/' && (
                  <Link className="btn" to="/">
                    {words.home}
                  </Link>
                )}
              </p>
            </div>
          </main>
        ) : (
          children
        )}
      </>
    );
  }
}
